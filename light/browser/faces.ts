/** Arguments of `FontFace`, with an address for the source. */
export type Face = readonly [family: string, address: string, descriptors: FontFaceDescriptors];

/** Writes the web fonts of a page on its root element. */
export function setFaces({ dataset }: HTMLElement, faces: readonly Face[]): void {
  dataset.fonts = JSON.stringify(faces);
}

/** Reads them. */
export const facesOf = ({ dataset }: HTMLElement) =>
  JSON.parse(String(dataset.fonts)) as readonly Face[];
