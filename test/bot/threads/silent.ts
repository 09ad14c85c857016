/** A thread that never says that it is ready, since it ends at once. */
export {}
