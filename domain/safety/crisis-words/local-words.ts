import { hasUnlessAfter, type UnlessAfter } from '../../values/unless-after.ts'

/**
 * Bemba and Nyanja (Lusaka's too), by stem: subject, tense and object are joined to the verb, and
 * spelling varies. Drafted without a native speaker; `docs/for-the-clinician.md` asks for one.
 */
const words = (source: string) =>
  new RegExp(
    ` (?:${source
      .replaceAll('~~ ', '([a-z0-9]+ ){0,7}')
      .replaceAll('~ ', '([a-z0-9]+ ){0,3}')
      .replaceAll(/\((?!\?)/g, '(?:')})(?= )`,
    'g',
  )

// A Bemba noun after the verb is what is killed: a chicken, a snake.
const noObject = '(?! (i[nmf]|aba|umu|utu|aka|ing|nko|mbe)[a-z]*)'
/** To kill oneself, to hang oneself. */
const endSelf = [
  '[a-z]{0,9}(dz|z)i(pha|phaya|paya|pa|phe|phera|phela|paye|phani)(nso)?',
  '[a-z]{0,9}(dz|z)i(mangi[lr]i[lr]a?|mangi[lr]a|mangile|khweza|kweza|mangilile)',
  `(uku|ku|muku|nala|nka|nkala|na|nde|ala|aka|akala|ale|twala|nga na)i?ipay[ae]${noObject}`,
  '[a-z]{0,8}[aeu]i?ikuli(ka|ke|kile)',
  '[a-z]{0,6}[aeu]i(pos|pony)[ae] (mu|ku|pa)[a-z]*',
  '[a-z]{0,8}(dz|z)i(pony|gwets|gwes|tay)[ae] (mu|ku|pa|m)[a-z]*',
  '[a-z]{0,6}[aeu]i(putul|putaul|cen|cek|chek|kom|las)[ae] ~~ (kuboko|ukuboko|maboko|amaboko|mikono|minwe|umubili|umulopa|mulopa|razor|lezala|mukoshi|umukoshi|fye|blade)',
  '[a-z]{0,8}(dz|z)i(chek|tem)[ae] ~~ (mikono|mkono|manja|dzanja|magazi|razor|lezala|lumo|blade|thupi|khosi|miyendo)',
  '[a-z]{0,8}dzi(dul|bay|vulaz|las)[ae]',
  '[a-z]{0,6}[aeu]ikak[ae] (umwando|intambo|umukoshi|mu mukoshi)',
].join('|')
const die = 'kufa|kufwa|ukufwa|kumwalila|kumwalira|mfwe|nfwe|ukupwa uyu mweo'
const letDie = 'nife|nifwe|ndife|nimwalile|nditafa|ndikanafa|nditangofa|nditamwalira|nafwa|mfe'
const dead = '(nafwa|nafa|ndafa|nditafa|nimfwa|namwalila|ndamwalira|ninafwa|ninafa)'
const placeOfLiving =
  '(pa ?(no )?(pa )?(calo|chalo|isonde|dziko|ziko)|pano pa (calo|isonde)|calo|dziko lapansi|ziko lapansi|lapansi)'
const want = '(?!si|nshi|ta|nsi)[a-z]{0,9}(funa|fwaya|funitsitsa|fwaisha)(nso)?'
const wantNot = '((si|nshi|nsi|shi)[a-z]{0,7}(funa|fwaya|fwaisha)(nso)?|naleka (u?ku)(fwaya|funa))'
const life = '((u?wa|ba) ?(mweo|moyo|bumi)|u?moyo|u?mweo|u?bumi|umweo|life|laifi)'
const poison =
  '(sumu|poizoni|poison|pozoni|chiphe|ciphe|doom|rat ?kill|rattex|umuti wa (koswe|ba ?koswe|mbeba|imbeba|makoswe|utushishi)|(mankhwala|munkhwala|mankwala|muti|umuti) (ya|a|yo|wa|ga|opa|ophela|ophera|opha|yopaya|wopha|yopha) (ba)?(makoswe|koswe ?|mbeba|koswe|tudoyo|tizilombo)|paraffin|palafini|parafini|jik|petrol|petulo|acid|asidi|battery acid|termik|gramoxone|dip|(ama|ma) ?(pi[lr]i(s|sh|ts)i|pills?|tablets?|panado(l|ls)?) (yonse|onse|ambi|yambi[lr]i|ambi[lr]i|yense|yonke|ayengi|yengi|ayafula|mambi[lr]i|[1-9][0-9])|(mankhwala|mankwala|imiti|miti) (onse|ambi[lr]i|yonse|yambi[lr]i|yense|iyingi|yingi))'

