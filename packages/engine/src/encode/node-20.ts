/**
 * node-av calls Promise.withResolvers, which Node 20 lacks; without it its demuxer silently yields nothing.
 * Import this file before node-av.
 */
type Resolvers = { promise: Promise<unknown>; resolve(value: unknown): void; reject(reason: unknown): void };

const constructor = Promise as typeof Promise & { withResolvers?: () => Resolvers };

constructor.withResolvers ??= () => {
  const resolvers: Partial<Resolvers> = {};
  resolvers.promise = new Promise((resolve, reject) => {
    resolvers.resolve = resolve;
    resolvers.reject = reject;
  });
  return resolvers as Resolvers;
};
