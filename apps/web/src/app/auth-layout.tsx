import { Outlet } from "react-router";
import { useForgetLastUser } from "#data/accounts/accounts.ts";
import { T } from "#lib/messages.tsx";
import { AppearanceTools } from "#ui/appearance/appearance-tools.tsx";
import { EnglishOffer } from "#ui/appearance/english-offer.tsx";
import { BrandLink } from "./brand-link.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

/** The form on one side, a frame of a film made by the product on the other. */
export function AuthLayout() {
  useForgetLastUser();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center justify-between gap-4 px-4 py-4 md:px-8">
          <BrandLink to="/" />
          <div className="flex items-center gap-1">
            <AppearanceTools />
          </div>
        </header>
        <EnglishOffer />
        <OfflineNotice />
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 pt-6 pb-16 md:px-0">
          <Outlet />
        </main>
      </div>
      <aside className="sticky top-0 hidden h-dvh overflow-hidden lg:block">
        <img src="/films/portrait.jpg" alt="" className="absolute inset-0 size-full object-cover" />
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 to-transparent px-10 pt-32 pb-10 text-white">
          <p className="text-xl font-semibold">
            <T k="auth.aside.title" />
          </p>
          <p className="mt-2 text-md text-white/85">
            <T k="auth.aside.text" />
          </p>
        </div>
      </aside>
    </div>
  );
}
