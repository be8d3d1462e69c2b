import { foldCase } from "#platform/fold-case.ts";

/** The guesses that every list begins with; the length rule lets these through. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123 123321 654321 111111 000000 121212 112233 666666
   password password1 passw0rd p@ssword qwerty qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r
   1qaz2wsx qazwsx abc123 abcdef abcd1234 iloveyou monkey dragon letmein welcome admin123 administrator football
   baseball sunshine princess master shadow superman trustno1 secret starwars changeme default
   sifre123 sifrem parola parola123 123456a a123456 galatasaray fenerbahce besiktas trabzonspor istanbul turkiye
   askim123 seniseviyorum 19051905 19071907 19031903`.split(/\s+/),
);
const OWN_NAME_MIN = 4;

type Owner = { username: string; email: string; fullname: string };

/** True for what an attacker tries first: the commonest passwords, and the owner's own names. */
export function isWeakPassword(password: string, owner: Owner): boolean {
  const folded = foldCase(password);
  if (COMMON.has(folded) || new Set(folded).size === 1) return true;
  const [mailbox = ""] = owner.email.split("@");
  const names = [owner.username, owner.email, mailbox, owner.fullname, owner.fullname.replaceAll(/\s/g, "")];
  return names.some((name) => name.length >= OWN_NAME_MIN && foldCase(name) === folded);
}
