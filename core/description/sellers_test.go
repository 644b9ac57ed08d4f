package description

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/lexicon"
)

// goods has the products of sellerTexts: the title of the product in the photo, then those of others.
var goods = map[string]struct {
	brand, category string
	titles          []string
}{
	"camera": {"Halden", "Cameras", []string{"Halden F2 35mm film SLR camera with 50mm f/1.8 lens, chrome", "Halden F3 35mm film SLR camera with 50mm f/1.4 lens, black",
		"Halden F2 35mm film SLR camera, body only, chrome", "Leather case for Halden F2 camera, brown",
		"Halden 28mm f/2.8 lens for F2 and F3 cameras"}},
	"watch": {"Orvik", "Watches", []string{"Orvik Meridian automatic wristwatch, 40 mm, blue dial, leather strap", "Orvik Meridian Date automatic wristwatch, 40 mm, steel bracelet",
		"Orvik Strand quartz wristwatch, 38 mm, white dial", "Leather strap for Orvik Meridian wristwatch, 20 mm, tan"}},
	"espresso": {"Morvanto", "Kitchen appliances", []string{"Morvanto Duetto espresso machine with steam wand, stainless steel", "Morvanto Duetto Plus espresso machine with grinder, stainless steel",
		"Morvanto Uno espresso machine, compact, black", "Portafilter for Morvanto Duetto espresso machine, 58 mm"}},
	"guitar": {"Brannoch", "Guitars", []string{"Brannoch Glen 12 acoustic guitar, solid spruce top", "Brannoch Glen 14 acoustic guitar with pickup, solid spruce top",
		"Brannoch Brook 10 acoustic guitar, laminated top", "Hard case for Brannoch Glen acoustic guitar"}},
	"shoes": {"Strydal", "Shoes", []string{"Strydal Pace 2 running shoes, blue and orange, size 43", "Strydal Pace 3 running shoes, blue and orange, size 43",
		"Strydal Court canvas sneakers, white, size 43", "Laces for Strydal Pace running shoes, white, 120 cm"}},
	"turntable": {"Vantholm", "Audio", []string{"Vantholm TD 40 turntable with cartridge, walnut", "Vantholm TD 60 direct drive turntable with cartridge, walnut",
		"Stylus for Vantholm TD 40 turntable"}},
	"bag": {"Elsarine", "Handbags", []string{"Elsarine Colline leather handbag, cognac, brass lock", "Elsarine Colline Grande leather handbag, cognac, brass lock",
		"Shoulder strap for Elsarine Colline handbag, cognac"}},
	"phone": {"Nimbrell", "Phones", []string{"Nimbrell Wave 7 smartphone 128GB, black", "Nimbrell Wave 8 smartphone 128GB, black",
		"Nimbrell Wave 7 Pro smartphone 128GB, black", "Charger for Nimbrell Wave smartphone"}},
	"drill": {"Torvald", "Power tools", []string{"Torvald GR-18 cordless drill 18V with two batteries and case", "Torvald GR-24 cordless drill 24V with case",
		"Battery for Torvald GR-18 cordless drill", "Torvald GR-18 cordless drill, body only"}},
	"bike": {"Calder", "Bicycles", []string{"Calder Ridge 29 Comp mountain bike, red, size L", "Calder Ridge 29 Pro mountain bike, black, size L", "Calder Vale city bike, green",
		"Saddle for Calder Ridge bike"}},
	"controller": {"Quellon", "Video games", []string{"Quellon Pulse wireless game controller, white", "Quellon Pulse Elite wireless game controller, black", "Charging cable for Quellon Pulse controller"}},
	"console":    {"Quellon", "Video games", []string{"Quellon Nova game console 1TB with controller", "Quellon Nova Pro game console 1TB", "Quellon Pulse wireless game controller, white"}},
	"figure":     {"Tessarin", "Collectibles", []string{"Tessarin Mori dragon figure, 20 cm", "Tessarin Kawa turtle figure, 20 cm", "Display stand for Tessarin figures"}},
	"jacket":     {"Norvane", "Clothing", []string{"Norvane Fjell down jacket, navy, size M", "Norvane Skog down jacket, green, size L"}},
	"lens":       {"Halden", "Lenses", []string{"Halden 50mm f/1.8 lens, F mount", "Halden 28mm f/2.8 lens, F mount", "Halden F3 35mm film SLR camera with 50mm f/1.4 lens", "Lens cap for Halden 50mm lens"}},
	"speakers":   {"Lindqvist", "Audio", []string{"Lindqvist A5 bookshelf speakers, walnut", "Lindqvist A7 floorstanding speakers, walnut", "Speaker stands for Lindqvist A5"}},
	"vacuum":     {"Ferrano", "Appliances", []string{"Ferrano V8 cordless vacuum cleaner", "Ferrano V10 cordless vacuum cleaner", "Battery for Ferrano V8 vacuum cleaner"}},
	"laptop":     {"Zephra", "Computers", []string{"Zephra Book 14 laptop, 16GB RAM, 512GB SSD", "Zephra Book 16 laptop, 16GB RAM, 512GB SSD", "Charger for Zephra Book 14"}},
	"chair":      {"Hovind", "Furniture", []string{"Hovind 42 dining chair, teak", "Hovind 45 armchair, teak", "Seat cushion for Hovind 42 chair"}},
	"headphones": {"Auravox", "Audio", []string{"Auravox Q3 wireless headphones, black", "Auravox Q5 wireless headphones, black", "Ear pads for Auravox Q3 headphones"}},
	"perfume":    {"Velna", "Beauty", []string{"Velna Nuit eau de parfum 100 ml", "Velna Jour eau de parfum 100 ml"}},
}

