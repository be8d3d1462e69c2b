const DEFAULT_DEADLINE_MS = 5000;

/** Rejects when the work takes longer than anybody should wait for a round trip. */
export async function withDeadline<T>(
  work: Promise<T>,
  message: string,
  milliseconds = DEFAULT_DEADLINE_MS,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
