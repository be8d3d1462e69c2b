/** Part of every result and cache key: raise it whenever the same spec would give other bytes. */
export const ENGINE_VERSION = "2.24.0";
