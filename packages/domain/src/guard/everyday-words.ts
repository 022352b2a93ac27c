/** Words of ordinary advice that the knowledge base happens not to use. None names anything that can be taken. */
export const everydayWords: readonly string[] =
  `i me my mine we us our you your yours he him his she her hers they them their it its this that these those a an the
and or but nor so yet if then else because while although though unless until since as at by for from in into of off on onto out over to up with within
is am are was were be been being do does did done have has had having will would shall should can could may might must ought
not no yes none any some all both each every either neither few many much more most several other another such same own
what which who whom whose when where why how here there now today tonight tomorrow yesterday soon later again ever never always often sometimes usually
very too quite rather really just only also even still perhaps maybe probably likely possibly certainly
hello hi thanks thank please welcome sorry okay ok sure great good better best nice kind gentle simple easy hard
option options choice choices choose pick consider look worth idea ideas question questions answer answers ask asked tell told say said
note notes remember mind careful caution cautious warning warnings reminder fit fits suit suits suitable
herb herbs herbal plant plants remedy remedies supplement supplements tea teas cup extract extracts capsule capsules product products
doctor doctors pharmacist pharmacists midwife nurse clinician professional professionals prescriber therapist appointment advice advise
evidence study studies research limited moderate strong small mixed traditional tradition traditionally
evening morning night bedtime routine habit habits screen screens caffeine coffee walk walks breathing breathe bath warm cool dark room quiet
water fluids meal meals food foods eat eating vegetables fruit fibre fiber exercise movement stretch stretching rest relax relaxing relaxation meditation
feel feels feeling help helps helped support supports calm calms ease eases soothe soothes reduce reduces improve improves
profile listed mentioned checked check checking known unknown information details detail sources source label
start starting begin low lower small smaller large larger notice watch lasts last lasting week weeks day days month months year years hour hours minute minutes
worse worsen worsens worry worries worried difficult difficulty trouble problem problems symptom symptoms
person people someone anyone everyone yourself themselves family friend friends
herbie guide helper everything something anything nothing together alone instead besides alternatively finally first second third next
restless restlessness enjoy enjoyable enjoyed pleasant cosy cozy soothing gentle gently mild mildly steady regular regularly slowly carefully particular especially overall general specific personal situation background concern concerns goal goals current currently mention mentions beyond along away instead
understand understandable frustrating common wonderful lovely happy glad hear share let's let lets don't doesn't isn't aren't can't won't i'm i'd i'll i've you're you'd you'll it's that's there's here's what's`
    .split(/\s+/)
    .filter((word) => word !== '');
