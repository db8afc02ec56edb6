import type { ComponentType } from 'react';
import type { BookingWizard } from '../../../components/booking/wizard/BookingWizard';
import type { ContactForm } from '../../../components/contact/ContactForm';
import type { DoctorFiltering } from '../../../components/doctors/DoctorFiltering';
import type { BandMotion } from '../../../components/insurers/BandMotion';
import type { ServicesUnfolding } from '../../../components/services/ServicesUnfolding';
import type { SpecialtyChooser } from '../../../components/services/SpecialtyChooser';
import { installSite } from '../../../components/site/behaviour/install-site';
import type { SiteBehaviour } from '../../../components/site/behaviour/SiteBehaviour';
import type { HelpButtons } from '../../../components/ui/help-buttons/HelpButtons';
import type { Lightbox } from '../../../components/ui/lightbox/Lightbox';
import type { SliderMotion } from '../../../components/ui/slider/SliderMotion';
import type { Wake } from './wake';

/** For what React draws; it comes beside the component, the first time. */
const hydrating =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async () => {
    const [{ hydrated }, component] = await Promise.all([import('./react'), load()]);
    return hydrated(component);
  };

/** The components that pages give to `Island`, by the names they give them. */
interface Leaves {
  SiteBehaviour: typeof SiteBehaviour;
  BandMotion: typeof BandMotion;
  DoctorFiltering: typeof DoctorFiltering;
  Lightbox: typeof Lightbox;
  HelpButtons: typeof HelpButtons;
  ServicesUnfolding: typeof ServicesUnfolding;
  SpecialtyChooser: typeof SpecialtyChooser;
  BookingWizard: typeof BookingWizard;
  ContactForm: typeof ContactForm;
  SliderMotion: typeof SliderMotion;
}

/** What wakes a component takes the component's own props. */
type WakeOf<Leaf extends (props: never) => unknown> = Wake<Parameters<Leaf>[0]>;

/**
 * What wakes each island. What only follows the page's own HTML needs no React; what draws something is hydrated by it,
 * fetched once, with the first of them.
 */
export const islands: {
  readonly [Name in keyof Leaves]: () => WakeOf<Leaves[Name]> | Promise<WakeOf<Leaves[Name]>>;
} = {
  SiteBehaviour: () => installSite,
  BandMotion: async () =>
    (await import('../../../components/insurers/band-motion')).followMotionPreference,
  DoctorFiltering: async () =>
    (await import('../../../components/doctors/filtering')).installFiltering,
  Lightbox: async () =>
    (await import('../../../components/ui/lightbox/open-pictures')).openPicturesInViewer,
  HelpButtons: async () =>
    (await import('../../../components/ui/help-buttons/help-buttons')).installHelpButtons,
  ServicesUnfolding: async () =>
    (await import('../../../components/services/unfolding')).installUnfolding,
  SliderMotion: async () =>
    (await import('../../../components/ui/slider/install-slider')).installSlider,
  SpecialtyChooser: async () =>
    (await import('../../../components/services/choosing')).installChoosing,
  BookingWizard: hydrating(
    async () => (await import('../../../components/booking/wizard/BookingWizard')).BookingWizard,
  ),
  ContactForm: hydrating(
    async () => (await import('../../../components/contact/ContactForm')).ContactForm,
  ),
};
