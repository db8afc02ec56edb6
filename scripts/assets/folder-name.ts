/**
 * Returns a French message if no site can be built in a folder: Turbopack and vanilla-extract use its path in URLs.
 */
export function faultOfFolder(folder: string): string | undefined {
  const [sign] = /[#?%]/.exec(folder) ?? [];
  return (
    sign &&
    `Le site ne se construit pas dans un dossier dont le nom contient «\u00a0${sign}\u00a0»\u00a0: ôtez ce signe de «\u00a0${folder}\u00a0», puis recommencez`
  );
}
