/** For what a film, an upload or an export takes on a machine that is slow or busy. */
export const patiently = { timeout: 240_000 };
