import sharp from 'sharp';

/** In px. */
export const scene = { width: 560, height: 578 };

/** Returns a data URL (RFC 2397). `type` is the subtype of `image/`. */
export const dataUri = (type: string, data: Buffer | string) =>
  `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;

async function photo(file: string, width: number, height: number) {
  const image = sharp(file).autoOrient();
  const size = (await image.metadata()).autoOrient;
  // The salient region of a portrait is the face: cropped around it, the hair would be cut.
  const position = size.height > size.width ? 'centre' : sharp.strategy.attention;
  const jpeg = await image.resize({ width, height, position }).jpeg({ quality: 97 }).toBuffer();
  return <img key={file} src={dataUri('jpeg', jpeg)} width={width} height={height} alt="" />;
}

/** Returns one picture, or four in a square. */
export async function photos(files: readonly string[]) {
  const [width, height] = files.length === 1 ? [scene.width, scene.height] : [277, 286];
  return (
    <div style={{ ...scene, display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      {await Promise.all(files.map((file) => photo(file, width, height)))}
    </div>
  );
}
