import { beforeAll, describe, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { readBeats } from "#script/read-beats.ts";
import { readFigure } from "#stage/figure/figure-name.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { direct } from "./direct.ts";
import type { Lexicon } from "./match/lexicon.ts";

let lexicon: Lexicon;
beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(ENGINE_FILES.assetFolder);
}, 120_000);

function scenesOf(text: string) {
  return direct(readBeats(text, "en"), { lexicon, seed: 1 }).film.scenes;
}

/** What stands in the scene that tells these words. */
function shownIn(text: string, words: string): string[] {
  const scene = scenesOf(text).find((each) => each.text.includes(words));
  if (!scene) throw new Error(`no scene tells "${words}"`);
  return scene.things.map(
    ({ slug, isRefused, count }) => `${isRefused ? "no " : ""}${slug}${count > 1 ? ` ×${count}` : ""}`,
  );
}

const TYRE =
  "How to change a flat tire. Turn on your hazard lights. Loosen the nuts before you jack up the car. Take off the flat and put on the spare. Lower the car.";
const PUPPY = "How to stop your puppy from biting. Give him a chew toy. Never hit him. Reward him when he is calm.";
const APPLE =
  "This is how Apple almost died. In 1997 the company had no money. Then came the colorful iMac. Apple is worth trillions.";
const CUP =
  "The greatest comeback in the Champions League. Milan led Liverpool 3-0 at half time. The keeper danced on the line. Gerrard lifted the cup.";
const QUAKE = "A 6.2 magnitude earthquake hit the coast of Chile. Buildings shook for a minute. Schools are closed.";
const BANKS =
  "What is inflation? It is too much money chasing too few goods. Central banks raise interest rates to cool it down. A little is healthy.";

const BREW = "How to make cold brew at home. Grind one cup of beans coarsely. Stir and wait. Strain it.";
const SODA = "Stop drinking soda. Your heart will thank you. In a month you have saved about 60 bucks. Try it.";
const HACKS =
  "Spring cleaning hacks. Use a lint roller on lamp shades. Old socks make perfect dusters. Wipe the floor.";
const BIKERS = "A dangerous road. Trucks meet head on. Today mountain bikers ride it for fun. Nobody stops.";
const GLOVE =
  "Kyle Reyes was born without a left hand. When he was five he asked for a baseball glove. His dad cut the glove apart. He learned to throw. Last night he pitched in the majors.";
const OFFICERS = "I worked the night shift. A man bought a shovel. Two officers showed me his picture. I quit.";
const LEAVES =
  "Why do leaves change color in the fall? The green fades and the yellow and orange come out. It is the tree's way of saving water for winter. Then the leaf falls.";
const FRIDGE = "Never put these foods in the fridge. Tomatoes lose their taste. Bread goes stale.";
const STORM =
  "Storm Ana is heading for the coast of Spain. Fishing boats have been called back to port. Madrid has cancelled 40 flights. Stay home.";
const THREE =
  "A mother of three opened her door and found a baby. She couldn't let go of his hand. Leo became her son. Yesterday he started school.";
const LEGS = "Leg day for beginners. Do 12 squats. Drink water, not energy drinks. Rest well.";
const SCORE =
  "How credit scores work. Your score goes from 300 to 850. Old accounts help, so keep them. The air is cleaner now.";
const QUEENS = "I found a room in Queens. I take the 7 train to work every day. My boss was loud. I loved it.";

