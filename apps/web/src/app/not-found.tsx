import { T } from "#lib/messages.tsx";
import { hasToken } from "#lib/session.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { FullPage } from "./full-page.tsx";

export function NotFound() {
  return (
    <>
      <header className="page-width flex h-16 items-center">
        <BrandLink to="/" />
      </header>
      <FullPage
        code="404"
        title={<T k="notFound.title" />}
        text={<T k="notFound.text" />}
        actions={
          <>
            <ButtonLink to="/" variant="primary">
              <T k="notFound.home" />
            </ButtonLink>
            {hasToken() && (
              <ButtonLink to="/dashboard">
                <T k="notFound.dashboard" />
              </ButtonLink>
            )}
          </>
        }
      />
    </>
  );
}
