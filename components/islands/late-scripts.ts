import { anyFrame } from '@/components/contact/frame-state';
import { nextBox } from '@/components/doctors/next-data';

/** Scripts without a component, of subjects that the site does not know. Each starts once a part comes near. */
export const lateScripts = {
  frames: { parts: anyFrame, load: () => import('@/components/contact/frames') },
  nextConsultations: {
    parts: nextBox,
    load: () => import('@/components/doctors/next-consultations'),
  },
};