describe("an English word shows what it means among its neighbours, not its other meaning", () => {
  test.each<[why: string, text: string, words: string, shown: string]>([
    ["nuts of a wheel are no snack", TYRE, "Loosen the nuts", "nut-and-bolt not nuts"],
    ["what is taken off does not fly", TYRE, "Take off the flat", "tyre not airplane-departure"],
    ["hazard lights are no light bulb", TYRE, "hazard lights", "warning not light-bulb"],
    ["a puppy that is to stop biting is not struck out", PUPPY, "stop your puppy", "dog-face not no dog-face"],
    ["a dog's toy is no child's", PUPPY, "chew toy", "bone not building-blocks"],
    ["a dog is rewarded with no cup", PUPPY, "Reward him", "bone not trophy"],
    ["a company is no fruit", APPLE, "how Apple almost", "laptop not red-apple"],
    ["nor where its name begins a sentence", APPLE, "Apple is worth", "laptop not red-apple"],
    ["a keeper on his line dances with nobody", CUP, "The keeper danced", "goalkeeper not dancing-pair"],
    ["a coast in an earthquake is no holiday", QUAKE, "hit the coast", "water-wave not beach-with-umbrella"],
    ["6.2 are no two", QUAKE, "6.2 magnitude", "cracked-house not seismograph ×2"],
    ["a rate that is raised does not fall", BANKS, "raise interest rates", "chart-increasing not chart-decreasing"],
    ["money chases nobody", BANKS, "money chasing", "money-bag not chasing-pair"],
    [
      "letters that are learned are not sent",
      "My grandfather never learned to read. I taught him the letters at the kitchen table. He was proud.",
      "the letters",
      "blackboard not envelope",
    ],
    [
      "push ups are done before breakfast, not eaten",
      "You can get strong at home. Do 20 push ups every morning before breakfast. Sleep well.",
      "push ups",
      "push-up-figure not fork-and-knife-with-plate",
    ],
    [
      "a fox who is afraid is a fox",
      "Once upon a time there was a little fox who was afraid of the dark. Every night she hid. One evening an owl came.",
      "little fox",
      "fox not person-shrugging",
    ],
    ["beans of a cold brew are no meal", BREW, "beans", "coffee-beans not beans"],
    ["sixty bucks are money", SODA, "60 bucks", "dollar-banknote not anatomical-heart"],
    ["shades of a lamp are not worn", HACKS, "lamp shades", "table-lamp not sunglasses"],
    ["who rides a mountain bike is no mountain", BIKERS, "mountain bikers", "person-mountain-biking not mountain"],
    ["a baseball glove warms no hand", GLOVE, "glove apart", "baseball not gloves"],
    ["his picture was taken before", OFFICERS, "his picture", "framed-picture not camera"],
    ["a tree that saves water opens no tap", LEAVES, "saving water", "droplet not faucet"],
    ["what must not go into the fridge strikes it out", FRIDGE, "in the fridge", "no fridge not fridge"],
    ["a coast in a storm is no holiday", STORM, "the coast", "water-wave not beach-with-umbrella"],
    ["boats that are called back are not rung up", STORM, "called back", "motor-boat not telephone-receiver"],
    ["a mother of three has one door", THREE, "opened her door", "open-door not open-door ×3"],
    ["what is not drunk is not seen", LEGS, "energy drinks", "glass-of-water not cup-with-straw"],
    ["a train that is called 7 comes once", QUEENS, "the 7 train", "train not train ×7"],
  ])("%s", (_, text, words, expected) => {
    const [shown = "", wrong = ""] = expected.split(" not ");
    const slugs = shownIn(text, words);
    expect(slugs).toContain(shown);
    expect(slugs).not.toContain(wrong);
  });

  test.each([
    [
      "reds and oranges are no fruit",
      "Why is a sunset red? The blue is lost. That leaves the reds and oranges. It is beautiful.",
      "reds and oranges",
      /tangerine/u,
    ],
    [
      "an engineer of 1453 sits at no screen",
      "In 1453 the city was old. He ordered a Hungarian engineer to build a cannon. The walls fell.",
      "engineer",
      /technologist/u,
    ],
    [
      "what one bets is no game",
      "Why do we yawn? It spreads. I bet you are yawning right now. Try not to.",
      "I bet",
      /game-die/u,
    ],
    [
      "a worker of 1848 wears no helmet",
      "In 1848 a worker found gold in a river. They sold their farms. Most found mud.",
      "a worker found",
      /construction-worker/u,
    ],
    ["a hand that is held is no seed in the wind", THREE, "let go of his hand", /dandelion/u],
    ["what helps saves nobody from the water", SCORE, "Old accounts help", /ring-buoy/u],
    [
      "shoes that are sold do not run",
      "They laughed at his idea to sell shoes online. In 1999 nobody bought shoes without trying them on. Nick sold them anyway.",
      "In 1999",
      /person-running/u,
    ],
    ["orange among colours is no fruit", LEAVES, "orange come out", /tangerine/u],
    [
      "how somebody treats you is no snack for a dog",
      "If he wanted to, he would. He would call you. Stop waiting for a man who treats you like an option. You are loved.",
      "treats you",
      /bone/u,
    ],
    [
      "where nobody goes there is nothing to see",
      "The case was cold. The police searched the house for years. Nobody ever went to prison. It rained.",
      "prison",
      /prison-bars/u,
    ],
  ])("%s", (_, text, words, wrong) => {
    expect(shownIn(text, words).join(" ")).not.toMatch(wrong);
  });

  test("an apple that is eaten stays one, and so does one in a title", () => {
    expect(shownIn("Eat an apple a day. Apples are full of fibre. Peel the apple first.", "Apples are full")).toContain(
      "red-apple",
    );
    expect(shownIn("Best Apple Pie Recipe. Peel six apples. Bake it for an hour.", "Apple Pie")).not.toContain(
      "laptop",
    );
  });

  test("in a list of countries a country is no bird", () => {
    const text =
      "Cheap countries: 1) Vietnam - soup 2) Mexico - tacos 3) Portugal - wine 4) Turkey - history on every corner";
    const scene = scenesOf(text).find((each) => each.text.startsWith("Turkey"));
    expect(scene?.place?.name).toBe("Türkiye");
    expect(scene?.things.map(({ slug }) => slug)).not.toContain("turkey");
  });

  test("a club is no place on the map, and a city is", () => {
    const scenes = scenesOf(CUP);
    expect(scenes.map(({ kind }) => kind)).not.toContain("map");
    expect(
      scenesOf("My trip. We flew to Milan in May. It rained all week.").some(({ place }) => place?.name === "Milan"),
    ).toBe(true);
  });
});