export const localThoughts = words(
  [
    endSelf,
    `${want} ~ (${die}|${letDie})`,
    `${wantNot} ~ (${life}|uku?ba ${life})`,
    `${wantNot} (kukhala|kunkhala|kunkala|kukala) (na|ndi)? ?${life}`,
    `[a-z]{0,6}(lema|topa|topewa|naka|nakisha|nenta|kalamba) (na|ndi|ni|no|ne|nayo|nawo|nao|ku|with|of) (this |my |uno |uyu )?${life}`,
    `(bwino|kulibwino|chabwino|cabwino|cili bwino|chili bwino|icisuma|chisuma|cisuma|ca bwino) ~ (${die}|nife|ndife|nfwe)`,
    `[a-z]{0,5}leka (u?ku)(fwaya|funa|fwaisha) ~ ${life}`,
    'kanshi ~ [nm]fwe',
    '(kuti|nga|cawama|chawama|cikawama) ~ (cawama|chawama|bwino|nafwa|nimfwa) ~ (nafwa|nimfwa|nga nafwa|nga nimfwa)',
    '(cawama|chawama|cawamako|bwino) ~ nafwa',
    `[a-z]*(nsang|ndipez|nipez)[ae] ~ ${dead}`,
    '(nkafwa|nalafwa|nkamfwa|nizafa|nizakufa|nizafa|ndidzafa|ndizafa|ndifa|nifa) (lelo|lero|manje|mailo|mawa|ubushiku|usiku|nomba|naleka|natopa|.)',
    `${wantNot} ~ ${placeOfLiving}`,
    `[a-z]{0,6}(lema|topa|topewa|naka|nakisha|lemana) (na|ndi|ni|no|ne) ${placeOfLiving}`,
    `${life} ~ (ta?bwakwata|tabukwete|tabwaba|taukwete|ulibe|ilibe|alibe|tapali)`,
    `${life} ~ [a-z]{0,6}(topa|topetsa|topesa|nyansa|fika)`,
    '(kumwa|ukunwa|kunwa|nizamwa|nizakumwa|nalanwa|ndimwa|ndidzamwa) ~ (mankhwala|muti|umuti|imiti|mapili[a-z]*|amapili[a-z]*) ~ (nife|ndife|mfwe|nfwe|mfe)',
    `${poison} ~ ${want} ~ (ukunwa|kunwa|kumwa|ukumina)`,
    'ukuya kuli ~ (uwafwa|wafwa|abafwa|bafwile|uwafwile)',
    '(ninshi|cinshi|mulandu|chifukwa chani|bwanji) ~ ((no|na|ndi) (mweo|moyo))',
    '[a-z]*lakalak[ae] ~ (kufa|ndita[a-z]*fa|nife|ndife|imfa)',
    '(bola|bolako|kwabwino|nkhale|makora) ~ (kufa|nife|ndife|imfa|nifwe|mfwe)',
    '(kufa|ukufwa|imfa|imfwa) ~ (kuposa|kusiyana|ukucila|kucila) ~ (vuti?k[a-z]*|moyo|ukucula|amafya|mavuto|kucula)',
    `${life} (wandi|wani|wan|waku|bwan)(kwana|topetsa|topesa|nyansa|fika|lemetsa|nakisha)`,
    '(lesa|mulungu|yehova|yesu|ambuye|mfumu) ~ (nsende|nsend[ae]|munsend[ae]|unsende|ansende|bansende|ntwale|mfumye|nditenge|munditenge|mundisenge|munisenge|nitenge|munitenge|anditenge)',
    '(shalenipo|mushale|tsalani|salani|shaleni|muzisala) ~~ (ukuiposa|ukuipaya|mumana|nafwa|nafa|nditafa|kufa|ukufwa|naya|for ?ever|kwathunthu)',
    '(ukufwa|kufa|kufwa) ~ (bwino|kusuma|chabwino|manje|lero|lelo)',
    'ni(ku)?fa (manje|lero|lelo)',
    `${life} (wanga|wandi|bwandi|uno) ~ (ulibe|tabu[a-z]*|tau[a-z]*|wasila|watha|ulibe phindu)`,
    `${life} ~ [a-z]{0,6}(topa|topewa|lema|naka) (nawo|nao|nabo)`,
    `[a-z]{0,4}filwa ~ ${life}`,
    `(nilibe|ndilibe|nilibee) ~ (chifukwa|cifukwa|cholinga) ~ (moyo|nkhalila|chokhalila|cokhalila|chokhalira)`,
    `nshi(mona|kwete) (umulandu|incito) ~~ (${life}|kubela|kuba)`,
    `(kumwa|ukunwa|kunwa|nizamwa|nizakumwa|nalanwa|ndimwa) (chabe |fye )?${poison}`,
    `(ntambo|intambo|chingwe) ~ (kuz[a-z]+|kudz[a-z]+|ukui[a-z]+|yakonzeka)`,
  ].join('|'),
)

