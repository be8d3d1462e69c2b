export type Hair = "short" | "curly" | "parted" | "long" | "bob" | "bun" | "tail" | "braids" | "bald" | "crop";
export type HeadWear =
  | "turban"
  | "scarf"
  | "cap"
  | "fez"
  | "sultan"
  | "peaked"
  | "helmet"
  | "hardhat"
  | "lamp"
  | "firehat"
  | "visor"
  | "flat"
  | "toque"
  | "nurse"
  | "straw"
  | "fedora"
  | "rainhat"
  | "beret"
  | "beanie"
  | "crown"
  | "veil"
  | "bubble"
  | null;
/** What is worn over the shirt, from below to above. */
export type Over =
  | "shirt"
  | "jacket"
  | "waistcoat"
  | "tie"
  | "bowtie"
  | "stethoscope"
  | "pocket"
  | "badge"
  | "belt"
  | "reflective"
  | "vest"
  | "overalls"
  | "apron"
  | "buttons"
  | "smock"
  | "collar"
  | "jabot"
  | "fur"
  | "panel"
  | "number"
  | "straps"
  | "stripes";

/** What a person is drawn with. */
export type Dress = {
  skin: string;
  hair: Hair;
  hairColor: string;
  top: string;
  /** Collar, buttons, sash, the stripe of a shirt. */
  trim: string;
  bottom: string;
  shoes: string;
  /** How far down the legs a skirt or a robe reaches, 0 to 1; 0: trousers. */
  skirt: number;
  skirtColor: string;
  /** Nothing is worn under the skirt that is seen. */
  hasBareLegs: boolean;
  /** How far down the arms the sleeves reach. */
  sleeve: number;
  /** How far down the legs trousers reach. */
  trousers: number;
  headWear: HeadWear;
  headColor: string;
  over: readonly Over[];
  /** A robe or a tunic with a sash. */
  isPast: boolean;
  hasBeard: boolean;
  hasGlasses: boolean;
};
