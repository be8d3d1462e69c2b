-- A search reads a few pages of the index; starting a second process for it takes longer than the search itself.
ALTER TABLE "video_pieces" SET (parallel_workers = 0);
