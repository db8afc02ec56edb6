import { dangers } from '@/content/facts/emergencies';
import { dangerFinder } from '@/content/model/search/danger';
import { compileDangers } from '@/content/model/search/compile-dangers';

const dangerIn = dangerFinder(compileDangers(dangers));

const linesOf = (text: string) => text.trim().split('\n');

/** What people say in danger, and what can wait. Written before the phrases of `urgences.yaml`. */
const written = {
  danger: linesOf(`
crise cardiaque
mon mari fait une crise cardiaque
papa a mal dans la poitrine et son bras gauche est lourd
ça me serre au cœur et je transpire
j’ai le coeur qui s’arrête par moments et je suis en sueur
grosse douleur a la poitrine depuis une heure
ma poitrine me brule et je narrive plus a respirer
infarctus que faire
mon père se tient la poitrine il est tout blanc
elle est oppressée elle cherche son air
il ne respire plus
mon bb respir plu
mon bébé respire très vite et ses côtes se creusent
je n’arrive pas à respirer
ma fille a une crise d’asthme la ventoline ne marche pas
souffle coupé impossible de parler
ses lèvres sont bleues
le bébé devient bleu quand il pleure
mon frère s’est noyé dans le fleuve
un enfant est tombé dans le puits
on l’a sorti de l’eau il ne bouge plus
il s’étouffe avec un morceau de viande
arête de poisson coincée dans la gorge
mon fils a avalé une pile
ma petite a avalé une pièce de monnaie
bonbon bloqué dans la gorge
il a avalé de travers il devient rouge
elle convulse
mon enfan fait des convultions
crise d’épilepsie depuis 10 minutes
il tremble de tout son corps et il bave
ses yeux se retournent et il est raide
visage tordu d’un côté
ma mère a la bouche de travers et parle mal
mon père n’arrive plus à parler
avc
je crois que mon oncle fait un AVC
son bras droit ne bouge plus d’un coup
paralysée du côté gauche depuis ce matin
elle s’est évanouie
mon collègue est inconscient
ma femme a perdu connaissance
il ne répond plus quand on lui parle
grand-mère ne se réveille pas
tombé dans les pommes
elle est dans le coma
malaise au travail il est par terre
mal de tête terrible d’un seul coup
le pire mal de tête de ma vie
bébé tombé du lit
mon fils est tombé sur la tête et il vomit
chute du troisième étage
il est tombé du manguier
ma grand-mère est tombée et ne peut plus se lever
mon petit frère a été renversé par une moto
accident de moto jambe cassée
accident de voiture plusieurs blessés
un camion l’a écrasé
coup de couteau au ventre
il a reçu une balle
on lui a tiré dessus
bagarre il a la tête ouverte
il saigne beaucoup
sa saigne sa sarete pa
le sang n’arrête pas de couler
doigt coupé avec une machette
main prise dans une machine
plaie profonde au pied
os qui sort de la jambe
mon nez saigne depuis 30 minutes ça ne s’arrête pas
il a bu de la javel
mon enfant a bu du pétrole
elle a avalé toute la boîte de comprimés
overdose
il a mangé de la mort aux rats
intoxication au gaz
bébé a bu du produit de vaisselle
mordu par un serpent
serpan a piqué mon pied
piqûre de scorpion
un chien a mordu ma fille au visage
brûlé au visage
il s’est ébouillanté avec la marmite
de l’huile chaude est tombée sur elle
électrocuté
il a pris le courant
la foudre est tombée sur lui
incendie à la maison brûlures graves
eau de batterie dans les yeux
j’ai reçu de la colle dans l’œil
œil crevé
je ne vois plus rien d’un oeil depuis ce matin
ma femme accouche
elle a perdu les eaux
les contractions ont commencé
je suis enceinte et je saigne
enceinte de 7 mois mal de tête et vue floue
le bébé ne bouge plus dans mon ventre
la tête du bébé sort
elle saigne beaucoup après l’accouchement
le cordon est sorti
ma femme enceinte est tombée
fausse couche je perds beaucoup de sang
elle convulse elle est enceinte
je veux mourir
mon ami veut se suicider
j’ai envie d’en finir
il s’est pendu
ma sœur s’est coupé les veines
il veut se jeter du pont
on m’a violée
mon mari m’a frappée
agressée dans la rue
elle vomit du sang
il crache du sang
selles noires comme du goudron
caca avec du sang mon bébé
mal au ventre atroce plié en deux
ventre dur comme du bois
hernie coincée qui fait très mal
il n’urine plus depuis hier
urine couleur coca
testicule gonflé d’un coup
mon bébé de 2 semaines a de la fièvre
fièvre à 40 il délire
nuque raide et fièvre
bébé tout mou
mon bébé ne tète plus
mon enfant ne boit plus rien et dort tout le temps
vomit tout ce qu’il boit
diarrhée et yeux enfoncés
enfant très pâle et fatigué
palu grave
il raconte n’importe quoi avec la fièvre
il ne reconnaît plus sa famille
visage gonflé après un médicament
ma langue gonfle
allergie aux arachides elle gonfle de partout
œdème de la gorge
diabétique dans le coma
mon père est diabétique il est confus et il tremble
drépanocytaire en crise très douloureuse
mollet gonflé après l’opération
la plaie de la césarienne s’est ouverte
fièvre sous chimio
il va mourir venez vite
au secours
envoyez une ambulance vite
mon mari agonise
les yeux de mon père sont jaunes et il a de la fièvre
`),
  calm: linesOf(`
prix échographie
combien coute un accouchement
prix d’une césarienne
rendez-vous cardiologue
je veux voir un cardiologue
contrôle de la tension
tension un peu haute
renouveler mon ordonnance pour la tension
mal de tête
migraine depuis deux jours
mal au dos depuis 3 mois
mal au genou quand je marche
mal au ventre
ventre ballonné
mal au cœur le matin
mal au coeur dans la voiture
nausées de grossesse
je suis tombée enceinte
je n’arrive pas à tomber enceinte
test de grossesse
première consultation prénatale
connaître le sexe du bébé
retard de règles
règles douloureuses
pertes blanches qui sentent
pilule du lendemain
infection urinaire
brûle en urinant
ça me brûle quand je fais pipi
mon fils de 6 ans fait pipi au lit
constipation depuis une semaine
brûlures d’estomac après les repas
remontées acides
hémorroïdes qui saignent un peu
petite coupure au doigt
coup de soleil sur le nez
un coup de fil à la clinique
coup de froid
rhume
nez bouché la nuit
nez qui coule bébé
toux depuis une semaine
mon bébé tousse
mal à la gorge
j’ai mal quand j’avale
ma gorge me brûle un peu
bouton de fièvre
rage de dents
mal de dent la nuit
saigne des gencives quand je me brosse
dent de lait qui tombe
détartrage prix
chute de cheveux
mes cheveux tombent
perte de poids
perte de mémoire
piqûre de moustique qui gratte
vaccin contre la rage
vaccin fièvre jaune pour voyage
fièvre après le vaccin bébé
cours de premiers secours
comment éviter un AVC
rééducation après AVC
mon père a eu un infarctus il y a deux ans, suivi
contrôle après un accident
certificat de coups et blessures
cicatrice de brûlure
ancienne fracture qui fait mal quand il pleut
enlever un plâtre
saigne du nez de temps en temps
prise de sang à jeun
don du sang
groupe sanguin prix
résultat analyse de sang
analyse d’urine
recherche de sang dans les selles
mon enfant ne mange pas bien
mon fils ne parle pas encore à 3 ans
bébé ne marche pas à 14 mois
mon bébé ne dort pas la nuit
mon bébé pleure le soir
bébé ne fait pas caca depuis 2 jours
poussée dentaire
circoncision prix
varicelle
boutons qui grattent
eczéma sur les mains
crise d’acné
tache sur le visage
bouton sur la langue
ongle incarné
verrue au pied
mycose
yeux rouges qui grattent
je vois mal de loin
lunettes enfant
cataracte opération
oreille bouchée
j’entends mal
vertiges quand je me lève
je dors mal
stress au travail
je me sens triste
arrêter de fumer
ronflement
je suis fatiguée tout le temps
anémie
régime diabète
glycémie à jeun
bilan de santé
cholestérol
entorse de la cheville la semaine dernière
séance de kiné
arthrose des mains
sciatique
prostate contrôle
problème d’érection
boule au cou depuis longtemps
goitre
hernie opération combien
opération de l’appendicite prix
radio du poumon
radio de la poitrine
mammographie
êtes-vous ouvert dimanche
adresse de la clinique
parking
assurance NSIA
heure de visite
chambre individuelle
retirer mes résultats
numéro whatsapp
travailler à la clinique
médecin qui parle bambara
pédiatre samedi
spécialiste du cœur
consultation asthme
vaccin bébé 9 mois
carnet de vaccination perdu
accouchement quoi apporter
préparation à l’accouchement
congé maternité
certificat médical sport
annuler mon rendez-vous
le téléphone ne répond pas
j’ai perdu mon ordonnance
ambulance prix
prix consultation urgence
fièvre légère depuis hier
mon enfant a de la fièvre
`),
};

