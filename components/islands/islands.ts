import type { ComponentProps, ComponentType } from 'react';

/**
 * Loaders of all interactive components, by name. The light step hydrates from this table; a component that is not in
 * it does not compile (CONTRIBUTING.md, « To add… an interactive part »).
 */
export const islands = {
  BookingWizard: async () =>
    (await import('@/components/booking/wizard/BookingWizard')).BookingWizard,
  ContactForm: async () => (await import('@/components/contact/ContactForm')).ContactForm,
  DoctorFilter: async () => (await import('@/components/doctors/DoctorFilter')).DoctorFilter,
  InsurerFilter: async () => (await import('@/components/insurers/InsurerFilter')).InsurerFilter,
  InsurerMotion: async () => (await import('@/components/insurers/InsurerMotion')).InsurerMotion,
  Lightbox: async () => (await import('@/components/ui/lightbox/Lightbox')).Lightbox,
  Search: async () => (await import('@/components/search/Search')).Search,
  ServicesToggle: async () => (await import('@/components/services/ServicesToggle')).ServicesToggle,
  SliderControls: async () =>
    (await import('@/components/ui/slider/SliderControls')).SliderControls,
  SpecialtyNav: async () => (await import('@/components/services/SpecialtyNav')).SpecialtyNav,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

/** Name of an interactive part. */
export type IslandName = keyof typeof islands;

/** Component of an interactive part. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

/** Props of an interactive part, which are serialised as JSON. */
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>;
