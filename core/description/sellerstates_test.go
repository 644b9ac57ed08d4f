package description

import (
	"strings"
	"testing"

	"loupe/core/product"
)

// stateTitles has the titles of the items that sellerStates describes.
var stateTitles = map[string]string{
	"camera":     "Halden F2 35mm film SLR camera with 50mm f/1.8 lens, chrome",
	"watch":      "Orvik Meridian automatic wristwatch, 40 mm, blue dial, leather strap",
	"bag":        "Elsarine Colline leather handbag, cognac, brass lock",
	"guitar":     "Brannoch Glen 12 acoustic guitar, solid spruce top",
	"headphones": "Vantholm HD 20 wireless headphones, black",
	"laptop":     "Nimbrell Arc 14 laptop 16GB 512GB",
	"console":    "Pace Orbit game console with controller",
	"bike":       "Strydal Gravel 4 bicycle, size M, green",
	"espresso":   "Morvanto Duetto espresso machine with steam wand, stainless steel",
	"toy":        "Halden Bear talking teddy doll",
	"lego":       "Halden Castle 4410 lego set",
	"turntable":  "Vantholm TD 40 turntable with cartridge, walnut",
	"phone":      "Nimbrell Wave 7 smartphone 128GB, black",
	"case":       "Leather case for Brannoch guitars",
	"cover":      "Dust cover for Vantholm TD 40 turntable",
}