/** Written after the phrases. Later changes to the phrases made these match too. */
const heldOut = {
  danger: linesOf(`
mon grand-père a perdu connaissance en mangeant
ma femme ne se réveille pas ce matin
il est allongé par terre et ne parle plus
mon fils a la bouche bleue
elle respire par petits coups, elle est en sueur
mon mari dit que ça lui serre la poitrine depuis midi
douleur au cœur qui part dans l’épaule gauche
le bébé s’étrangle avec son biberon
une cacahuète est passée de travers
ma tante fait une attaque, la moitié du corps est morte
mon père bégaie et sa lèvre pend
je vois tout noir d’un œil depuis ce matin
elle a convulsé deux fois cette nuit
mon neveu est tombé du premier étage
tombé de vélo, il vomit et il somnole
la voiture a fait un tonneau
ma main est passée dans la scie
on l’a frappé à la tête avec une barre de fer
plaie du ventre par couteau
il s’est tiré dessus
sang plein les draps, elle vient d’accoucher
hémorragie pendant la grossesse
je suis enceinte et je me suis évanouie
le bébé pousse, je sens la tête
les eaux ont coulé, je ne suis qu’à 30 semaines
je ne sens plus les mouvements du bébé
bébé de 3 jours très jaune et ne tète pas
mon nourrisson a 38,9
mon enfant est brûlant et il délire
ma fille de 2 ans ne boit plus et a les yeux creux
cinq diarrhées et il ne tient plus debout
il vomit du liquide vert sans arrêt
sang frais dans la couche du bébé
raideur du cou et taches sur la peau
il a bu le pétrole de la lampe
elle a avalé trente comprimés
bébé a sucé une pile
mon frère s’est empoisonné
intoxication, on est quatre à vomir
une vipère m’a mordu la main
mon fils s’est fait mordre par le chien à la figure
la casserole d’eau bouillante s’est renversée sur son dos
brûlure avec de l’acide
il a pris le jus en réparant une prise
gros gonflement du visage après une piqûre
ma gorge se ferme, j’ai mangé des arachides
il est diabétique et il dort tout le temps, on n’arrive pas à le réveiller
drépanocytaire, douleurs insupportables partout
plus d’urine depuis deux jours et il gonfle
ses urines sont comme du thé noir et il a la fièvre
testicule gauche très gros et douloureux depuis cette nuit
ventre comme une planche
ma hernie est sortie, dure et très douloureuse
je vomis du sang noir
mon œil a reçu une projection de ciment
je vais me pendre
elle a laissé une lettre et pris des cachets
je viens d’être agressée
mon mari me bat, j’ai le bras cassé
il faut une ambulance, c’est grave
`),
  calm: linesOf(`
je souhaite une consultation de cardiologie
ma mère est cardiaque, contrôle annuel
quel est le tarif d’une nuit en chambre
l’ambulance coûte combien
comment avoir mon groupe sanguin
faites-vous le don de sang
puis-je venir sans rendez-vous pour un certificat
mon bébé a deux mois, quels vaccins
mon enfant tousse un peu
mon fils a le nez bouché et dort mal
il a des petits boutons sur le ventre
poux à l’école
mon bébé a les fesses rouges
ma fille a mal aux oreilles depuis hier
mon enfant a peur du docteur
il a perdu l’appétit
elle a du mal à dormir
mon père ronfle et s’endort devant la télé
maux de tête quand je suis stressé
je tremble quand j’ai faim
j’ai des fourmis dans le pied
mal au bras après le vaccin
tendon d’Achille douloureux
le genou de ma mère est gonflé depuis longtemps
mal aux reins après le travail
opération de la cataracte, délai
après l’opération, quand reprendre le travail
pansement à changer
retirer des fils
ma cicatrice gratte
tache brune sur la joue
mes ongles sont jaunes
peau jaune sous les pieds
yeux fatigués par l’écran
lentilles de contact
mes gencives saignent le matin
appareil pour les dents
bouche sèche
ulcère de l’estomac, régime
vers intestinaux
selles molles depuis hier
trop de gaz
je vais mal à la selle
fuite urinaire
je me lève pour faire pipi
prostate, dosage PSA
mes règles durent dix jours
règles très abondantes
test d’ovulation
je suis enceinte, quels médicaments prendre
accoucher chez vous, ça coûte combien
inscription à la maternité
mon bébé bouge quand
allaiter et travailler
contrôler le sucre
ma tension est élevée chez le médecin
prendre la tension à la maison
bilan avant mariage
cours de préparation à la naissance
merci, à demain
`),
};

test.each(Object.entries({ written, heldOut }))(
  'danger is recognised in the sentences that were %s, and in no others',
  (_, { danger, calm }) => {
    const missed = danger.filter((sentence) => !dangerIn(sentence));
    expect(missed.length / danger.length).toBeLessThanOrEqual(0.05);
    expect(calm.filter((sentence) => dangerIn(sentence))).toEqual([]);
  },
);
