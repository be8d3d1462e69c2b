-- Counters of wrong passwords: losing them in a crash harms nobody, waiting for the disk at every guess does.
ALTER TABLE "password_failures" SET UNLOGGED;
