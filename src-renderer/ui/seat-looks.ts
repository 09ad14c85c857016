/** What tells seats apart wherever they are shown: a shape and a colour each, so that neither is needed alone. */

/** By seat, on a field of 20 by 20. */
export const seatShapes = [
  'M10 2a8 8 0 1 1 0 16a8 8 0 0 1 0-16',
  'M3 3h14v14h-14z',
  'M10 1.5L19 17.5H1z',
  'M10 1L19 10L10 19L1 10z',
  'M6 2h8l5 8l-5 8h-8l-5-8z',
  'M10 1l2.6 6.2l6.6.5l-5 4.3l1.6 6.5l-5.8-3.5l-5.8 3.5l1.6-6.5l-5-4.3l6.6-.5z',
] as const

/** By seat. */
export const seatColours = ['#56b4e9', '#e69f00', '#2fb68b', '#d88bb5', '#f0e442', '#e5692d'] as const
