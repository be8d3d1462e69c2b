CREATE TABLE "video_pieces" (
	"video_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name_key" text NOT NULL,
	"pieces" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_pieces" ADD CONSTRAINT "video_pieces_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Out of the way: a search reads many of these rows and hardly ever their pieces.
ALTER TABLE "video_pieces" ALTER COLUMN "pieces" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "video_pieces" SET (toast_tuple_target = 128);
--> statement-breakpoint
-- Every run of so many bytes in a text, each as a number that is its user's own: one account's search never walks through
-- the videos of others. Two pieces may share a number; whoever looks them up compares the text itself afterwards.
CREATE FUNCTION search_pieces(of_user text, words text, size integer) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT (
    (size << 24) + (get_byte(bytes, place) << 16)
    + CASE WHEN size > 1 THEN get_byte(bytes, place + 1) << 8 ELSE 0 END
    + CASE WHEN size > 2 THEN get_byte(bytes, place + 2) ELSE 0 END
  ) # salt), '{}')
  FROM (
    SELECT convert_to(words, 'UTF8') AS bytes, ('x' || left(md5(of_user), 8))::bit(32)::integer AS salt OFFSET 0
  ) AS given, generate_series(0, length(bytes) - size) AS place
$$;
--> statement-breakpoint
CREATE FUNCTION keep_video_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO video_pieces (video_id, created_at, name_key, pieces)
  VALUES (NEW.id, NEW.created_at, NEW.name_key,
    search_pieces(NEW.user_id, NEW.search_key, 1) || search_pieces(NEW.user_id, NEW.search_key, 2) || search_pieces(NEW.user_id, NEW.search_key, 3))
  ON CONFLICT (video_id) DO UPDATE SET name_key = excluded.name_key, pieces = excluded.pieces;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_pieces AFTER INSERT OR UPDATE OF search_key ON "videos" FOR EACH ROW EXECUTE FUNCTION keep_video_pieces();
--> statement-breakpoint
-- What was made before; the index comes last, which is quicker than one entry at a time.
INSERT INTO video_pieces (video_id, created_at, name_key, pieces)
SELECT id, created_at, name_key, search_pieces(user_id, search_key, 1) || search_pieces(user_id, search_key, 2) || search_pieces(user_id, search_key, 3)
FROM videos;
--> statement-breakpoint
CREATE INDEX "video_pieces_found" ON "video_pieces" USING gin ("pieces") WITH (fastupdate=false);
