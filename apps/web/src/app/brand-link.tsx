import { Link } from "react-router";
import { Logo } from "#ui/appearance/logo.tsx";

export function BrandLink({ to, isMarkOnly = false }: { to: string; isMarkOnly?: boolean }) {
  return (
    <Link to={to} className="inline-flex rounded-md">
      <Logo isMarkOnly={isMarkOnly} />
    </Link>
  );
}
