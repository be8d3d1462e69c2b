-- The same numbers as before. The sort that finds those which are there twice took the whole text along with each of them,
-- and a prompt of two thousand letters went to the disk three times.
CREATE OR REPLACE FUNCTION search_pieces(of_user text, words text, size integer) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT piece), '{}')
  FROM (
    SELECT (
      (size << 24) + (get_byte(bytes, place) << 16)
      + CASE WHEN size > 1 THEN get_byte(bytes, place + 1) << 8 ELSE 0 END
      + CASE WHEN size > 2 THEN get_byte(bytes, place + 2) ELSE 0 END
    ) # salt AS piece
    FROM (
      SELECT convert_to(words, 'UTF8') AS bytes, ('x' || left(md5(of_user), 8))::bit(32)::integer AS salt OFFSET 0
    ) AS given, generate_series(0, length(bytes) - size) AS place
    OFFSET 0
  ) AS found
$$;