describe("people look like who is told of", () => {
  const figureIn = (text: string, words: string) => {
    const found = shownIn(text, words)
      .map((slug) => readFigure(slug))
      .find((figure) => figure !== null);
    if (!found) throw new Error(`nobody is seen at "${words}"`);
    return found;
  };

  test("a nurse on her way is a woman in a nurse's clothes, and the same in every scene", () => {
    const text =
      "In 1996, a nurse vanished on her way home. Her car was found by the river. She had never been late. The case was closed.";
    const opening = figureIn(text, "a nurse vanished");
    expect(opening.person).toMatchObject({ sex: "she", wear: "nurse" });
    expect(figureIn(text, "never been late").person).toEqual(opening.person);
  });

  test("who gives something is the girl, not the crowd she stands in", () => {
    const text =
      "Today I ran my first marathon. I wanted to quit. Then a little girl in the crowd handed me an orange. I cried.";
    const { person, group } = figureIn(text, "a little girl");
    expect(person).toMatchObject({ sex: "she", age: "child" });
    expect(group).toBeUndefined();
  });

  test("behind a colon stands who it is", () => {
    const text =
      "I am a doctor and I worked all night. First patient: a boy who swallowed a coin. I was tired. I went home.";
    expect(figureIn(text, "First patient").person).toMatchObject({ sex: "he", age: "child" });
  });

  test("whom others call too old is not an old woman at 52, and is at 71", () => {
    const textAt = (age: number) =>
      `Everyone told her she was too old. At ${age} she ran her first race. She fell a hundred times. Maria never stopped.`;
    expect(figureIn(textAt(52), "her first race").person.age).toBe("adult");
    expect(figureIn(textAt(71), "her first race").person.age).toBe("old");
  });

  test("what a thing does in somebody's story is not shown by that person", () => {
    const text =
      "In 1996, a nurse vanished on her way home. She had never been late. The case was finally closed. She is still missed.";
    expect(shownIn(text, "The case was")).toEqual([]);
  });

  test("who was five is a child there, and grown up last night", () => {
    expect(figureIn(GLOVE, "asked for a baseball glove").person).toMatchObject({ sex: "he", age: "child" });
    expect(figureIn(GLOVE, "learned to throw").person.age).toBe("child");
    expect(figureIn(GLOVE, "Last night").person.age).toBe("adult");
  });

  const HERO =
    "The day I met my hero. I was nine and I had waited for hours. My dad held me up. When the player came out he walked straight to me. I wore it to school for a year. Now I coach kids.";

  test("'he' is whom the same sentence named, not who was told of before", () => {
    expect(figureIn(HERO, "When the player").person.wear).toBe("player");
  });

  test("who was nine goes to school as a child, and coaches as a grown-up", () => {
    expect(figureIn(HERO, "to school").person.age).toBe("child");
    expect(figureIn(HERO, "Now I coach").person.age).toBe("adult");
  });

  test("the second half of a sentence is done by who did the first, and by nobody's picture of a father", () => {
    const text = GLOVE.replace("glove apart.", "glove apart and sewed it back for one hand.");
    expect(shownIn(text, "sewed it back").join(" ")).not.toMatch(/father-and-child/u);
  });

  test("a pet that is called by its name only is no man", () => {
    const text =
      "Meet Biscuit. He was left tied to a fence in the rain. He was scared of hands. Frank sat next to his cage. Biscuit put his head on his knee.";
    expect(shownIn(text, "Meet Biscuit")).toEqual(["paw-prints"]);
    expect(
      scenesOf(text)
        .flatMap(({ things }) => things)
        .filter(({ slug }) => readFigure(slug)),
    ).toEqual([]);
  });
});

