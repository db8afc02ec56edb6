import { foldScript } from '@/components/emergencies/fold-script';
import { firstChoiceScript } from '@/components/services/first-choice';
import { unfoldScript } from '@/components/services/unfold-script';
import { scriptsMark } from '@/components/theme/with-scripts';
import { datedScript } from '@/components/ui/dated/dated';

/** The light step refuses any other inline script. */
export const inlineScripts: readonly string[] = [
  datedScript,
  firstChoiceScript,
  foldScript,
  scriptsMark,
  unfoldScript,
];
