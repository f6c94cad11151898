"""Computer opponents by level. Each sees a :class:`~cribbage_a11y.engine.view.SeatView` and nothing more."""