// sellerStates has descriptions as sellers write them. Each line has the item, the description and what it states: "damage", with
// a word of the defects, a condition, or "fine" if it states neither.
const sellerStates = `
camera | scratches: none | fine
camera | Kratzer: keine | fine
camera | weder Kratzer noch Dellen | fine
camera | not a single scratch | fine
camera | キズや凹みはなく | fine
camera | カビ・クモリはありません | fine
camera | sem riscos nem amassados | fine
camera | bought at the crack of dawn | fine
camera | Versand versichert gegen Bruch | fine
camera | cleaned of fungus | fine
watch | Hands relumed | fine
camera | if it doesn't work you get your money back | fine
camera | Umtausch bei Defekt möglich | fine
camera | war defekt, wurde repariert | fine
camera | my other items: broken kettle | fine
bike | tyres are new | fine
watch | strap is new | fine
camera | flash never used | fine
watch | Box as new | fine
camera | neu gekauft 2018 | used
guitar | case has a broken latch | fine
turntable | dust cover cracks | fine
camera | battery not included | fine
watch | runs a few hours then stops | damage
headphones | one ear cup is silent | damage
console | left stick drifts | damage
espresso | perde acqua | damage
espresso | Wassertank hat einen Sprung | damage
phone | flickers | damage
watch | Frankenwatch | damage
phone | 不能开机 | damage
phone | turns off by itself | damage
phone | screen stays black | damage
phone | won't hold a charge | damage
phone | won’t hold a charge | damage
phone | no image | damage
phone | nimmt keine Ladung an | damage
phone | ne s'allume plus | damage
phone | ne s’allume plus | damage
espresso | fait un bruit bizarre | damage
camera | defects: none | fine
camera | fault: no | fine
camera | scratches - none | fine
camera | scratches: a few | damage
camera | scratches: yes | damage
camera | Halden F2. if you find any scratches, dents or cracks, send it back | fine
camera | no obvious scratches | fine
camera | kaum Kratzer | fine
camera | hardly any scratches | fine
camera | pas la moindre rayure | fine
camera | screen is cracked if you look closely | damage
camera | cracked screen, no returns | damage
camera | scratched, new strap | damage
camera | like new, new strap | like new
watch | new with box | new
watch | new, box torn | new
watch | like new in box | like new
watch | new | new
watch | brand new in original packaging | new
watch | never used, still in the box | new
camera | Selling my old Halden F2. Light meter is accurate, all speeds sound right. Few brassing marks on the edges, glass is clean: no fungus, no haze, no scratches. | damage
camera | Untouched in a drawer since 1998, I have no film to try it. Sold untested, no returns. | poor
camera | Had it CLA'd in 2021, new light seals fitted. Works great. | used
camera | Lens: clean. Body: minor wear. Light meter: not working. Shutter: ok | damage meter
camera | Comes in its leather case, the case has a broken latch but the camera itself is spotless. | fine
camera | if it turns out not to work i'll give you your money back no questions asked | fine
camera | Battery not included. Everything else as in the photos. | fine
camera | viewfinder is cloudy, can still focus. rest is great | damage viewfinder
camera | See my other listings for a broken F3 and some parts bodies | fine
camera | Film door won't stay shut, otherwise fine | damage door
camera | Scratches: none. Dents: none. Fungus: none. | fine
camera | Not a single scratch, looks like it left the shop yesterday | fine
camera | i dropped it once and now the screen stays black, it still makes the shutter noise | damage screen
camera | Bought new in 2016 and used for two holidays since | used
camera | LCD flickers every now and then | damage flickers
camera | Cosmetically 9/10, mechanically perfect, neither dents nor dings anywhere | fine
watch | Keeps perfect time, crystal has a few hairlines, strap is brand new | damage hairlines
watch | It is a frankenwatch: dial from a later one, hands relumed | damage
watch | Hands relumed by a specialist, otherwise untouched. | fine
watch | runs a few hours then stops, probably needs a service | damage
watch | Loses about ten minutes a day | damage
watch | Serviced last year (invoice included), crystal polished, no scratches left. | fine
watch | Full set. Box as new, papers stamped 2019. | fine
watch | the crown does not screw down any more | damage crown
watch | Bracelet is stretched and one link is missing | damage
watch | Water resistance no longer guaranteed. Worn on weekends only. | fine
watch | Was running slow, regulated by my watchmaker, now +2 s/d | fine
watch | date wheel stuck on 31 | damage stuck
watch | new old stock, never worn, stickers still on | new
bag | no rips, no tears, no odour. comes from a smoke free home | fine
bag | Handles darkened and the inside pocket has a hole | damage hole
bag | Ink stain inside that doesn't come out | damage stain
bag | Used maybe five times. Any marks? No. Any smell? No. | used
guitar | Neck is straight, no fret buzz, a couple of dings on the back of the body | damage dings
guitar | Truss rod is maxed out and the high frets buzz | damage
guitar | Crack in the top was cleated and glued by a luthier in 2015, stable since | fine
guitar | New strings, fresh setup. Small belt buckle rash on the back | damage rash
guitar | one tuner is broken off and the nut is missing | damage tuner
guitar | I'm only selling it because I bought a new one | fine
guitar | bridge lifting slightly at the back | damage lifting
guitar | Pickup has no signal on the neck position | damage no signal
headphones | left ear cup is silent, right one fine | damage silent
headphones | ear pads peeling, cable was replaced last month, sound perfect | damage peeling
headphones | crackles when you move the jack | damage crackles
headphones | All fully functional. Free of any damage. | used
laptop | won't hold a charge unless plugged in | damage
laptop | Turns off by itself after ten minutes, gets really hot | damage
laptop | Insured shipping against breakage. Battery health 91%. | fine
laptop | hinge cracked, keyboard missing the F5 key, boots fine | damage hinge
laptop | fan is very loud and it freezes when playing video | damage
laptop | Was faulty, has been repaired with a new mainboard, runs flawlessly | fine
console | left stick drifts | damage drifts
console | disc drive won't read discs any more | damage drive
console | Controller not included. Console tested and working | used
console | gives me the red light and then shuts down | damage
bike | tyres are new, chain replaced at 3000 km, brakes bled | fine
bike | rear wheel wobbles and the gears slip | damage
bike | Frame has a hairline crack near the bottom bracket, sold for parts | for parts, damage crack
bike | bought at the crack of dawn at a car boot sale, rides nicely | fine
bike | rusty chain, flat rear tyre | damage chain
espresso | Leaks from the group head, needs new gasket | damage
espresso | Descaled and cleaned of limescale, makes great coffee | fine
espresso | never used the milk frother. Machine itself used daily for a year | used
espresso | Steam wand: works. Pump: works. Heating: no. | damage
toy | missing one arm, paint worn on the face, box tatty | damage
toy | All complete, not played with, box has shelf wear | fine
toy | pages yellowed? no. corners bent? no. stickers used? no. | fine
toy | batteries not included, tested with new batteries and it lights up and sings | fine
turntable | dust cover cracks near the hinges, deck plays beautifully | fine
turntable | spins but hums through both speakers | damage hums
turntable | platter does not spin, motor hums | damage
phone | back glass shattered but screen perfect | damage back glass
phone | locked to the network. small crack bottom left corner, doesn't affect use | damage crack
phone | No cracks, no chips, no dead pixels, battery 86% | fine
phone | swollen battery, still turns on | damage battery
phone | Never dropped, always in a case with a protector, not one mark | fine
camera | Kamera stammt aus dem Nachlass meines Vaters, konnte sie nicht testen. Verkauf als defekt, keine Rücknahme. | for parts
camera | Kratzer: keine. Dellen: keine. Pilz: nein. | fine
camera | Weder Kratzer noch Dellen, voll funktionstüchtig. | fine
camera | Versand versichert gegen Bruch. Privatverkauf, keine Garantie. | fine
camera | Umtausch bei Defekt möglich | fine
camera | war defekt, wurde beim Fachmann repariert und läuft wieder | fine
camera | neu gekauft 2018, seitdem im Schrank | used
camera | Objektiv hat Glaspilz, Blende öffnet nicht mehr ganz | damage Glaspilz
espresso | Wassertank hat einen Sprung, sonst alles top | damage Sprung
espresso | Mahlwerk neu, Brühgruppe gereinigt und gefettet, Dichtungen erneuert | fine
espresso | tropft unten raus, vermutlich Dichtung | damage
espresso | Sollte etwas nicht funktionieren, nehme ich sie zurück. | fine
phone | Handy nimmt keine Ladung an, Display ok | damage
phone | Geht nach ein paar Minuten einfach aus | damage
phone | Akku wie neu (97 %), Display ohne Kratzer, Rückseite minimal verkratzt | damage verkratzt
phone | Displayglas gesplittert, Touch funktioniert noch | damage
phone | Bildschirm bleibt schwarz, vibriert aber | damage schwarz
laptop | Lüfter macht komische Geräusche, Tastatur hat eine fehlende Taste | damage Geräusche
bike | Reifen neu, Bremsen neu, Sattel hat einen kleinen Riss | damage Riss
bike | Schaltung springt, Bremse schleift | damage
bike | Lack hat nur minimale Kratzer, technisch einwandfrei | damage Kratzer
bag | Tasche wurde nie getragen, Etikett noch dran | new
bag | Innenfutter eingerissen, Reißverschluss hakt | damage eingerissen
watch | Glas nicht verkratzt, Werk läuft genau, Band neu | fine
watch | Uhr bleibt nach zwei Stunden stehen | damage
toy | bespielt aber heil, Karton eingerissen | fine
toy | Sound geht nicht, Licht geht | damage
guitar | Saiten neu, Bundstäbchen kaum abgespielt, kein Halsriss | fine
guitar | Hals verzogen, Mechaniken schwergängig | damage
turntable | Riemen ausgeleiert, läuft zu langsam | damage
headphones | Linke Seite ohne Ton | damage
camera | Vendu en l'état, non testé faute de piles | poor
camera | Appareil en très bon état, ni rayures ni chocs, optique sans champignons | very good
camera | ne s’allume plus depuis hier, batterie chargée pourtant | damage
camera | l'obturateur reste ouvert, le miroir est bloqué | damage
camera | acheté neuf en 2015, servi trois fois | used
espresso | fait un bruit bizarre au démarrage et fuit un peu par le bas | damage
espresso | joints neufs, détartrée, fonctionne très bien | fine
phone | Rayures : aucune. Batterie : 85 %. Débloqué. | fine
phone | écran fissuré en haut à gauche, tactile ok | damage écran
phone | s'éteint tout seul à 30 % | damage
phone | remboursé si ne fonctionne pas | fine
bag | aucun défaut, aucune tache, pas de trou | fine
watch | trotteuse bloquée, prend l'humidité | damage
toy | boîte abîmée mais jeu complet, jamais joué | fine
guitar | manche droit, pas de frise, quelques pocs sur la caisse | damage pocs
camera | no tiene hongos ni arañazos en la lente, se vende por falta de uso | fine
camera | No dispara, el espejo se queda arriba | damage
camera | comprada nueva en 2017, la he usado poco | used
phone | se apaga sola al abrir la cámara | damage
phone | pantalla se queda en negro pero suena | damage pantalla
phone | golpes: ninguno. rayas: ninguna. batería al 90% | fine
phone | si no funciona te devuelvo el dinero | fine
espresso | Pierde agua por abajo | damage
espresso | la bomba hace mucho ruido pero saca café | damage
bag | tiene un agujerito en el forro y el asa pelada | damage
watch | se para de vez en cuando, habrá que cambiar la pila | damage
guitar | trastes gastados y un golpe en la pala | damage golpe
console | el mando no viene, la consola va perfecta | fine
camera | né graffi né ammaccature, tenuta come una reliquia | fine
camera | venduta come non funzionante perché non posso provarla | for parts
espresso | perde acqua dal gruppo | damage
espresso | guarnizioni nuove, caldaia disincrostata | fine
phone | si spegne da solo, batteria da cambiare | damage
phone | schermo con una riga verde, per il resto perfetto | damage riga
phone | se non funziona la riprendo indietro e rimborso | fine
bag | manici consumati, interno pulito senza macchie | damage manici
watch | corona dura da girare, vetro segnato | damage
bike | comprata nuova nel 2020, 500 km | used
toy | difetti: nessuno. completo di tutti i pezzi | fine
guitar | un piccolo segno sul retro, nessuna crepa, tasti nuovi | damage segno
camera | sem riscos nem amassados, lente sem fungos | fine
camera | fungo na lente e o obturador não dispara | damage
phone | desliga sozinho quando chega a 40% | damage
phone | tela preta, liga e vibra | damage tela
espresso | vazando água por baixo, bomba nova | damage
bag | alça descascando, zíper novo | damage
bike | comprada nova em 2019, pneus novos | used
guitar | defeitos: nenhum. Regulada, cordas novas. | fine
camera | werkt prima, geen krassen en geen schimmel | fine
camera | sluiter blijft hangen bij 1/30 | damage
phone | valt steeds uit, scherm heeft een barst | damage barst
espresso | lekt een beetje water aan de onderkant, maalt goed | damage
bike | nieuw gekocht in 2021, banden zijn nieuw, ketting roest wat | used, damage
watch | loopt niet, batterij misschien leeg | damage
camera | シャッターは切れますが、露出計が動きません。 | damage
camera | レンズにカビ・クモリはありません。外観はとても綺麗です。 | fine
camera | キズや凹みはなく、動作確認済みです。 | fine
camera | ファインダー内にチリあり、写りには影響ありません | fine
camera | 電源は入りますが液晶が映りません | damage
camera | 10年前に新品で購入しました | used
watch | すぐ止まります | damage
phone | 画面割れあり、タッチは反応します | damage 画面割れ
phone | 目立つキズなし、バッテリー最大容量88% | fine
bag | 内側にシミがあります。角スレあり。 | damage
bag | 未使用、タグ付きです | new
console | 左スティックにドリフトがあります | damage
guitar | ネック反りなし、ノイズなし、打痕が数か所 | damage 打痕
phone | 不能开机，当配件卖 | damage
phone | 自动关机，电池不行了 | damage
phone | 屏幕无划痕，边框有轻微磕碰 | damage 磕碰
phone | 没有拆修过，功能正常 | fine
camera | 镜头无霉无雾，快门正常 | fine
camera | 快门按不下去，取景器发霉 | damage
watch | 走时不准，表镜有划痕 | damage 划痕
bag | 九成新，没有明显磨损 | like new
laptop | 无法充电，键盘有两个键失灵 | damage
laptop | 2020年全新购入，一直自用 | used
phone | 액정에 금이 갔지만 터치 잘 됩니다 | damage
phone | 전원이 자꾸 꺼져요 | damage
phone | 기스 하나 없이 깨끗합니다 | fine
camera | 셔터가 안 눌려요, 렌즈에 곰팡이 없음 | damage
bag | 스크래치나 얼룩 없어요. 끈은 새것입니다 | fine
camera | Cracks? None. Fungus? None. Shutter tested at all speeds. | fine
watch | gains fifteen minutes per day, otherwise lovely | damage
watch | Strap is genuine and like new, watch worn daily for 10 years | fine
bag | Reißverschluss klemmt manchmal, Leder ohne Flecken | damage
bag | né macchie né strappi, usata due volte | fine
guitar | gig bag has a ripped pocket, guitar immaculate | fine
guitar | Korpus hat eine Macke an der Zarge, Saiten frisch aufgezogen | damage
phone | Mikrofon funktioniert nicht, man hört mich beim Telefonieren nicht | damage
phone | la batería no aguanta nada, hay que cargarlo cada dos horas | damage
phone | Sturzfrei, keinerlei Kratzer, mit Schutzfolie seit Tag eins | fine
laptop | Keyboard: QWERTZ. Webcam: works. Defects: none known. | fine
espresso | if you are unhappy with it or it arrives broken I refund everything | fine
espresso | Pumpe brummt nur noch, es kommt kein Wasser | damage
bike | neue Kette, neue Bremsbeläge, Rahmen ohne Beulen | fine
bike | achetée neuve 1200 € en 2021, révisée ce printemps | used
bike | front fork leaks oil and the saddle is torn | damage
console | Disc drive makes a grinding noise but loads games | damage
console | hdmi port loose, picture cuts out if you touch the cable | damage
console | controller drift fixed with new sticks | fine
headphones | Cavo consumato vicino al jack, audio perfetto | damage
camera | 目立つ傷はなく、動作も問題ありません | fine
camera | ミラーが上がったまま戻りません | damage
phone | 屏幕有老化，面容失灵，其他功能正常 | damage
phone | 无磕碰无划痕，电池健康95% | fine
bag | 모서리 까짐 있어요, 지퍼는 잘 됩니다 | damage
watch | 방수 안 됩니다. 유리에 흠집 없음 | fine
camera | obiettivo appannato, esposimetro morto | damage
guitar | sem trincas, sem empeno, apenas marcas de uso | fine
phone | só liga no carregador, bateria viciada | damage
lego | geen ontbrekende stenen, niet verkleurd, doos wat gedeukt | fine
camera | Andere Artikel in meinen Anzeigen: defekte F3, Blitz ohne Funktion | fine
bike | de derailleur schakelt niet meer, banden als nieuw | damage
camera | Should work but untested | poor
camera | Lens in like new condition | like new
espresso | Turns off automatically after ten minutes | fine
espresso | Turns off by itself after ten minutes | damage
guitar | case has a broken latch and the headstock is cracked | damage headstock
case | case has a broken latch | damage latch
cover | dust cover cracks near the hinge | damage cracks
bag | No trades, no holds | fine
phone | Doesn't work with Verizon | fine
phone | Funktioniert nicht mit der Telekom | fine
phone | Ne fonctionne pas avec Orange | fine
phone | No funciona con Movistar | fine
phone | Does not work | damage
phone | No charging cable | fine
phone | Without charging case | fine
phone | 充電器は付属しません | fine
phone | 充電できません | damage
phone | 充电器没有了 | fine
bike | Bremsbeläge neu | fine
bike | Kassette neu | fine
bike | Remblokken nieuw | fine
laptop | Vendo porque comprei um computador novo | used
espresso | Ne ho presa una nuova | used
watch | Not running, sold as it is | damage
watch | Does not tick | damage
espresso | Seller refurbished. Cleaned. | refurbished
espresso | Good condition, regularly serviced | good
espresso | Very good condition. Recently serviced | very good
espresso | it was not working, serviced in May | fine
bag | EUC | excellent
bag | VGUC! | very good
bag | GUC, from a smoke free home | good
bag | Nueva con etiqueta | new
bag | Neuve avec étiquette | new
bag | Nova com etiqueta | new
bag | Nuove con scatola, mai indossate | new
bag | In goede staat | good
bag | In zeer goede staat | very good
bag | quelques traces d'usure normales | fine
bag | Normale Gebrauchsspuren | fine
bag | normal signs of wear | fine
bag | Gebrauchsspuren am Griff | damage
`

