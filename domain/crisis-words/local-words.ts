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
  '[a-z]{0,9}(dz|z)i(pha|phaya|paya|pa|phe|paye|phani)(nso)?',
  '[a-z]{0,9}(dz|z)i(mangi[lr]i[lr]a?|mangi[lr]a|mangile|khweza|kweza|mangilile)',
  `(uku|ku|nala|nka|nkala|na|nde|ala|aka|akala|ale|twala|nga na)i?ipay[ae]${noObject}`,
  '[a-z]{0,8}[aeu]i?ikuli(ka|ke)',
].join('|')
const die = 'kufa|kufwa|ukufwa|kumwalila|kumwalira|mfwe|nfwe|ukupwa uyu mweo'
const letDie = 'nife|nifwe|ndife|nimwalile'
const want = '(?!si|nshi|ta|nsi)[a-z]{0,9}(funa|fwaya|funitsitsa|fwaisha)(nso)?'
const wantNot = '(si|nshi|nsi|shi)[a-z]{0,7}(funa|fwaya|fwaisha)(nso)?'
const life = '((u?wa|ba) ?(mweo|moyo|bumi)|u?moyo|u?mweo|u?bumi|umweo|life|laifi)'
const poison =
  '(sumu|poizoni|poison|pozoni|chiphe|ciphe|doom|rat ?kill|rattex|umuti wa (koswe|ba ?koswe|mbeba|imbeba|makoswe|utushishi)|(mankhwala|munkhwala|mankwala|muti|umuti) (ya|a|yo|wa|ga|opa|ophela|yopaya) (ba)?(makoswe|koswe ?|mbeba|koswe|tudoyo|tizilombo)|(ama|ma) ?(pi(li|ri)si|pills?|tablets?|panado(l|ls)?) (yonse|onse|ambi|yambi[lr]i|ambi[lr]i|yense|yonke)|(mankhwala|mankwala|imiti|miti) (onse|ambi[lr]i|yonse|yambi[lr]i|yense))'

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
    '(ukufwa|kufa|kufwa) ~ (bwino|kusuma|chabwino|manje|lero|lelo)',
    'ni(ku)?fa (manje|lero|lelo)',
    `${life} (wanga|wandi|bwandi|uno) ~ (ulibe|tabu[a-z]*|tau[a-z]*|wasila|watha|ulibe phindu)`,
    `${life} ~ [a-z]{0,6}(topa|topewa|lema|naka) (nawo|nao|nabo)`,
    `[a-z]{0,4}filwa ~ ${life}`,
    `nshi(mona|kwete) (umulandu|incito) ~~ (${life}|kubela|kuba)`,
    `(kumwa|ukunwa|kunwa|nizamwa|nizakumwa|nalanwa|ndimwa) (chabe |fye )?${poison}`,
    `(ntambo|intambo|chingwe) ~ (kuz[a-z]+|kudz[a-z]+|ukui[a-z]+|yakonzeka)`,
  ].join('|'),
)

export const localActs = words(
  `(nanwa|namwa|ndamwa|namina|ninamwa|nainwa|anwa|amwa|wamwa|bamwa|banwa|wanwa|anamwa|banamwa|anina|nalinwa|alinwa|balinwa|twalinwa|nalumwa|anwele|banwele|nwele|nanwele|[a-z]*mwel[ae]|ninwa|ndinamwa|nimwa) (fye |chabe )?${poison}`,
)

export const localViolence = words(
  [
    // Beats me.
    '[a-z]+(ni|ndi) ?(menya|menye|tchaya|chaya|panda)',
    '(ama|a|ba|bama|anama) (ni|ndi) ?(menya|tchaya|chaya)',
    '(a|ba|u|mu|wa)[a-z]{0,5}(nguu?ma|ngumine|nguume|mpaa?ma|mpaa?mine|ncusha|nchusha|njuu?ma)',
    '(ba|a)(la|le|lee|laa|li|lile|ka)(mu|ba|m|n|ng|nj)um(a|ana|ine|ile|wa)',
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
    '[a-z]+njipay[a-z]*',
  ].join('|'),
)

/** A third person as subject of the verb: he, she or they want, drank, did. */
export const localOther =
  /(?:^| )(?:afuna|akufuna|amafuna|bafuna|alefwaya|balefwaya|afwaya|anwa|amwa|bamwa|banwa|wamwa|wanwa|anamwa|ala?ipay[ae]|akaipay[ae]|azaziph?aya|adz[a-z]+ph?a|azipha[a-z]*|adzipha|munandi|mu?nzanga|mzanga|mubale|mwana|umwana|bamunandi)(?= )/
