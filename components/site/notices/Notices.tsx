import { InlineScript } from '@/components/islands/InlineScript';
import { onDays } from '@/components/ui/dated/dated';
import { Container } from '@/components/ui/section/Container';
import type { Day } from '@/content/model/calendar/day';
import { spanInWords } from '@/content/model/calendar/print';
import type { Notice } from '@/content/model/notices/notice';
import { capitalised, frenchSpaces } from '@/content/fields/typography';
import { noticeClass, noticeStyle } from './notice-style';

function NoticeBand({ notice, id, today }: { notice: Notice; id: string; today: Day }) {
  const { title, text, urgent } = notice;
  return (
    <>
      <aside
        {...onDays(notice)}
        aria-labelledby={id}
        className={urgent ? noticeClass.urgent : noticeClass.plain}
      >
        <Container>
          <p id={id}>
            {urgent && <b>Urgent</b>} {frenchSpaces(title)}
          </p>
          <p>{frenchSpaces(text)}</p>
          <p>{capitalised(spanInWords(notice, today))}</p>
        </Container>
      </aside>
      <InlineScript name="dated" />
    </>
  );
}

/** Without a notice, not even the style. */
export function Notices({ notices, today }: { notices: readonly Notice[]; today: Day }) {
  if (notices.length === 0) return null;
  return (
    <>
      {/* React moves this into the head. */}
      <style href="avis" precedence="avis">
        {noticeStyle}
      </style>
      {notices.map((notice, index) => (
        <NoticeBand
          key={notice.title + notice.du}
          notice={notice}
          id={`avis-${index + 1}`}
          today={today}
        />
      ))}
    </>
  );
}
