/** By themselves: the frame of every page counts what waits, and has no need of how videos are kept. */
export const inboxKeys = { all: ["inbox"] as const, of: (userId: string) => ["inbox", userId] as const };
