"""The bench's film with MoviePy: python3 moviepy-film.py <picture> <sound> <output>."""
import sys

import numpy
from moviepy import AudioFileClip, CompositeVideoClip, ImageClip, VideoClip, vfx
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT, SECONDS = 1080, 1920, 10
SHOT, FADE = 3.6, 0.4
WORDS = ["Two eggs", "and a tomato", "a hot pan", "180 degrees", "tea or coffee", "enjoy"]

picture_path, sound_path, output_path = sys.argv[1:4]
picture = Image.open(picture_path).convert("RGB")


def shot(number):
    """A slow zoom of its own, cut from the picture so that it moves by less than a pixel."""

    def frame(seconds):
        zoom = 1.04 + 0.03 * seconds
        high = picture.height / zoom
        wide = high * WIDTH / HEIGHT
        left = (picture.width - wide) / 2 * (1 + 0.2 * (number - 1))
        top = (picture.height - high) / 2
        view = picture.resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC, (left, top, left + wide, top + high))
        return numpy.asarray(view)

    return VideoClip(frame, duration=SHOT)


def caption(number, words):
    canvas = Image.new("RGBA", (WIDTH, 200))
    pen = ImageDraw.Draw(canvas)
    font = ImageFont.truetype("DejaVuSans-Bold.ttf", 84)
    box = pen.textbbox((0, 0), words, font=font)
    pen.rounded_rectangle((WIDTH / 2 - box[2] / 2 - 24, 20, WIDTH / 2 + box[2] / 2 + 24, 170), 24, fill=(190, 30, 45))
    pen.text((WIDTH / 2, 95), words, font=font, anchor="mm", fill="white")
    length = SECONDS / len(WORDS)
    return ImageClip(numpy.asarray(canvas), duration=length).with_start(number * length).with_position((0, 320))


shots = [
    shot(number).with_start(number * (SHOT - FADE)).with_effects([vfx.CrossFadeIn(FADE)] if number else [])
    for number in range(3)
]
captions = [caption(number, words) for number, words in enumerate(WORDS)]
film = CompositeVideoClip(shots + captions, size=(WIDTH, HEIGHT)).with_duration(SECONDS)
film = film.with_audio(AudioFileClip(sound_path).subclipped(0, SECONDS))
film.write_videofile(
    output_path, fps=30, codec="libx264", preset="veryfast", audio_codec="aac", ffmpeg_params=["-crf", "16"], logger=None
)
