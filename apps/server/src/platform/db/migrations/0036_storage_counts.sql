CREATE TABLE "storage_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "storage_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "videos_user_bytes";--> statement-breakpoint
ALTER TABLE "storage_counts" ADD CONSTRAINT "storage_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "storage_counts_user" ON "storage_counts" USING btree ("user_id");--> statement-breakpoint
-- Never waits for another transaction: a row that somebody else holds is left to them and another one is opened.
CREATE FUNCTION add_to_storage_counts(of_user text, more_bytes bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF more_bytes = 0 THEN
    RETURN;
  END IF;
  UPDATE storage_counts SET bytes = bytes + more_bytes
  WHERE id = (SELECT id FROM storage_counts WHERE user_id = of_user LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    -- The user may be going, and everything with them.
    INSERT INTO storage_counts (user_id, bytes)
    SELECT of_user, more_bytes WHERE EXISTS (SELECT FROM users WHERE users.id = of_user);
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_film_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_storage_counts(NEW.user_id, coalesce(NEW.bytes, 0));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_storage_counts(OLD.user_id, -coalesce(OLD.bytes, 0));
  ELSE
    PERFORM add_to_storage_counts(NEW.user_id, coalesce(NEW.bytes, 0) - coalesce(OLD.bytes, 0));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The pictures that everybody starts with are shared and count for nobody.
CREATE FUNCTION count_picture_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.starter IS NULL THEN
    PERFORM add_to_storage_counts(NEW.user_id, NEW.bytes);
  ELSIF TG_OP = 'DELETE' AND OLD.starter IS NULL THEN
    PERFORM add_to_storage_counts(OLD.user_id, -OLD.bytes);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_storage AFTER INSERT OR DELETE OR UPDATE OF bytes ON "videos" FOR EACH ROW EXECUTE FUNCTION count_film_bytes();
--> statement-breakpoint
CREATE TRIGGER images_storage AFTER INSERT OR DELETE ON "images" FOR EACH ROW EXECUTE FUNCTION count_picture_bytes();
--> statement-breakpoint
INSERT INTO storage_counts (user_id, bytes)
SELECT user_id, sum(bytes)
FROM (
  SELECT user_id, bytes FROM videos WHERE bytes IS NOT NULL
  UNION ALL
  SELECT user_id, bytes FROM images WHERE starter IS NULL
) AS kept
GROUP BY user_id;
