import { expect, test } from "vitest";
import { isWeakPassword } from "./weak-password.ts";

const owner = { username: "ada_yilmaz", email: "ada.yilmaz@example.com", fullname: "Ada Yılmaz" };

test.each([
  "123456",
  "PASSWORD",
  "qwerty",
  "aaaaaaaa",
  "ada_yilmaz",
  "ADA.Yilmaz",
  "ada.yilmaz@example.com",
  "AdaYılmaz",
])("%j is what an attacker tries first", (password) => {
  expect(isWeakPassword(password, owner)).toBe(true);
});

test.each(["gizli-sifre", "ada_yilmaz-42", "Istanbul'da-bahar", "p4ssphrase with blanks"])("%j will do", (password) => {
  expect(isWeakPassword(password, owner)).toBe(false);
});