// sellerTexts has descriptions as sellers write them. Each line has the product in the photo, the description and what it states,
// as one of:
//
//   - "-": nothing that changes the value
//   - "body", "box", "one", "part P": only the body, the box, one piece of a pair, or the part P is offered
//   - "xN": N pieces are offered
//   - "lacks": a part is missing
//   - "copy", "doubt": the item is a copy, or may be one
//   - "model", "other": it is another model or another product than in the photo
//   - "differs": it has another size, colour or year
const sellerTexts = `
camera | Halden F2 in good cosmetic condition. Shutter fires at all speeds, meter is accurate. Comes with the 50mm lens, a strap and the original case. Light seals were replaced last year. | -
camera | Selling my dad's old camera. He used to shoot with a Leica M6 but this one just sat in a drawer. | -
camera | Body only. The lens in the photos is not part of this sale. | body
watch | Case diameter 40 mm without crown, 47 mm lug to lug. Fits wrists up to 19 cm. | -
watch | Measures 38mm excluding the crown, 41mm with crown. | -
watch | 100% authentic, happy to have it checked by any jeweller | -
watch | It's obviously not a real Orvik, hence the price | copy
watch | not 100% sure it's genuine so sold as is | doubt
watch | can't say whether it's authentic | doubt
bag | Comes with dust bag, authenticity card and receipt | -
bag | Elsarine lookalike, great quality | copy
bag | Inspired design, no logo. Not an Elsarine. | copy
bag | This isn't a real Elsarine but you'd never know | copy
phone | Wave 7, unlocked. Upgraded to the Wave 8 so no longer needed. | -
phone | I've just got a Wave 8, so my old phone has to go | -
phone | It's actually the Wave 8, photo is from the web | model
phone | Box and charger included, no headphones | -
drill | Bare tool. No battery, no charger. | body
drill | body only, no batteries | body
drill | Two batteries, charger and case included | -
guitar | Just the hard case, guitar not included | part case
guitar | Case only! The guitar has been sold. | part case
guitar | Comes in its original hard case, just needs new strings | -
guitar | This is for the case only | part case
bike | Calder Ridge 29 Comp. I now ride the Ridge 29 Pro so this has to go. | -
bike | Rarely used since I bought a Ridge 29 Pro last summer. | -
bike | two bikes in the photo, only the red one is for sale | -
bike | new tyres and brake pads fitted, aftermarket pedals | -
bike | Saddle was replaced by a more comfortable one, original saddle comes with it | -
bike | frame only, no wheels, no fork | part frame
bike | Selling just the wheels | part wheels
bike | swap for a Calder Vale considered | -
bike | Part exchange welcome for Calder Vale | -
controller | USB cable included, works on PC and console | -
controller | Charging cable not included but any USB-C works | -
controller | lot of 2 controllers | x2
controller | bundle of three controllers | x3
controller | x2 | x2
controller | Controllers x3 | x3
controller | 2 available, price is for one | -
controller | I have 3 of these, price each | -
controller | set of two, one white one black | x2
controller | a set of 4 | x4
shoes | EU 43, US 9.5, fits true to size | -
shoes | US 9.5 / UK 8.5 / EU 43 | -
shoes | UK 9 / EU 44 | differs
shoes | size EU 42.5, worn once | differs
espresso | two espresso machines, one for parts | x2
espresso | Two machines, one works, the other for spares | x2
espresso | only the drip tray, no machine | part tray
espresso | Portafilter handle replaced with a walnut one, original included | -
turntable | No stylus but otherwise works great | lacks
turntable | New belt and cartridge fitted last month, dust cover has a hairline crack | -
turntable | Stylus is fairly new, about 50 hours | -
jacket | I'm selling this because I bought the Skog in a bigger size | -
jacket | Same style as the Norvane Skog but shorter | -
speakers | one speaker only, the other died | one
speakers | Single speaker, not a pair | one
speakers | pair of bookshelf speakers with stands | -
speakers | 2 pairs of speakers | x2
chair | Set of four dining chairs | x4
espresso | comes with a set of 4 cups | -
phone | Camera takes great pictures | -
phone | Kamera macht super Fotos | -
espresso | Wie neu, stand nur im Schrank | -
figure | stand only, no figure | part stand
guitar | includes a set of two keys | -
guitar | a set of two keys is included | -
chair | Six chairs, all solid | x6
chair | 6 chairs available, £40 each | -
chair | Four chairs, will split, £50 each | -
headphones | Replacement ear pads, not original, sound is great | -
headphones | ear pads replaced by aftermarket ones | -
laptop | charger not included | lacks
laptop | Comes without charger | lacks
laptop | Not the Book 16, this is the 14 inch version | -
laptop | faster than the Book 16 and much lighter | -
camera | One camera. I have 2x available, message me | -
camera | multiple available, 3x in stock | -
watch | 1x watch, 2x strap, 1x box | -
watch | sold with 2x spare straps | -
watch | empty box also available if wanted | -
camera | I am also selling the empty box separately | -
bag | passed authentication check, counterfeit check passed | -
bag | Entrupy verified, certificate of authenticity available | -
bag | You can tell it from a fake by the stitching on the inside | -
watch | Fakes have a different caseback, this is the real thing | -
watch | Don't confuse with the cheap copies on auction sites | -
bag | superfake, mirror quality | copy
bag | designer dupe | copy
perfume | smells like Velna Nuit, dupe | copy
perfume | a dupe for Velna Nuit | copy
figure | one of two I own | -
camera | Verkaufe hier meine Halden F2. Zubehör: 50 mm Objektiv, Tasche, Gurt. Privatverkauf, keine Garantie. | -
camera | Biete meine gut erhaltene Halden an. Objektiv und Tasche gehören dazu. Nichtraucherhaushalt. | -
camera | Nur der Body, das Objektiv behalte ich. | body
camera | Es wird nur das Gehäuse verkauft, ohne Objektiv. | body
watch | Durchmesser ohne Krone 40 mm, mit Krone 43 mm | -
watch | Fälschung ausgeschlossen, Echtheitszertifikat liegt bei. | -
watch | Garantiert kein Replikat, Kauf beim Konzessionär | -
watch | Ob das Original ist, kann ich nicht sagen | doubt
watch | Echtheit kann ich leider nicht garantieren. | doubt
watch | Keine echte Orvik, nur zum Spaß | copy
watch | Ersatzarmband liegt bei | -
watch | Armband wurde durch ein neues ersetzt | -
watch | Nur das Armband, die Uhr ist nicht dabei! | part armband
watch | Verkaufe nur die Box ohne Uhr | box
bag | Die Tasche ist natürlich ein Fake, daher der Preis | copy
bag | Plagiat, sieht aber top aus | copy
bag | keine Fälschung! Rechnung vorhanden | -
phone | OVP und Ladekabel vorhanden, Ladegerät fehlt | lacks
phone | Ohne Ladegerät, mit OVP | lacks
phone | Leere Verpackung zum Wave 7, ohne Handy | box
phone | Nur OVP, kein Handy! | box
phone | Ich bin auf das Wave 8 umgestiegen | -
phone | Grund des Verkaufs: Wechsel auf Wave 8 | -
phone | Tausch gegen Wave 8 möglich | -
phone | Kein Tausch gegen Wave 8 | -
drill | Nur das Gerät, ohne Akkus | body
bike | Sattel und Pedale wurden durch hochwertigere ersetzt | -
bike | Nur der Rahmen, ohne Räder | part rahmen
shoes | Größe 42,5 | differs
shoes | Gr. 41 | differs
shoes | Gr. 43, fällt normal aus | -
shoes | Größe 43 (US 9,5) | -
shoes | Nur der linke Schuh | one
shoes | Einzelner Schuh, rechts | one
shoes | 2 Paar, beide Größe 43 | x2
shoes | ein Paar, Größe 43 | -
espresso | Siebträger wurde durch einen bodenlosen ersetzt | -
chair | 4er Set | x4
chair | Zweier-Set Stühle | x2
chair | 4 Stühle, Preis für alle | x4
chair | insgesamt 6 Stück vorhanden, Preis pro Stück | -
guitar | Nur der Koffer, ohne Gitarre | part koffer
guitar | mit Koffer und Gurt | -
turntable | Ohne Tonabnehmer | lacks
turntable | Nadel fehlt leider, Haube vorhanden | lacks
vacuum | Der Akku passt auch in den V10 | -
lens | passt an Halden F2 und F3 | -
camera | Vends boîtier nu Halden F2, objectif non fourni | body
camera | vendu sans l'objectif visible sur la photo | body
camera | Boîte vide non incluse | -
camera | boîte et notice d'origine | -
watch | c'est une copie | copy
watch | Ceci n'est pas une vraie Orvik | copy
watch | pas sûre que ce soit une vraie | doubt
watch | je ne peux pas garantir l'authenticité | doubt
watch | aucun risque de contrefaçon, achetée en boutique | -
watch | contrefaçon s'abstenir, la mienne est authentique | -
watch | bracelet changé par un bracelet cuir générique | -
watch | Bracelet de remplacement offert | -
watch | bracelet seul | part bracelet
watch | Je vends uniquement l'écrin, sans la montre | box
bag | authentique, facture à l'appui, arnaqueurs s'abstenir | -
bag | imitation très bien faite | copy
shoes | Pointure 43 | -
shoes | Taille 44 mais chausse petit | differs
shoes | lot de 2 paires | x2
shoes | 3 paires de chaussures | x3
phone | vendu avec chargeur et câble, sans boîte | -
phone | chargeur non fourni | lacks
phone | je vends car je suis passé au Wave 8 | -
phone | coque de Wave 8 offerte | -
guitar | vendue avec étui rigide | -
espresso | porte-filtre manquant | lacks
espresso | échange possible contre Duetto Plus | -
chair | les 4 chaises | x4
chair | lot de 6 chaises | x6
chair | prix à l'unité, 4 disponibles | -
chair | 15 euros la chaise, j'en ai 6 | -
console | 2 manettes incluses | -
controller | lot de deux manettes | x2
camera | solo cuerpo, sin óptica | body
camera | Se vende el cuerpo solo, el objetivo no entra en la venta | body
camera | vendo porque me he comprado la Halden F3 | -
camera | acepto cambio por Halden F3 | -
watch | es una imitación de buena calidad | copy
watch | no es original, es AAA | copy
watch | no sé si es auténtico | doubt
watch | no puedo asegurar que sea original | doubt
watch | nada de copias, 100% original con factura | -
watch | no vendo imitaciones | -
watch | pulsera cambiada por otra de cuero | -
watch | solo la correa | part correa
phone | caja vacía, sin el móvil | box
phone | con caja, sin cargador | lacks
shoes | talla 43 EU, 9.5 US | -
shoes | talla 42 | differs
speakers | pareja de altavoces | -
chair | pareja de sillas | x2
chair | juego de 4 sillas | x4
controller | pack de 2 mandos | x2
controller | mando con cable USB incluido | -
bag | inspirado en Elsarine | copy
bike | se vende solo el cuadro, sin ruedas | part cuadro
bike | ruedas y frenos cambiados hace un mes | -
espresso | dos cafeteras, una para piezas | x2
guitar | solo la funda, guitarra no incluida | part funda
camera | solo corpo macchina | body
camera | vendo perché sono passato alla Halden F3 | -
watch | non è un Orvik originale | copy
watch | è una copia fatta bene | copy
watch | non posso garantire che sia autentico | doubt
watch | non so se sia originale | doubt
watch | autenticità verificata da orologiaio | -
watch | cassa 40 mm senza corona | -
bag | no fake, no imitazioni, scontrino disponibile | -
bag | solo tracolla | part tracolla
shoes | numero 43 | -
shoes | due paia | x2
chair | coppia di sedie | x2
chair | quattro sedie | x4
phone | scatola vuota | box
console | un solo controller incluso | -
console | con due controller | -
camera | só o corpo, sem lente | body
camera | apenas o corpo da câmera | body
watch | é réplica primeira linha | copy
watch | não é falso, tem nota fiscal | -
watch | não garanto que seja original | doubt
watch | pulseira trocada por uma de couro | -
phone | troco por Wave 8 | -
shoes | tamanho 43, usados duas vezes | -
shoes | tamanho 40 | differs
chair | conjunto de 6 cadeiras | x6
chair | par de cadeiras | x2
guitar | estojo incluído | -
camera | alleen de body, geen lens | body
camera | losse body, zonder objectief | body
watch | dit is geen echte Orvik | copy
watch | namaak uitgesloten, met bon | -
watch | weet niet of hij echt is | doubt
watch | kast 40 mm zonder kroon gemeten | -
phone | lege doos | box
phone | oplader ontbreekt | lacks
shoes | maat 43, valt klein | -
shoes | maat 45 | differs
chair | set van 4 stoelen | x4
chair | twee stoelen | x2
bike | te koop omdat ik een Ridge 29 Pro heb gekocht | -
guitar | alleen de koffer | part koffer
camera | ボディのみ | body
camera | レンズは付属しません。ボディ単体です | body
watch | 正規品保証、偽物の場合は返金します | -
watch | コピー品ではございません | -
watch | 鑑定していないので本物かわかりません | doubt
watch | 本物か偽物か不明です | doubt
watch | 空箱のみ | box
phone | 箱だけの出品です | box
phone | 本体のみ、箱なし | -
phone | 箱付き、動作確認済み | -
controller | 2個セット | x2
chair | 4脚セット | x4
figure | 3体セット | x3
figure | 1体のみの出品です | -
shoes | 片足のみ | one
shoes | サイズ27.5cm | -
watch | 绝非高仿，支持鉴定 | -
watch | 保证正品，假一赔十 | -
watch | 高仿，介意勿拍 | copy
watch | 精仿手表 | copy
watch | 不保真 | doubt
watch | 真假不知，自己看图 | doubt
bag | 专柜购入，支持验货，非高仿 | -
bag | 假货可退，放心购买 | -
phone | 只卖空盒 | box
phone | 只有盒子 | box
camera | 单机身，不含镜头 | body
camera | 仅机身 | body
figure | 两个一起出 | x2
figure | 一共三个，打包出 | x3
figure | 出一个，九成新 | -
watch | 정품 아니고 레플리카입니다 | copy
watch | 가품일 경우 환불해드립니다 | -
watch | 정품인지 모르겠어요 | doubt
watch | 정품 보증서 있음 | -
camera | 바디만 판매합니다 | body
camera | 렌즈 없이 바디만 | body
phone | 빈 박스만 팝니다 | box
phone | 박스 포함, 충전기 포함 | -
controller | 2개 일괄 | x2
chair | 의자 4개 세트 | x4
camera | Great for beginners | -
camera | Cash on collection Leeds | -
camera | Collection from Bristol | -
camera | Price negotiable, open to offers | -
bike | Abholung in Hamburg Altona | -
watch | Bei Fragen gerne melden | -
guitar | Envoi Mondial Relay possible | -
camera | Mondial Relay uniquement | -
bag | Envío rápido Madrid centro | -
phone | disponibile spedizione tracciata | -
phone | Abholung oder Versand DHL | -
watch | Paypal Freunde bevorzugt | -
chair | Danish modern, lovely patina | -
espresso | makes wonderful crema every morning | -
bike | shimano gears, hydraulic brakes | -
guitar | sounds amazing, low action | -
headphones | noise cancelling, bluetooth | -
camera | Kodak Gold film included | -
jacket | warm, feather light, windproof | -
camera | Sony Playstation 5 | other
watch | Zonda Chrono automatic | other
guitar | Fender Stratocaster | other
chair | Ikea Billy Regal | other
drill | electric violin with bow | other
bike | Kinderwagen Bugaboo | other
shoes | Adidas Samba | other
phone | iPad Air | other
lens | Canon EOS R6 | other
vacuum | Ferrano V10 | model
bike | Calder Ridge 29 Pro | model
drill | Torvald GR-24, two batteries | model
headphones | Auravox Q5 in black | model
speakers | Lindqvist A7 pair | model
laptop | Zephra Book 16 | model
watch | Meridian Date | model
console | Nova Pro, used a few times | model
console | I upgraded to the Nova Pro | -
lens | the lens fits F3 | -
vacuum | Same battery as the V10 | -
headphones | lighter than the Q5 I had before | -
drill | GR-24 batteries do not fit | -
speakers | Would consider a swap for Lindqvist A7 | -
camera | Would consider a swap for Halden F3 | -
camera | Wish I had kept my Halden F3 instead | -
camera | Full working order, film tested last week, see sample pictures. Will post worldwide, combined postage for two or more items. | -
camera | Recently CLA'd. The only flaw is a small ding on the top plate. Lens is clean without fungus. | -
camera | No returns. Sold for spares or repair only. | -
camera | Bought two of these by mistake, so one is up for grabs. | -
camera | Halden F2 body, black paint, no lens | body
camera | Photo shows it with my 85mm, which is not included. Body cap supplied. | -
camera | Price is for the camera only, the bag is extra. | -
camera | F2 kit: body, 50mm, 135mm, two filters and a flash | -
watch | Orvik Meridian. Strap has been changed to an Orvik rubber strap, I no longer have the leather one. | -
watch | Bought at an authorised dealer in 2018, so authenticity is guaranteed 100%. | -
watch | Sold as is, I know nothing about watches and can't verify whether it is real | doubt
watch | no idea if genuine | doubt
watch | AAA replica with Swiss movement | copy
watch | Two watches for the price of one | x2
watch | His and hers, set of 2 watches | x2
watch | Comes with 3 straps and 2 boxes | -
watch | Watch box only, no watch! | box
watch | Winder and spare links included | -
watch | Looks like a Rolex but it's an Orvik | -
phone | Comes with original box, unused earphones and a case. Upgraded to iPhone 15 so don't need it. | -
phone | phone only, no accessories | -
phone | Just the handset | -
phone | Nimbrell Wave 7, screen protector fitted since day one, case also included | -
phone | Box only. Please read the description, you are not buying a phone! | box
phone | Will trade for a Wave 8 plus cash my way | -
phone | Same as the Wave 8 but smaller | -
phone | 256GB version, black | model
bike | Ridge 29 Comp size L. Includes lights, lock and two bottles. | -
bike | Upgraded fork and Shimano brakes, new Maxxis tyres | -
bike | Size L suits riders 175 to 185 cm | -
bike | I have two of these bikes for sale, this is the newer one | -
bike | Pedals not included | lacks
shoes | Bought in UK 8.5 which is EU 43 | -
shoes | EUR 43 UK 9 US 10 | -
shoes | Size 44.5 | differs
shoes | Two pairs for sale, can be sold separately | x2
shoes | Only right shoe, I'm an amputee | one
shoes | Strydal Pace 2 in blue, laces replaced by black ones | -
shoes | fakes, but comfy | copy
bag | I love this bag but I've bought a Colline Grande | -
bag | Real leather, not fake leather | -
bag | Not the real thing but a very good copy | copy
bag | high street dupe, unbranded | copy
bag | Serial number inside proves it is genuine, no copy | -
bag | strap not included | lacks
bag | With adjustable strap and 2 small pouches | -
guitar | Left handed. Comes with a hard case, two straps and a tuner. | -
guitar | gig bag only | part bag
guitar | Strings only a month old | -
guitar | Neck only, no tuners | part neck
guitar | Brannoch Glen 12, plays better than my Gibson J-45 | -
turntable | Turntable only, no cartridge, no lid | lacks
turntable | fitted with an Ortofon cartridge | -
espresso | comes with 2 portafilters and 4 cups | -
espresso | without the milk jug shown in the photos | -
espresso | Machine only. Grinder in the photo not for sale | -
chair | 2 chairs | x2
chair | Sold as a set of 6, will not split | x6
chair | chair cushion only | part cushion
lens | with front and rear caps, no hood | -
lens | fits Canon and Nikon with adapter | -
lens | lens cap only | part cap
lens | Lens only, no camera | -
drill | comes with 2 x 4Ah batteries | -
drill | charger only | part charger
drill | Torvald GR-18, body only, will fit all GR batteries | body
console | comes with 2 controllers and 5 games | -
console | no controller | -
laptop | UK keyboard, charger included, original box missing | -
laptop | Works with Windows 11 and Microsoft Office installed | -
laptop | RAM upgraded to 32GB | -
figure | bundle of 5 figures | x5
figure | stand missing | lacks
figure | 2 figures, can separate | x2
jacket | Size M but fits like L | -
jacket | bought for 400, wear it with jeans and boots | -
jacket | Two jackets, size M and L | x2
headphones | carry case and cable, no box | -
perfume | tester, 80% full, no cap | -
perfume | empty bottle only | -
vacuum | attachments and charger included, wall mount missing | -
speakers | Left speaker only | one
speakers | sold as a pair, will not split | -
controller | comes without cable | -
watch | Uhr läuft gut, Band wurde erneuert, Box und Papiere nicht mehr vorhanden. Keine Fälschung, gekauft beim Juwelier. | -
watch | Ob echt oder nicht weiß ich nicht | doubt
camera | Ich habe mir eine Halden F3 gekauft, daher wird die F2 nicht mehr gebraucht. | -
camera | Preis gilt für den Body ohne Objektiv | body
phone | Nur Display leicht zerkratzt, Hülle gibt's dazu. Versand 5 €. | -
phone | Verkaufe nur das Ladegerät | part ladegerat
chair | 2 Stühle vorhanden, Stückpreis 30 € | -
chair | Set aus 4 Stühlen | x4
shoes | Gr.43, neu mit Karton | -
bike | Rahmengröße L, 29 Zoll, Schaltung Shimano Deore | -
bag | Handtasche Colline, Original mit Echtheitskarte, kein Nachmachwerk | -
watch | Je ne suis pas expert, authenticité non garantie | doubt
watch | Montre homme, bracelet cuir remplacé, vendue sans boîte ni papiers. Envoi soigné. | -
phone | Téléphone seul sans accessoires | -
phone | Vends deux téléphones identiques | x2
chair | 4 chaises vendues ensemble | x4
chair | vendues par lot de 4 | x4
shoes | Chaussures portées 2 fois, taille 43 | -
camera | Cámara con objetivo 50mm, funda y dos filtros. Envío por Wallapop. | -
camera | no incluye objetivo | body
phone | No acepto cambios. Móvil libre, con su caja original | -
shoes | Zapatillas talla 43, usadas dos veces, sin caja | -
watch | Reloj réplica, funciona bien | copy
chair | Se venden las 4 sillas juntas | x4
watch | Orologio con scatola e garanzia, cinturino sostituito | -
watch | Autentico al 100%, astenersi perditempo | -
phone | Vendo solo la scatola originale | box
shoes | Scarpe n. 43, usate poco | -
chair | 4 sedie, prezzo per tutte | x4
bag | Bolsa original com nota fiscal, não é réplica | -
phone | Só vendo, não troco por Wave 8 | -
watch | Horloge met doos, nieuw bandje | -
shoes | maat 43, past ook bij 42,5 | -
watch | ベルトのみ社外品です | -
watch | 正規店で購入した本物です。コピー品ではありません。 | -
camera | カメラ本体とレンズのセットです | -
figure | フィギュア3個セット | x3
phone | 盒子配件齐全，无拆修 | -
bag | 专柜正品，假的包退 | -
watch | 시계 정품입니다. 박스 없음 | -
watch | without crown (diameter 38 mm) | -
watch | 40 mm, ohne Armband | lacks
watch | crown missing, 38 mm | lacks
headphones | ear pads were replaced by aftermarket pads | -
watch | no real damage | -
watch | no real signs of wear on the dial | -
watch | Replica watch tested and working | copy
watch | Replica Orvik, no refund | copy
watch | fake, no refunds, no returns | copy
watch | these are fakes | copy
watch | guaranteed not fake | -
watch | no se trata de una réplica | -
watch | non si tratta di una replica | -
watch | je ne sais pas si c'est authentique | doubt
watch | no sé si es original | doubt
watch | non si accende ma è originale | -
watch | Full refund if it turns out to be fake | -
watch | no refund if it turns out to be fake | doubt
watch | 高仿不退换 | copy
watch | this watch is from a replica factory | copy
watch | you can tell it's a fake | copy
watch | replica free postage | copy
watch | replica check the pictures | copy
watch | Replicas in good condition | copy
watch | I can't say how old this replica is | copy
watch | fake-free account, all my watches are real | -
watch | レプリカ品のため返品不可 | copy
watch | This is not an Orvik but looks just like one | copy
watch | Not an Orvik | copy
watch | Not an Orvik strap | -
watch | I can't guarantee it's authentic | doubt
watch | Don't know the exact age but I'm sure it's genuine | -
watch | 保证正品,假一赔十 | -
camera | lens missing, battery door missing | body lacks
camera | body only, battery door missing | body lacks
camera | I include a spare battery just in case | -
camera | battery just replaced | -
camera | ROLEX SUBMARINER | other
camera | the lens fits F3 | -
camera | I'm selling my Halden F3 | model
phone | 3 phones £40 each | -
phone | Preis pro Stück | -
shoes | US 9.5 | -
shoes | Größe: 44 | differs
shoes | Size: 43 | -
shoes | très belles chaussures | -
shoes | Vends très belles chaussures | -
speakers | two speakers | -
speakers | 4 speakers | x2
console | two controllers included | -
camera | full set | -
controller | 2er Set | x2
chair | 两个 | x2
chair | 两个月前买的 | -
controller | 電池2個付き | -
figure | 3点セット | -
`

