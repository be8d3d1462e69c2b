// The bench's film as a Remotion composition.
import React from "react";
import {
  AbsoluteFill,
  Audio,
  Composition,
  Img,
  interpolate,
  registerRoot,
  Sequence,
  staticFile,
  useCurrentFrame,
} from "remotion";

const SHOT = 108;
const FADE = 12;
const WORDS = ["Two eggs", "and a tomato", "a hot pan", "180 degrees", "tea or coffee", "enjoy"];
const WORD = 300 / WORDS.length;

const within = { extrapolateLeft: "clamp", extrapolateRight: "clamp" };

const Shot = ({ number }) => {
  const frame = useCurrentFrame();
  const scale = 1.04 + 0.001 * frame;
  const opacity = number === 0 ? 1 : interpolate(frame, [0, FADE], [0, 1], within);
  const transform = `translateX(${(number - 1) * 2}%) scale(${scale})`;
  return (
    <AbsoluteFill style={{ opacity }}>
      <Img src={staticFile("picture.jpg")} style={{ width: "100%", height: "100%", objectFit: "cover", transform }} />
    </AbsoluteFill>
  );
};

const Caption = ({ words }) => {
  const rise = interpolate(useCurrentFrame(), [0, 8], [40, 0], within);
  const box = { background: "#be1e2d", color: "#fff", borderRadius: 24, padding: "24px 36px" };
  const line = { top: 340, textAlign: "center", font: "bold 84px sans-serif", transform: `translateY(${rise}px)` };
  return (
    <AbsoluteFill style={{ ...line, display: "block" }}>
      <span style={box}>{words}</span>
    </AbsoluteFill>
  );
};

const Film = () => (
  <AbsoluteFill style={{ background: "#000" }}>
    <Audio src={staticFile("sound.wav")} />
    {[0, 1, 2].map((number) => (
      <Sequence key={number} from={number * (SHOT - FADE)} durationInFrames={SHOT}>
        <Shot number={number} />
      </Sequence>
    ))}
    {WORDS.map((words, index) => (
      <Sequence key={words} from={index * WORD} durationInFrames={WORD}>
        <Caption words={words} />
      </Sequence>
    ))}
  </AbsoluteFill>
);

registerRoot(() => (
  <Composition id="film" component={Film} durationInFrames={300} fps={30} width={1080} height={1920} />
));
