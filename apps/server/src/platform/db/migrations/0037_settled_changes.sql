-- A change on the channel that was overtaken or refused tells of it until its owner has dropped it or wished for another.
CREATE TRIGGER uploads_changed_settle_notifications AFTER UPDATE ON "uploads" FOR EACH ROW
WHEN (OLD.change_status IN ('conflict', 'failed') AND OLD.change_status IS DISTINCT FROM NEW.change_status)
EXECUTE FUNCTION settle_upload_notifications();
