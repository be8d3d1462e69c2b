import { expect, type Page } from "@playwright/test";

export type Account = { fullname: string; username: string; email: string; password: string };

let count = 0;

export function newAccount(): Account {
  count += 1;
  const username = `ada_${Date.now().toString(36)}_${count}`;
  return { fullname: "Ada Yılmaz", username, email: `${username}@example.com`, password: "kirmizi-ucurtma" };
}

/** Opens an account through the form, as a visitor would. */
export async function signUp(page: Page, account: Account = newAccount()): Promise<Account> {
  await page.goto("/auth/signup");
  await page.locator('input[name="fullname"]').fill(account.fullname);
  await page.locator('input[name="username"]').fill(account.username);
  await page.locator('input[name="email"]').fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.locator('input[name="confirm"]').fill(account.password);
  await page.locator('button[type="submit"]').click();
  await expect(page).toHaveURL("/dashboard");
  return account;
}

/** The same without the form, for tests that are about something else: the page's next visit finds a session. */
export async function startSignedIn(page: Page, account: Account = newAccount()): Promise<Account> {
  const answer = await page.request.post("/register", {
    data: { ...account, timeZone: "Europe/Istanbul" },
    headers: { "accept-language": "mix" },
  });
  expect(answer.status()).toBe(201);
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await page.addInitScript(
    ([authToken, storedUser]) => {
      // Once only: a later visit must find what the product itself left behind.
      if (sessionStorage.getItem("signed-in") !== null) return;
      sessionStorage.setItem("signed-in", "yes");
      localStorage.setItem("authToken", authToken);
      localStorage.setItem("user", storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  return account;
}
