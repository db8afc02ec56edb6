import { content, remarks, toVerify } from '../../content/facts/confirmed';
import { isPublic } from '../../content/facts/build';
import { dangers } from '../../content/facts/emergencies';
import { pictures } from '../../content/facts/pictures';
import { testimonials } from '../../content/facts/testimonials';
import { countries } from '../../content/fields/countries';
import { phoneLengths } from '../../content/fields/telephone';
import { phonePatternOf } from '../../content/model/booking/phone-pattern';
import { compileDangers } from '../../content/model/search/danger';
import { subsetFonts } from './fonts';
import { writeIdentity } from './identity';
import { writeInlineScripts } from './inline-scripts';
import { buildSprite } from './sprite';
import { encodePictures } from './pictures/encode';
import { listPictures, picturePaths } from './pictures/list';
import { withFaultsOf } from './all-faults';
import { omitted, steps, unsaid } from './left-to-do';
import { makePreviews } from './previews';
import { writeIfChanged } from './write-if-changed';

/** Prints what is left to do. A public build stops without what it needs. */
function report(isCheck: boolean): void {
  const notice = isPublic
    ? omitted(toVerify, content, isCheck ? unsaid(content) : '')
    : steps(toVerify);
  if (notice !== null) console.warn(notice);
  if (remarks !== '') console.warn(`À vérifier dans content/data\u00a0:\n${remarks}`);
}

/** Prepares `next build`. When quick, makes no AVIF and no previews. A check only prints. */
export async function makeAssets(isQuick: boolean, isCheck: boolean): Promise<void> {
  report(isCheck);
  if (isCheck) return;
  const manifest = await withFaultsOf(
    listPictures(picturePaths, pictures, isQuick),
    writeIdentity(),
  );
  await subsetFonts(
    '.cache/fonts',
    testimonials.map(({ content }) => content),
  );
  buildSprite();
  await writeInlineScripts();
  writeIfChanged('content/model/search/dangers.json', JSON.stringify(compileDangers(dangers)));
  writeIfChanged(
    'content/model/booking/phone-pattern.json',
    JSON.stringify(phonePatternOf(phoneLengths(Object.keys(countries)))),
  );
  await encodePictures(picturePaths, manifest);
  if (!isQuick) await makePreviews();
}
