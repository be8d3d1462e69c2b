import { expect, test } from "vitest";
import { partText } from "./poster.ts";

test("[R16.1] the word that counts stands giant among the others", () => {
  expect(partText("What we do this decade matters", ["decade"])).toEqual({
    lead: "What we do this",
    key: "decade",
    rest: "matters",
  });
});

test("[R16.1] what stands out together is not torn apart, and no denial stands alone", () => {
  expect(partText("In one year you will thank yourself", ["thank yourself"])).toBeNull();
  expect(partText("Yatırım tavsiyesi değildir", ["değildir"])).toBeNull();
});

test("[R16.1] half of a Turkish verb does not stand giant without the other half", () => {
  expect(partText("Takip et, daha fazlası geliyor", ["Takip"])).toEqual({
    lead: "",
    key: "Takip et",
    rest: "daha fazlası geliyor",
  });
});

test("[R16.1] where nothing stands out no word is giant, but a number is", () => {
  expect(partText("Would you go?", [])).toBeNull();
  expect(partText("Would 40 of you go?", [])).toEqual({ lead: "Would", key: "40", rest: "of you go?" });
});
