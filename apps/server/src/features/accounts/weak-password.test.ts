import { expect, test } from "vitest";
import { commonWords } from "./common-words.ts";
import { isWeakPassword } from "./weak-password.ts";

const owner = { username: "ada_yilmaz", email: "ada.yilmaz@example.com", fullname: "Ada Yılmaz" };

test.each([
  ["the commonest", "123456 password qwerty iloveyou letmein dragon monkey football 111111 abc123 trustno1 admin123"],
  ["other spellings", "PASSWORD Passw0rd p@ssw0rd P@$$w0rd 1loveyou dr4gon m0nkey l3tmein pa55word pass1word"],
  [
    "a word with something added",
    "Password1 password123! 123merhaba galatasaray1905 Fenerbahce1907 istanbul34 ask1453",
  ],
  ["Turkish ones", "şifre123 Şifrem parola1 seniseviyorum aşkım123 canımkızım beşiktaş1903 ATATÜRK1881 türkiye"],
  ["two words", "sevgideniz bluedragon SupermanBatman merhabadunya1 gizlisifre p.a.s.s.word"],
  [
    "walks over the keyboard",
    "qwerty123 asdfghjkl 1q2w3e4r 1qaz2wsx zxcvbnm qweasdzxc 123qwe fgğıod poiuytrewq abcdef",
  ],
  ["repetitions", "aaaaaaaa abcabc 123123123 112233 qqwwee ababab 🙂🙂🙂🙂🙂🙂"],
  ["short numbers", "19051905 010190 29101923 05321234 987654 147258"],
  ["the owner's names", "ada_yilmaz ADA.Yilmaz ada.yilmaz@example.com AdaYılmaz"],
])("%s: what an attacker tries first is refused", (_name, list) => {
  expect(list.split(" ").filter((password) => !isWeakPassword(password, owner))).toEqual([]);
});

test.each([
  "gizli-sifre",
  "gizli-sifre-degil-bu",
  "ada_yilmaz-42",
  "Istanbul'da-bahar",
  "p4ssphrase with blanks",
  "kirmizi-ucurtma",
  "mavi-bir-ucurtma",
  "532-123-45-67 ev",
  "dragonfruitsmoothie",
  "xk7#vq2p",
  "Tr0ub4dor&3",
  "çay içtik mi",
  "👩🏽‍🚀🎬 film gecesi",
])("%j will do", (password) => {
  expect(isWeakPassword(password, owner)).toBe(false);
});

test("more than ten thousand guesses are refused, each word with what people add to it", () => {
  const added = [
    "",
    "1",
    "12",
    "123",
    "1234",
    "!",
    "01",
    "2024",
    "1990",
    "99",
    "123!",
    ".",
    "007",
    "34",
    "1453",
    "00",
    "69",
  ];
  const guesses = [...commonWords].flatMap((word) => added.map((ending) => `${word}${ending}`));
  const long = guesses.filter((guess) => guess.length >= 6);

  expect(long.length).toBeGreaterThan(10_000);
  expect(long.filter((guess) => !isWeakPassword(guess, owner))).toEqual([]);
  expect(long.filter((guess) => !isWeakPassword(guess.toUpperCase(), owner))).toEqual([]);
});

test("looking takes no time that a stranger could use, however long the text", () => {
  const texts = ["abc".repeat(85), "123qwe".repeat(42), "a1".repeat(128), "@".repeat(256)];
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    for (const text of texts) isWeakPassword(text, owner);
    return performance.now() - start;
  });

  // The quickest of them: in the others the machine may have been busy elsewhere.
  expect(Math.min(...times)).toBeLessThan(200);
});