// claimsOf returns what the photo of a product with a description states, by listings of it, of similar products and of others, in the
// words of sellerTexts.
func claimsOf(name, description string) string {
	photo := goods[name]
	var listings []Title
	for other, p := range goods {
		for i, title := range p.titles {
			if other == name || i < 2 {
				listings = append(listings, Title{title, p.brand, other == name && i == 0}, Title{title + ", tested", p.brand, other == name && i == 0})
			}
		}
	}
	r := Parse(description, photo.titles[0], photo.category)
	r.ResolveLike(photo.brand, listings)
	var said []string
	switch r.Scope.Part {
	case BodyOnly:
		said = append(said, "body")
	case BoxOnly:
		said = append(said, "box")
	case OnePart:
		said = append(said, "part "+r.Scope.Name)
	case OneOfAPair:
		said = append(said, "one")
	}
	if n := max(r.Scope.Pieces, r.Scope.Excess); n > 1 {
		said = append(said, fmt.Sprint("x", n))
	}
	if slices.ContainsFunc(r.Damage.Defects, func(d string) bool { return strings.HasSuffix(d, " missing") }) {
		said = append(said, "lacks")
	}
	switch r.Damage.Authenticity {
	case Copied:
		said = append(said, "copy")
	case Doubtful:
		said = append(said, "doubt")
	}
	shown := lexicon.TokenizeTitle(r.Title + " " + photo.brand + " " + photo.category)
	switch model, contradicts := r.Contradiction(shown, listings); {
	case model.IsNamed():
		said = append(said, "model")
	case contradicts:
		said = append(said, "other")
	case r.Difference != "":
		said = append(said, "differs")
	}
	if said == nil {
		return "-"
	}
	return strings.Join(said, " ")
}

func TestTextsOfSellers(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(sellerTexts), "\n")
	for _, line := range lines {
		fields := strings.Split(line, " | ")
		if got := claimsOf(fields[0], fields[1]); got != fields[2] {
			t.Errorf("%s, %q: got %q, want %q", fields[0], fields[1], got, fields[2])
		}
	}
	if len(lines) < 450 {
		t.Errorf("got %d descriptions, want at least 450", len(lines))
	}
}
