import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * The secret of a mailed link, which stands behind `#`: no browser sends that to a server. It is read once and taken out
 * of the address bar, so that it stays in no history and on no screenshot.
 */
export function useLinkToken(): string | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const found = readLinkToken(hash);
  const [token, setToken] = useState(found);
  // A link opened where its page is shown already changes nothing but the hash.
  if (found !== undefined && found !== token) setToken(found);
  useEffect(() => {
    if (hash !== "") void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}

function readLinkToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("token");
  return token === null || token === "" ? undefined : token;
}