export const localActs = words(
  `(nanwa|namwa|ndamwa|namina|ninamwa|nainwa|anwa|amwa|wamwa|bamwa|banwa|wanwa|anamwa|banamwa|anina|nalinwa|alinwa|balinwa|twalinwa|nalumwa|anwele|banwele|nwele|nanwele|ainwa|nanwine|anwine|banwine|alinwine|wanwa|akunwa|nanina|anaimwa|anyamwa|wamwela|[a-z]*mwel[ae]|ninwa|ndinamwa|nimwa) (fye |chabe )?${poison}`,
)

const violence = words(
  [
    // Beats me.
    '[a-z]+(ni|ndi) ?(menya|menye|tchaya|chaya|panda)',
    '(ama|a|ba|bama|anama) (ni|ndi) ?(menya|tchaya|chaya)',
    '[a-z]*(ni|ndi|ti|mu)zunz[a-z]+',
    'nkhanza',
    // Rapes or touches me.
    '[a-z]+(ni|ndi)gwi[lr]i[lr][a-z]*',
    '[a-z]+(ni|ndi)gwi[lr]a ~ (usiku|ku ?be[lr]ekelo|ku ?mazibele|mazibele|mabe[lr]e|matako|maliseche|kunsi|by force|mumatako)',
    '[a-z]*njik[ae]t[a-z]* (ku|pa) (maka|bwamba|buka|ubwamba|maka yandi)',
    '(ku|uku) ?(maka|bwamba) [a-z]*njik[ae]t[a-z]*',
    '(a?tate|batata|amalume|bayama|yama|bambo|m[uw]?lamu|mulamu|aphunzitsi|batichala) ~ [a-z]{1,6}(gona|lala) na(ne|ine)',
    // Kill me.
    '(ku|ama|azaku|aza|adza|afuna ku|anga)(ni|ndi)(phaya|paya|pha|phe)',
    '(?!i|ci|chi|ka(le|li)|lu|fi|tu|bu|wan|yan)[a-z]+njipay[a-z]*',
    '[a-z]{1,6}nkak(il)?[ae] (mu|pa)[a-z]*',
    '[a-z]{1,7}patikish[a-z]* ~ (lala|ukulala|sex|ukupa|ukuup[aw][a-z]*|ukucita)',
    '[a-z]*(njikat|njik[ae]t|nkumy|nkumfy)[a-z]* ~ (ma?bele|amabele|u?bwamba|a?matako|matanta|pa bwamba)',
    '(uku)?lala ~ (ku ?maka|ku maka)',
    '[a-z]{2,6}(isa|ingila) (mu|ku) (muputule|cipinda|busanshi|room|bed) ~ (u?bushiku|night|usiku)',
    '[a-z]{2,6}(bwera|wera|lowa) ~ [a-z]{0,3}(chipinda|rumu|room|bedi|bed)[a-z]* ~ (usiku|night)',
    '[a-z]+(ni|ndi)gwi[lr]a ~ (malo obisika|zobisika|mabe[lr]e|chifuwa|ntchafu|thako|mapaja|maliseche)',
    '(a|ndi|ni|aku|ama|ana|ndima|ndiku|nima|niku|ndina)menyedwa',
    '(a|ndi|ni|aku|ama|ana|nina|ndina|wa)gwi[lr]i[lr]i?dwa',
    '[a-z]{1,8}(ni|ndi)(kakamiz|umiliz|umiriz)[a-z]* ~ (gona|kugona|chigololo|sex|kukwatiwa|kukwatila|zogonana)',
    '(ni|ndi)(kugona|gona) na(ye|wo|o) (mo)?kakamiz[a-z]*',
    '(a|ama|ana|ba|bama|bana|aku)(ni|ndi)gona',
    '(mo|mwa)kakamiza ~ (gona|chigololo|zogonana)',
    '(a|ba|adza|aza|anga|aka|afuna ku|akufuna ku|bafuna ku|ana|ama|bana)(ni|ndi)(pha|phaya|paya|baya|tema|lasa|otcha|ocha|ponda|khapa|opsez[ae])',
    '(panga|chikwanje|mpeni|nkwangwa|imbokoma|umwele|mfuti) ~ (ku|uku)?(ni|ndi|nji)(pha|paya|tema|baya|ipaya)',
  ].join('|'),
)

