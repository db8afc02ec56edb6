import { parse } from './parse';
import { printInFull } from './print';
import { occurrences } from './timetable';

const from = '2026-11-26';

/** A Thursday. The next four days are written as day/month. */
test.each([
  ['Lundi 9H', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['lundi 9h', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['LUNDI 9 H', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['Lundi 09h00', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['Lundi 9:00', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['Lundi à 9h', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['lundi : 9h', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['Lundi 8H30', 'Lundi 8H30', '30/11 07/12 14/12 21/12'],
  ['Lundi 8 h 30', 'Lundi 8H30', '30/11 07/12 14/12 21/12'],
  ['lundi 8h30mn', 'Lundi 8H30', '30/11 07/12 14/12 21/12'],
  ['Lundi 8H30-12H30', 'Lundi 8H30-12H30', '30/11 07/12 14/12 21/12'],
  ['Lundi 8h30 – 12h30', 'Lundi 8H30-12H30', '30/11 07/12 14/12 21/12'],
  ['lundi de 8h à 12h', 'Lundi 8H-12H', '30/11 07/12 14/12 21/12'],
  ['Lundi 8-12h', 'Lundi 8H-12H', '30/11 07/12 14/12 21/12'],
  ['Lundi 8 à 12h', 'Lundi 8H-12H', '30/11 07/12 14/12 21/12'],
  ['Lundi 8H-12H et 15H-18H', 'Lundi 8H-12H et 15H-18H', '30/11 07/12 14/12 21/12'],
  ['lundi 8h-12h / 15h-18h', 'Lundi 8H-12H et 15H-18H', '30/11 07/12 14/12 21/12'],
  ['lundi 8h à 12h et de 15h à 18h', 'Lundi 8H-12H et 15H-18H', '30/11 07/12 14/12 21/12'],
  ['Lundi 8h-12h, 15h-18h', 'Lundi 8H-12H et 15H-18H', '30/11 07/12 14/12 21/12'],
  ['Lundi 8h-12h 15h-18h', 'Lundi 8H-12H et 15H-18H', '30/11 07/12 14/12 21/12'],
  ['Lundi au vendredi 8H-14H', 'Lundi au vendredi 8H-14H', '26/11 27/11 30/11 01/12'],
  ['du lundi au vendredi de 8h à 14h', 'Lundi au vendredi 8H-14H', '26/11 27/11 30/11 01/12'],
  ['Lun-Ven 8h-14h', 'Lundi au vendredi 8H-14H', '26/11 27/11 30/11 01/12'],
  ['Lun. - Ven. : 8h - 14h', 'Lundi au vendredi 8H-14H', '26/11 27/11 30/11 01/12'],
  ['Lundi-vendredi 8H-14H', 'Lundi au vendredi 8H-14H', '26/11 27/11 30/11 01/12'],
  [
    'Lundi, mercredi et vendredi 16H-19H',
    'Lundi, mercredi et vendredi 16H-19H',
    '27/11 30/11 02/12 04/12',
  ],
  [
    'lundi/mercredi/vendredi 16h-19h',
    'Lundi, mercredi et vendredi 16H-19H',
    '27/11 30/11 02/12 04/12',
  ],
  ['lundi & jeudi 15h', 'Lundi et jeudi 15H', '26/11 30/11 03/12 07/12'],
  ['Lundi mercredi jeudi 15h', 'Lundi, mercredi et jeudi 15H', '26/11 30/11 02/12 03/12'],
  ['Lundi 8.30-12.30', 'Lundi 8H30-12H30', '30/11 07/12 14/12 21/12'],
  [
    'Tous les jours matin, sauf dimanche',
    'Tous les jours matin, sauf dimanche',
    '26/11 27/11 28/11 30/11',
  ],
  [
    'Tous les jours 8h-18h, fermé le dimanche',
    'Tous les jours sauf dimanche 8H-18H',
    '26/11 27/11 28/11 30/11',
  ],
  ['Samedi matin', 'Samedi matin', '28/11 05/12 12/12 19/12'],
  ['samedi matinée', 'Samedi matin', '28/11 05/12 12/12 19/12'],
  ['le samedi matin', 'Samedi matin', '28/11 05/12 12/12 19/12'],
  ['Tous les samedis matin', 'Samedi matin', '28/11 05/12 12/12 19/12'],
  ['Mardi après-midi', 'Mardi après-midi', '01/12 08/12 15/12 22/12'],
  ['mardi apres midi', 'Mardi après-midi', '01/12 08/12 15/12 22/12'],
  ['Mardi aprés-midi', 'Mardi après-midi', '01/12 08/12 15/12 22/12'],
  ['Jeudi soir', 'Jeudi soir', '26/11 03/12 10/12 17/12'],
  ['Lundi matin 8h-12h', 'Lundi 8H-12H', '30/11 07/12 14/12 21/12'],
  ['Lundi matin et après-midi', 'Lundi matin et après-midi', '30/11 07/12 14/12 21/12'],
  ['Samedi matin 9h', 'Samedi 9H', '28/11 05/12 12/12 19/12'],
  ['Tous les jours', 'Tous les jours', '26/11 27/11 28/11 29/11'],
  ['tous les jours.', 'Tous les jours', '26/11 27/11 28/11 29/11'],
  ['TOUS LES JOURS', 'Tous les jours', '26/11 27/11 28/11 29/11'],
  ['7j/7', 'Tous les jours', '26/11 27/11 28/11 29/11'],
  ['Tous les jours 8H-12H', 'Tous les jours 8H-12H', '26/11 27/11 28/11 29/11'],
  [
    'Tous les jours sauf dimanche 8H-18H',
    'Tous les jours sauf dimanche 8H-18H',
    '26/11 27/11 28/11 30/11',
  ],
  ['Tous les jours sauf le dimanche', 'Tous les jours sauf dimanche', '26/11 27/11 28/11 30/11'],
  [
    'tous les jours, sauf le dimanche, 8h à 18h',
    'Tous les jours sauf dimanche 8H-18H',
    '26/11 27/11 28/11 30/11',
  ],
  [
    'Tous les jours sauf samedi et dimanche',
    'Tous les jours sauf samedi et dimanche',
    '26/11 27/11 30/11 01/12',
  ],
  ['Tous les jours 24h/24', 'Tous les jours 24h/24', '26/11 27/11 28/11 29/11'],
  [
    'Lundi au samedi sauf mercredi 9h',
    'Lundi, mardi et jeudi au samedi 9H',
    '26/11 27/11 28/11 30/11',
  ],
  ['1er et 3e samedi du mois, 9H', '1er et 3e samedi du mois, 9H', '05/12 19/12 02/01 16/01'],
  ['1er et 3ème samedi du mois 9h', '1er et 3e samedi du mois, 9H', '05/12 19/12 02/01 16/01'],
  [
    'premier et troisième samedi du mois à 9h',
    '1er et 3e samedi du mois, 9H',
    '05/12 19/12 02/01 16/01',
  ],
  ['1er samedi et 3e samedi du mois 9h', '1er et 3e samedi du mois, 9H', '05/12 19/12 02/01 16/01'],
  ['le premier samedi de chaque mois 9h', '1er samedi du mois, 9H', '05/12 02/01 06/02 06/03'],
  ['1er samedi 9h', '1er samedi du mois, 9H', '05/12 02/01 06/02 06/03'],
  [
    'Dernier vendredi du mois, 15H-18H',
    'Dernier vendredi du mois, 15H-18H',
    '27/11 25/12 29/01 26/02',
  ],
  [
    'dernier vendredi du mois de 15h à 18h',
    'Dernier vendredi du mois, 15H-18H',
    '27/11 25/12 29/01 26/02',
  ],
  ['2eme mardi du mois matin', '2e mardi du mois, matin', '08/12 12/01 09/02 09/03'],
  ['samedi (1er et 3e du mois) 9h', '1er et 3e samedi du mois, 9H', '05/12 19/12 02/01 16/01'],
  [
    'Samedi 9H, une semaine sur deux, à partir du 2026-11-28',
    'Samedi 9H, une semaine sur deux, à partir du 2026-11-28',
    '28/11 12/12 26/12 09/01',
  ],
  [
    'samedi 9h, 1 semaine sur 2 à partir du 28/11/2026',
    'Samedi 9H, une semaine sur deux, à partir du 2026-11-28',
    '28/11 12/12 26/12 09/01',
  ],
  [
    'un samedi sur deux, 9h, à partir du 28 novembre 2026',
    'Samedi 9H, une semaine sur deux, à partir du 2026-11-28',
    '28/11 12/12 26/12 09/01',
  ],
  [
    'samedi 9h tous les 15 jours à partir du 28 nov 2026',
    'Samedi 9H, une semaine sur deux, à partir du 2026-11-28',
    '28/11 12/12 26/12 09/01',
  ],
  ['Sur R.D.V', 'Sur R.D.V', ''],
  ['sur rdv', 'Sur R.D.V', ''],
  ['Sur rendez-vous', 'Sur R.D.V', ''],
  ['sur rendez vous uniquement', 'Sur R.D.V', ''],
  ['RDV', 'Sur R.D.V', ''],
  ['Lundi 9H, sur R.D.V', 'Lundi 9H, sur R.D.V', '30/11 07/12 14/12 21/12'],
  ['lundi 9h sur rdv', 'Lundi 9H, sur R.D.V', '30/11 07/12 14/12 21/12'],
  ['Lundi sur rendez-vous', 'Lundi, sur R.D.V', '30/11 07/12 14/12 21/12'],
  ['Lundi', 'Lundi', '30/11 07/12 14/12 21/12'],
  ['Lundi 9h et 15h', 'Lundi 9H et 15H', '30/11 07/12 14/12 21/12'],
  ['Lundi dès 9h', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['lundi à partir de 9h', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['Lundi 18h-minuit', 'Lundi 18H-24H', '30/11 07/12 14/12 21/12'],
  ['Lundi 8h-midi', 'Lundi 8H-12H', '30/11 07/12 14/12 21/12'],
  ['Lundi entre 8h et 12h', 'Lundi 8H-12H', '30/11 07/12 14/12 21/12'],
  ['vendredi soir', 'Vendredi soir', '27/11 04/12 11/12 18/12'],
  ['week-end 9h', 'Samedi et dimanche 9H', '28/11 29/11 05/12 06/12'],
  ['Samedi au lundi 9h', 'Lundi, samedi et dimanche 9H', '28/11 29/11 30/11 05/12'],
  ['lundi 8h-12h ; 14h-17h', 'Lundi 8H-12H et 14H-17H', '30/11 07/12 14/12 21/12'],
  ['Dimanche 0h-24h', 'Dimanche 24h/24', '29/11 06/12 13/12 20/12'],
  ['« Lundi 9H »', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['Mardi 14:30-17:00', 'Mardi 14H30-17H', '01/12 08/12 15/12 22/12'],
  ['Mercredi 14h30 à 17h', 'Mercredi 14H30-17H', '02/12 09/12 16/12 23/12'],
  ['jeudi 16 heures', 'Jeudi 16H', '26/11 03/12 10/12 17/12'],
  ['Vendredi, 8h', 'Vendredi 8H', '27/11 04/12 11/12 18/12'],
  ['5e lundi du mois, 9H', '5e lundi du mois, 9H', '30/11 29/03 31/05 30/08'],
  ['Lundi 9H,', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['premiers lundis du mois 9h', '1er lundi du mois, 9H', '07/12 04/01 01/02 01/03'],
  [
    'Lundi entre 8h et 12h et entre 15h et 18h',
    'Lundi 8H-12H et 15H-18H',
    '30/11 07/12 14/12 21/12',
  ],
  [
    'Tous les jours sauf dimanche, matin',
    'Tous les jours matin, sauf dimanche',
    '26/11 27/11 28/11 30/11',
  ],
  ['mardi matin 8h à 12h et soir 15h à 18h', 'Mardi 8H-12H et 15H-18H', '01/12 08/12 15/12 22/12'],
  [
    'Samedi 9H, sur R.D.V, une semaine sur deux, à partir du 2026-11-28',
    'Samedi 9H, sur R.D.V, une semaine sur deux, à partir du 2026-11-28',
    '28/11 12/12 26/12 09/01',
  ],
  [
    'un mardi sur deux 9h à partir du 1er décembre 2026',
    'Mardi 9H, une semaine sur deux, à partir du 2026-12-01',
    '01/12 15/12 29/12 12/01',
  ],
  ['3 ème jeudi du mois 14h30', '3e jeudi du mois, 14H30', '17/12 21/01 18/02 18/03'],
  [
    '1 er mardi du mois 8h-12h et 15h-18h',
    '1er mardi du mois, 8H-12H et 15H-18H',
    '01/12 05/01 02/02 02/03',
  ],
  ['dernier et premier samedi du mois', '1er et dernier samedi du mois', '28/11 05/12 26/12 02/01'],
  ['lundi 8heures30 à 12heures', 'Lundi 8H30-12H', '30/11 07/12 14/12 21/12'],
  ["l'après-midi du mardi", 'Mardi après-midi', '01/12 08/12 15/12 22/12'],
  ['lundi a 8h du matin', 'Lundi 8H', '30/11 07/12 14/12 21/12'],
  ['lundi 7h30 - 13h00 (sur rdv)', 'Lundi 7H30-13H, sur R.D.V', '30/11 07/12 14/12 21/12'],
  ['à partir de 9h le lundi', 'Lundi 9H', '30/11 07/12 14/12 21/12'],
  ['tous les lundis et jeudis à partir de 16 h', 'Lundi et jeudi 16H', '26/11 30/11 03/12 07/12'],
  ['du lundi au jeudi : 15h00 – 18h00', 'Lundi au jeudi 15H-18H', '26/11 30/11 01/12 02/12'],
  ['Vendredis 15 h.', 'Vendredi 15H', '27/11 04/12 11/12 18/12'],
  ['mardi 8h-12h le matin', 'Mardi 8H-12H', '01/12 08/12 15/12 22/12'],
])('« %s »: « %s », %s', (typed, printed, days) => {
  const rule = parse(typed);
  const ahead = [...occurrences({ rules: [rule], exceptions: [] }, { du: from, au: '2028-01-01' })];
  const next = [...new Set(ahead.map(({ day }) => day))].slice(0, 4);
  expect(printInFull(rule)).toBe(printed);
  expect(next.map((day) => `${day.slice(8)}/${day.slice(5, 7)}`).join(' ')).toBe(days);
});

test.each([
  [
    'Lundi soir 7H',
    '« Lundi » se lit, mais « soir » ne va pas avec cette heure ; écrivez par exemple « Lundi soir »',
  ],
  [
    'Tous les jours sauf dimanche matin',
    '« Tous les jours sauf dimanche » se lit, mais « sauf » ne va qu’avec des jours entiers ; écrivez par exemple « Tous les jours sauf dimanche 8H-12H »',
  ],
  [
    'Tous les jours sauf jours fériés',
    '« Tous les jours » se lit, mais il manque le jour après « sauf » ; les jours fériés vont sous « jours-sans-consultation », dans « horaires.yaml »',
  ],
  [
    '1er lundi et 3e jeudi du mois 9h',
    '« 1er lundi et 3e » se lit, mais « jeudi » va sur une autre ligne ; écrivez par exemple « 1er lundi du mois, 9H »',
  ],
  [
    'Samedi du mois 9h',
    'lequel du mois ? il manque « 1er » ou « dernier » ; écrivez par exemple « 1er samedi du mois, 9H »',
  ],
  [
    'Samedi 9H, une semaine sur deux',
    'il manque le premier jour ; écrivez par exemple « Samedi 9H, une semaine sur deux, à partir du 2027-01-09 »',
  ],
  [
    'Samedi 9H, une semaine sur deux, à partir du 2026-11-27',
    'le 2026-11-27 est un vendredi ; écrivez par exemple « Samedi 9H, une semaine sur deux, à partir du 2027-01-09 »',
  ],
  [
    'Samedi 9H, une semaine sur deux, à partir du 28 novembre',
    '« Samedi 9H, une semaine sur deux, à partir » se lit, mais « 28 novembre » n’est pas un jour avec son année ; écrivez par exemple « Samedi 9H, une semaine sur deux, à partir du 2027-01-09 »',
  ],
  [
    'Samedi 9H, à partir du 2026-11-28',
    '« à partir du » ne va qu’avec « une semaine sur deux » ; écrivez par exemple « Samedi 9H, une semaine sur deux, à partir du 2026-11-28 »',
  ],
  [
    'Lundi semaines paires 9h',
    '« Lundi » se lit, mais « semaines » ne se lit pas ; écrivez par exemple « Lundi 9H, une semaine sur deux, à partir du 2027-01-04 »',
  ],
  [
    'Lundi 9H et sur RDV',
    '« Lundi 9H » se lit, mais « sur RDV » va sur une autre ligne ; écrivez par exemple « Lundi 9H »',
  ],
  [
    'Lundi 25H',
    '« Lundi » se lit, mais « 25H » n’est pas une heure ; écrivez par exemple « Lundi 9H »',
  ],
  [
    'Lundi 8H-7H',
    '« Lundi » se lit, mais « 8H-7H » finit avant d’avoir commencé ; écrivez par exemple « Lundi 8H-12H »',
  ],
  [
    'Lundi 8H30 et',
    '« Lundi 8H30 » se lit, mais il manque la suite après « et » ; écrivez par exemple « Lundi 8H30 »',
  ],
  ['Samdi 9H', '« Samdi » ne se lit pas ; vouliez-vous écrire « Samedi 9H » ?'],
  [
    'Lundi 9',
    '« Lundi » se lit, mais « 9 » n’est pas une heure ; écrivez par exemple « Lundi 9H »',
  ],
  [
    'Lundi 9H et mardi 15H',
    '« Lundi 9H » se lit, mais « mardi » va sur une autre ligne ; écrivez par exemple « Lundi 9H »',
  ],
  [
    'Lundi 9h mardi 15h',
    '« Lundi 9h » se lit, mais « mardi » va sur une autre ligne ; écrivez par exemple « Lundi 9H »',
  ],
  [
    'Lundi 9H 15H',
    '« Lundi 9H » se lit, mais il manque « et » ou « - » avant « 15H » ; écrivez par exemple « Lundi 9H-15H »',
  ],
  [
    'Lundi 8h75',
    '« Lundi » se lit, mais « 8h75 » n’est pas une heure ; écrivez par exemple « Lundi 9H »',
  ],
  [
    'Lundi 8h-12h et 11h-15h',
    '« Lundi » se lit, mais deux heures se chevauchent ; écrivez par exemple « Lundi 8H-12H »',
  ],
  [
    "lundi jusqu'à 12h",
    '« lundi » se lit, mais il manque l’heure de début ; écrivez par exemple « Lundi 8H-12H »',
  ],
  ['matin', 'il manque le jour ; écrivez par exemple « Lundi matin »'],
  ['8h-12h', 'il manque le jour ; écrivez par exemple « Lundi 8H-12H »'],
  [
    'Lundi 20h-2h',
    '« Lundi » se lit, mais « 20h-2h » finit avant d’avoir commencé ; écrivez par exemple « Lundi 20H-24H »',
  ],
  [
    'Lundi ou jeudi 9h',
    '« Lundi » se lit, mais « ou » ne se lit pas ; écrivez par exemple « Lundi 9H »',
  ],
  ['Jour ouvrable 8h', '« Jour » ne se lit pas ; écrivez par exemple « Lundi au vendredi 8H »'],
  ['mecredi 14h', '« mecredi » ne se lit pas ; vouliez-vous écrire « Mercredi 14H » ?'],
  [
    'une fois par mois',
    '« fois » ne se lit pas ; écrivez par exemple « 1er et 3e lundi du mois, 9H »',
  ],
  ['en congé', '« congé » ne se lit pas ; une absence va sous « absences », dans cette fiche'],
  [
    'Lundi 8h-',
    '« Lundi » se lit, mais il manque l’heure de fin ; écrivez par exemple « Lundi 8H-12H »',
  ],
  [
    'Lundi au',
    '« Lundi » se lit, mais il manque la suite après « au » ; écrivez par exemple « Lundi 9H »',
  ],
  ['Vandredi matn', '« Vandredi » ne se lit pas ; vouliez-vous écrire « Vendredi matin » ?'],
  [
    'en semaine 8h-14h',
    '« semaine » ne se lit pas ; écrivez par exemple « Lundi au vendredi 8H-14H »',
  ],
  [
    'lundi 8h 12h',
    '« lundi 8h » se lit, mais il manque « et » ou « - » avant « 12h » ; écrivez par exemple « Lundi 8H-12H »',
  ],
  [
    'lundi 8h30 à',
    '« lundi » se lit, mais il manque l’heure de fin ; écrivez par exemple « Lundi 8H30-12H30 »',
  ],
  [
    'Lundi 8H30/12H30',
    '« Lundi 8H30 » se lit, mais il manque « et » ou « - » avant « 12H30 » ; écrivez par exemple « Lundi 8H30-12H30 »',
  ],
  [
    "mardi 3h de l'après-midi",
    '« mardi 3h » se lit, mais « après-midi » ne va pas avec cette heure ; écrivez par exemple « Mardi après-midi »',
  ],
])('« %s » is refused: %s', (typed, refusal) => {
  expect(() => parse(typed)).toThrow(new RangeError(refusal));
});
