import type { EngineCapabilities } from "#videos/capabilities.ts";

/** What everybody has to know of a service: its brand, where its keys come from, and what it can do. */
export type ServiceFacts = {
  /** The same in every language. */
  name: string;
  /** Where a user gets a key of their own. Vendors move such pages: docs/ACCOUNTS.md says when they were looked up. */
  keyPage: string;
  films?: {
    /** What the create call names it. */
    serviceType: string;
    /** Of the model that stands in the settings by default. */
    capabilities: EngineCapabilities;
  };
  writes?: true;
  speaks?: true;
};