/** Beats me, unless it is a child that does. */
const beatsMe: UnlessAfter = {
  // Umwana, mwana, abana, bana, ana.
  before: /(?:ana|baby)$/,
  words: words(
    [
      '(a|ba|u|mu|wa)[a-z]{0,5}(nguu?ma|ngumine|nguume|mpaa?ma|mpaa?mine|ncusha|nchusha|njuu?ma)',
      '(ba|a)(la|le|lee|laa|li|lile|ka)(mu|ba|m|n|ng|nj)um(a|ana|ine|ile|wa)',
    ].join('|'),
  ),
}

/** Whether the writer is beaten, raped or threatened. */
export const isLocalViolence = (text: string): boolean =>
  text.search(violence) > -1 || hasUnlessAfter(beatsMe, text)

/** A third person as subject of the verb: he, she or they want, drank, did. */
export const localOther =
  /(?:^| )(?:afuna|akufuna|amafuna|bafuna|alefwaya|balefwaya|afwaya|anwa|amwa|bamwa|banwa|wamwa|wanwa|anamwa|ala?ipay[ae]|akaipay[ae]|azaziph?aya|adz[a-z]+ph?a|azipha[a-z]*|adzipha|munandi|umunandi|mu?nzanga|mzanga|mnzanga|mubale|mwana|umwana|bamunandi|nkashi|munyinane|ndume|mukashi|umukashi|mlongo|mulongo|mkazi|batata|bamayo|abambo|amai|bashikulu|neba)(?= )/

/** Someone else is beaten, raped or to be killed. */
export const localToOthers = words(
  [
    '(a|aku|ama|ana|ba|bama|bana|wa|aka)mu(menya|tchaya|panda|gwi[lr]i[lr]a|pha|paya|zunza)',
    '(adza|aza|azaku|afuna ku|akufuna ku|bafuna ku|ku)mu(pha|phaya|paya)',
    '[a-z]{1,6}mwipay[ae]',
    '(ba|a)(la|le|lee|laa|li)mu(um|m)[ae]n?[a-z]*',
    '[a-z]{1,6}mwikete? ku maka',
  ].join('|'),
)