describe("lists and hours", () => {
  test("'a day 3.' ends an item and begins the next", () => {
    const text =
      "5 things rich people do: 1. They buy assets 2. They read 30 minutes a day 3. They wake up early 4. They plan ahead 5. They never lend money";
    expect(
      scenesOf(text)
        .filter(({ kind }) => kind === "list")
        .map((scene) => scene.text),
    ).toEqual([
      "They buy assets",
      "They read 30 minutes a day",
      "They wake up early",
      "They plan ahead",
      "They never lend money",
    ]);
    expect(shownIn(text, "They read")).toEqual(["open-book"]);
  });

  test("a scale from 300 to 850 is no rise", () => {
    expect(scenesOf(SCORE).map(({ kind }) => kind)).not.toContain("chart");
  });

  test("open from 11 to 3 is no fall", () => {
    const kinds = scenesOf(
      "Our shop is turning 10. Kids can pot a sunflower on Saturday from 11 to 3. See you there.",
    ).map(({ kind }) => kind);
    expect(kinds).not.toContain("chart");
  });
});

describe("words by what is done", () => {
  test("a finished email is no race", () => {
    expect(
      shownIn("Your coffee goes cold before you finish your first email. Meet EmberCup.", "Your coffee"),
    ).not.toContain("chequered-flag");
  });

  test("a bridge with a name is crossed, and does nothing itself", () => {
    const porto =
      "We drove from Lisbon to Porto. On the last day we crossed the Dom Luis bridge on foot. Save this route.";
    expect(shownIn(porto, "Dom Luis bridge")).toContain("suspension-bridge");
  });

  test("what is charged on a coaster is no car", () => {
    const mug = "Meet EmberCup, the mug that stays warm. Just put it on the charging coaster. Order today.";
    expect(shownIn(mug, "charging coaster")).not.toContain("charging-station");
  });

  test("sanding a bike tube is no desert, and its wheel is no car's", () => {
    const bike = "How to fix a flat bike tire. Take the wheel off. Sand it lightly and stick the patch on. Ride again.";
    expect(shownIn(bike, "Sand it")).not.toContain("desert-dunes");
    expect(shownIn(bike, "wheel off")).toEqual(["bicycle-wheel"]);
  });
});
