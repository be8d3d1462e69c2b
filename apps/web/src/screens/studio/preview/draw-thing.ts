const texts = new Map<string, Promise<string | null>>();

/** A drawing as pixels of a size; null: there is none of that name, or it did not come. */
export async function drawThing(base: string, slug: string, pixels: number): Promise<ImageBitmap | null> {
  const address = `${base}/things/${slug}.svg`;
  const text = texts.get(address) ?? fetchText(address);
  texts.set(address, text);
  const svg = await text;
  if (svg === null) {
    texts.delete(address);
    return null;
  }
  // Drawn sharp at its size: the picture itself says how large it is.
  const sized = svg.replace("<svg ", `<svg width="${pixels}" height="${pixels}" `);
  const url = URL.createObjectURL(new Blob([sized], { type: "image/svg+xml" }));
  try {
    const image = new Image(pixels, pixels);
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(pixels, pixels);
    canvas.getContext("2d")?.drawImage(image, 0, 0, pixels, pixels);
    return canvas.transferToImageBitmap();
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function fetchText(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