func TestStatesOfSellers(t *testing.T) {
	for line := range strings.SplitSeq(strings.Trim(sellerStates, "\n"), "\n") {
		fields := strings.Split(line, " | ")
		claims := Parse(fields[1], stateTitles[fields[0]], "")
		said := claims.Damage
		wantCondition, wantDamage, word := product.Unknown, false, ""
		for want := range strings.SplitSeq(fields[2], ", ") {
			if what, rest, _ := strings.Cut(want, " "); what == "damage" {
				wantDamage, word = true, rest
			} else {
				wantCondition = product.ParseCondition(want)
			}
		}
		isDamaged := len(said.Defects) > 0 || said.fails || claims.Condition == product.ForParts && wantCondition != product.ForParts
		// Where no condition is wanted, words such as "works fine" may state that the item is used or good.
		isCondition := claims.Condition == wantCondition ||
			wantCondition == product.Unknown && (claims.Condition == product.Used || claims.Condition == product.Good || wantDamage && claims.Condition == product.ForParts)
		if isDamaged != wantDamage || !isCondition || !strings.Contains(strings.Join(said.Defects, " | "), word) {
			t.Errorf("%s, %q: got %q, fails %v, %q; want %s", fields[0], fields[1], said.Defects, said.fails, claims.Condition, fields[2])
		}
	}
}
