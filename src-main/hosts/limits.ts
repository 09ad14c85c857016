/** How much a wire may ask of the host. Each limit is tested where it stands and one past it. */

export const limits = {
  /** Size of one message, in bytes, and the pieces it may come in. */
  message: 1024 * 1024,
  fragments: 128,
  /** How deep a message may be nested, and how many fields one object in it may have. */
  depth: 64,
  keys: 1_000,
  /** Windows that may be connected at once. */
  connections: 20,
  /** Calls of one window: so many at once, then so many a second. */
  burst: 200,
  callsPerSecond: 50,
  /** What may wait to be read by a window before it is cut off, in bytes. */
  unread: 16 * 1024 * 1024,
  /** The head of a request: bytes, lines, and milliseconds to send it. */
  head: 16 * 1024,
  headLines: 100,
  headTime: 10_000,
  /** How long the start address is good for, in milliseconds. */
  address: 30_000,
  /** Text of an error that leaves the host, in characters. */
  errorText: 300,
} as const
