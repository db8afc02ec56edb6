import type { Metadata } from 'next';
import { ArticlesTeaser } from '@/components/articles/ArticlesTeaser';
import { AppointmentBand } from '@/components/booking/AppointmentBand';
import { ContactSection } from '@/components/contact/ContactSection';
import { FeaturedDoctors } from '@/components/doctors/FeaturedDoctors';
import { EquipmentSection } from '@/components/equipment/EquipmentSection';
import { Hero } from '@/components/home/Hero';
import { QuickLinks } from '@/components/home/QuickLinks';
import { Voices } from '@/components/home/Voices';
import { InsurerBand } from '@/components/insurers/InsurerBand';
import { ServicesSection } from '@/components/services/ServicesSection';
import { PageFrame } from '@/app/_frame/PageFrame';
import { TodayStrip } from '@/app/_frame/TodayStrip';
import { StructuredData } from '@/components/site/StructuredData';
import { articles } from '@/content/facts/articles';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { equipment } from '@/content/facts/equipment';
import * as home from '@/content/facts/home';
import { insurers } from '@/content/facts/insurers';
import { pages } from '@/content/facts/pages';
import { services } from '@/content/facts/services';
import { testimonials, testimonialsAreSamples } from '@/content/facts/testimonials';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';
import { clinicData } from '@/content/model/structured-data/clinic';
import { graph } from '@/content/model/structured-data/graph';
import { websiteData } from '@/content/model/structured-data/website';

export const metadata: Metadata = pageMetadata(pages.home, routes.home(), clinic);

/** In the order of docs/requirements.md § 1. */
export default function HomePage() {
  return (
    <PageFrame current={routes.home()}>
      <Hero clinic={clinic} {...home.hero} />
      <QuickLinks links={home.homeLinks} />
      <TodayStrip />
      <FeaturedDoctors doctors={doctors.slice(0, 4)} clinic={clinic} />
      <ServicesSection services={services} />
      <ArticlesTeaser articles={articles} />
      <Voices
        testimonials={testimonials}
        areSamples={testimonialsAreSamples}
        director={home.director}
      />
      <InsurerBand insurers={insurers} />
      <AppointmentBand {...home.appointmentBand} />
      <EquipmentSection equipment={equipment} />
      <ContactSection {...home.contact} />
      {/* Only robots read this data, which must not delay the first screen. */}
      <StructuredData data={graph(clinicData(home.publishedFacts), websiteData(clinic))} />
    </PageFrame>
  );
}
