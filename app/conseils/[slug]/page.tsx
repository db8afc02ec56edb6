import type { Metadata } from 'next';
import { ArticleBody } from '@/components/articles/ArticleBody';
import { OtherArticles } from '@/components/articles/OtherArticles';
import { AppointmentBand } from '@/components/booking/AppointmentBand';
import { DoctorsOfSpecialty } from '@/components/doctors/DoctorsOfSpecialty';
import { UrgentSigns } from '@/components/emergencies/UrgentSigns';
import { UrgentStrip } from '@/components/emergencies/UrgentStrip';
import { InnerPage } from '@/components/site/InnerPage';
import { articles } from '@/content/data/articles';
import { clinic } from '@/content/data/clinic';
import { doctors } from '@/content/data/doctors';
import { situations } from '@/content/data/emergencies';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { pagesOfSpecialties } from '@/content/data/specialty-pages';
import { articleLinks, articleOf, articleText, type Article } from '@/content/model/article';
import { pageMetadata } from '@/content/model/page-metadata';
import { routes } from '@/content/model/routes';
import { doctorsOf } from '@/content/model/specialty';
import { pageOfSpecialty } from '@/content/model/specialty-pages';
import { articleData } from '@/content/model/structured-data';

type Props = { readonly params: Promise<{ readonly slug: string }> };

const all: readonly Article[] = articles;

/** One page an article. */
export const generateStaticParams = () => all.map(({ slug }) => ({ slug }));

export const dynamicParams = false;

/** The head of an article's page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = articleOf(all, (await params).slug);
  return pageMetadata(articleText(article, clinic), routes.article(article.slug), clinic);
}

/** A health note, and who sees to it here. */
export default async function ArticlePage({ params }: Props) {
  const article = articleOf(all, (await params).slug);
  const path = routes.article(article.slug);
  const itsSpecialty = pageOfSpecialty(pagesOfSpecialties, article.linkId);
  const itsDoctors = doctorsOf(itsSpecialty.specialty, doctors);
  return (
    <InnerPage
      site={site}
      page={articleText(article, clinic)}
      trail={[
        { label: pages.articles.heading, href: routes.articles() },
        { label: article.title, href: path },
      ]}
      kind="MedicalWebPage"
      reviewedBy={article.reviewedBy}
      things={[articleData(article, path, clinic)]}
    >
      <ArticleBody
        article={article}
        strip={<UrgentStrip phone={clinic.phones[0]} />}
        signs={<UrgentSigns of={article} situations={situations} headingLevel={2} />}
      >
        <DoctorsOfSpecialty doctors={itsDoctors} clinic={clinic} page={itsSpecialty} />
      </ArticleBody>
      <AppointmentBand clinic={clinic} />
      <OtherArticles links={articleLinks(all, article.slug)} />
    </InnerPage>
  );
}
