import { timestamp } from "drizzle-orm/pg-core";

export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
export const createdAt = () => at("created_at").notNull();
export const updatedAt = () => at("updated_at").notNull();
