const loadedParts = {};
async function loadPart(name) {
  if (loadedParts[name]) return loadedParts[name];
  const older = {};
  for (const id of process.getBuiltinModule ? [] : ["node:fs"]) older[id] = await import(id);
  const builtin = process.getBuiltinModule || ((id) => older[id]);
  const self = builtin("node:fs").readFileSync(new URL(import.meta.url), "latin1");
  const head = "\n/*| part " + name + "\n";
  const start = self.indexOf(head) + head.length;
  const code = self.slice(start, self.indexOf("\n|*" + "/", start)).replaceAll("*@/", "*" + "/");
  return loadedParts[name] = new Function("builtin", "loadPart", code + "\nreturn part")(builtin, loadPart);
}
// src/core/record.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function countOf(value) {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
}
function stringOf(value) {
  return typeof value === "string" ? value : null;
}
function parseJsonRecord(text2) {
  try {
    const value = JSON.parse(text2);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

// src/core/safe-name.ts
function isSafeName(value) {
  return typeof value === "string" && /^[A-Za-z0-9_][A-Za-z0-9_-]{0,127}$/.test(value);
}
function isAbsolutePath(value) {
  if (typeof value !== "string" || value.includes("\0")) return false;
  return value.startsWith("/") || /^(?:[A-Za-z]:[\\/]|\\\\)/.test(value);
}
function isTranscriptPath(value) {
  return isAbsolutePath(value) && value.endsWith(".jsonl");
}

// src/core/hook/input.ts
function parseCommon(event, payload) {
  if (!isRecord(payload)) return wrong("payload", "an object", payload);
  if (payload.hook_event_name !== event) {
    return { problem: { code: "input-other-event", path: "hook_event_name", cause: `not "${event}"` } };
  }
  if (!isSafeName(payload.session_id)) return wrong("session_id", "letters, digits, - and _", payload.session_id);
  const transcript = payload.transcript_path;
  const cwd = payload.cwd;
  return {
    input: {
      raw: payload,
      sessionId: payload.session_id,
      transcriptPath: isTranscriptPath(transcript) ? transcript : null,
      cwd: isAbsolutePath(cwd) ? cwd : null,
      agentId: stringOf(payload.agent_id),
      promptId: stringOf(payload.prompt_id)
    }
  };
}
function parsePreCompact(payload) {
  const parsed = parseCommon("PreCompact", payload);
  if ("problem" in parsed) return parsed;
  const { raw, ...common } = parsed.input;
  if (raw.trigger !== "auto" && raw.trigger !== "manual") return wrong("trigger", '"auto" or "manual"', raw.trigger);
  return { input: { ...common, trigger: raw.trigger, customInstructions: stringOf(raw.custom_instructions) } };
}
function wrong(field, expected, found) {
  return { problem: { code: "input-wrong-shape", path: field, cause: `${describe(found)}, expected ${expected}` } };
}
function describe(value) {
  if (value === void 0) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  return typeof value === "string" ? "an unexpected string" : `a ${typeof value}`;
}

// src/core/text.ts
function cleanText(text2) {
  return text2.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
    ""
  ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
}
function excerpt(text2, maxChars) {
  const clean = cleanText(text2).trim();
  if (clean.length <= maxChars) return clean;
  const head = clean.slice(0, Math.max(0, maxChars - 4));
  const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
  return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
}
function excerptLine(text2, maxChars) {
  return excerpt(cleanText(text2).replace(/\s+/g, " "), maxChars);
}
function excerptEnds(text2, maxChars) {
  const line = cleanText(text2).replace(/\s+/g, " ").trim();
  if (line.length <= maxChars) return line;
  const half = Math.floor((maxChars - 5) / 2);
  const tail = line.slice(-half);
  const start = tail.indexOf(" ") + 1;
  return `${excerpt(line, half)} ${(start < half / 2 ? tail.slice(start) : tail).toWellFormed().replace(/^\ufffd/, "")}`;
}

// src/core/work-state/distinctive-words.ts
var COMMON = new Set(
  `about above actually added after again against ahead almost also although always another anymore anyway anything approach
  around back because been before being below between both branch build bunch call called cannot case change changed check class
  code come command could current default design different does doing done down each earlier edit either else entirely entire even
  every everything example existing feature file files find first fix folder from function getting give given goes going good have
  having help here idea implement implementation implemented including inside instead into issue item just keep kind know last later
  leave left less let's like line list little logic long look looks made main make making many maybe mean method might module more most
  move much must name need needed needs never next nothing now number once only open option other part parts pass path phase piece
  place plan plans please point possible probably problem project proposal put question quite rather really refactor related remove
  removed request rest result right rule same section server service should show simple since single solution some something start
  started state step steps still stop story strategy stuff such support sure switch system table take task tasks team than that their
  them then there these they thing things think this those though through ticket time today together tool true type under unless until
  update updated upon used user users uses using value version very wait want wanted wants well were what when where whether which
  while whole will with within without wont work works working would write wrong year your yourself the and for not but use add new old
  all any are can did get got had has her him his how its may one our out own per run say see set she too try two way who why yes you agree agreed agrees sure fine okay thanks thank ahead`.split(
    /\s+/
  )
);
function findDistinctiveWords(text2) {
  const found = /* @__PURE__ */ new Set();
  for (const [word] of text2.toLowerCase().matchAll(/[\p{L}\p{N}_][\p{L}\p{N}_./@#-]*/gu)) {
    const plain = word.replace(/[./@#_-]+$/, "");
    if (plain.length < 3 || COMMON.has(plain) || /^\d{1,2}$/.test(plain)) continue;
    found.add(stem(plain));
  }
  return found;
}
function stem(word) {
  if (/[\d_./@#-]/.test(word)) return word;
  const base = word.replace(/(?:ing|ers?|ed|ions?|es|s)$/, "");
  return base.length >= 4 ? base : word;
}
function mentions(text2, phrase) {
  const wanted = findDistinctiveWords(phrase);
  if (wanted.size === 0) return false;
  const present = findDistinctiveWords(text2);
  let shared = 0;
  for (const word of wanted) if (present.has(word)) shared += 1;
  return shared >= Math.ceil(wanted.size * 0.6);
}

// src/core/work-state/work-state.ts
var PLAN_STATUSES = ["proposed", "approved", "rejected", "dropped", "noted"];
var NO_RESULT = "no result";
var EMPTY_WORK_STATE = {
  goal: null,
  goalStated: false,
  lastUserMessages: [],
  pendingQuestion: null,
  lastAnswer: null,
  plan: null,
  planStatus: null,
  planMode: false,
  todos: [],
  decisions: [],
  corrections: [],
  rules: [],
  superseded: [],
  remarks: [],
  doubted: [],
  finished: [],
  filesModified: [],
  filesRead: [],
  touches: [],
  commands: [],
  failing: [],
  failingTests: [],
  agents: [],
  skills: [],
  instructions: [],
  answers: 0
};
var LIMITS = {
  userMessages: 8,
  userMessageChars: 4e3,
  goalChars: 1e3,
  planChars: 4e3,
  todos: 40,
  decisions: 40,
  rules: 20,
  superseded: 20,
  remarks: 30,
  doubted: 12,
  finished: 20,
  statementChars: 300,
  files: 60,
  commands: 30,
  commandChars: 300,
  outcomeChars: 300,
  reportChars: 800,
  failingTests: 4,
  agents: 15,
  loaded: 20
};

// src/core/work-state/asked.ts
var PLAN_WAITS = "A plan was presented and has not been approved.";
var ASKS = /[?\uff1f]["')\]*_`:]{0,4}$/;
var INVITATION = /^[^?\uff1f]{0,40}\b(?:let me know|tell me|your call|up to you|please (?:confirm|advise|choose|pick)|i(?:'ll| will) wait|waiting|your answer|happy to)\b[^?\uff1f]{0,120}$/i;
function withoutInvitation(paragraph) {
  return paragraph.replace(
    /([?\uff1f]["')\]*_`]{0,4})\s+[^?\uff1f]{0,20}\b(?:let me know|tell me|your call|up to you|please (?:confirm|advise|choose|pick)|i(?:'ll| will) wait|waiting|your answer|happy to)\b[^?\uff1f]{0,120}$/i,
    "$1"
  );
}
function findClosingQuestion(text2) {
  const blocks = text2.trimEnd().split(/\n\s*\n/);
  if (blocks.length > 1 && INVITATION.test(blocks.at(-1) ?? "")) blocks.pop();
  const closing = blocks.at(-1) ?? "";
  const isList = closing.split("\n").every((line) => /^\s*(?:[-*+•]|\(?[\da-dA-D]{1,2}[.)])\s/.test(line));
  const asked = isList && blocks.length > 1 ? `${blocks.at(-2)}
${closing}` : closing;
  const question = isList ? blocks.at(-2) ?? "" : withoutInvitation(closing);
  return ASKS.test(question.trimEnd()) ? excerpt(asked.trim(), LIMITS.outcomeChars) : null;
}
function describeAsked(tool) {
  if (tool.name === "ExitPlanMode") return PLAN_WAITS;
  if (tool.name !== "AskUserQuestion") return null;
  const questions = Array.isArray(tool.input.questions) ? tool.input.questions.filter(isRecord) : [];
  const texts = questions.map((item) => {
    const options = Array.isArray(item.options) ? item.options.filter(isRecord) : [];
    const labels = options.flatMap((option) => stringOf(option.label) ?? []);
    return `${stringOf(item.question) ?? ""}${labels.length === 0 ? "" : ` (${labels.join(" / ")})`}`;
  });
  return excerpt(texts.join(" ").trim() || "A question was put to the user.", LIMITS.outcomeChars);
}
function findAnswers(result) {
  if (!/^(?:Your questions have been answered|The user answered|User has answered)/.test(result.text)) return [];
  const pairs = result.text.slice(0, 8e3).matchAll(/"([^"]{1,600})"="([^"]{1,600})"/g);
  return [...pairs].map(([, question = "", answer = ""]) => excerptLine(`${question} ${answer}`, LIMITS.statementChars));
}
function isUnanswered(result) {
  return /^The user (?:did not answer|doesn't want to)/.test(result.text);
}
var REPLY_WORDS = 8;
function isReply(question, message) {
  const words = message.trim().split(/\s+/);
  if (question === PLAN_WAITS || words.length > REPLY_WORDS || /\?$/.test(message)) return false;
  if (findDistinctiveWords(question).size === 0 || /\b(?:go on|continue|proceed|next)\b[^.]{0,40}\?/i.test(question))
    return false;
  if (/^(?:yes|yep|yeah|no|nope|nah|sure|ok(?:ay)?|fine|agreed|great|perfect|sounds good|works for me|please do|go ahead|do (?:it|that|so)|both|neither|either|none|all)\b/i.test(
    message
  ))
    return true;
  return /\b(?:which|what|where|who|when|how (?:many|much|long|often)|or)\b/i.test(question);
}

// src/core/work-state/user-words.ts
var CLIENT_COMMANDS = new Set(
  `add-dir advisor agents artifacts autocompact background branch brief bug cd clear color compact config context copy cost
  daemon desktop diff doctor effort exit export extra-usage fast feedback focus fork heapdump help hooks ide import install
  keybindings list-agents login logout mcp memory mobile model output-style passes permissions plugin privacy-settings quit
  rate-limit-options recap release-notes reload-plugins reload-skills remote-control remote-env rename restart resume rewind
  scroll-speed session skills status statusline stickers stop tasks terminal-setup theme tui upgrade usage vim voice
  workflows`.split(/\s+/)
);
function parseUserWords(text2) {
  const words = dropReminders(text2).trim();
  if (/^<command-(?:name|message|args)>/.test(words)) return parseCommand(words);
  if (words === "" || /^<(?:task-notification|local-command-|bash-(?:input|stdout|stderr)|user-memory-input)/.test(words)) {
    return null;
  }
  return /^\[Request interrupted by user/.test(words) ? null : words;
}
function parseCommand(words) {
  const name = between(words, "<command-name>", "</command-name>")?.trim().replace(/^\//, "");
  if (!name || CLIENT_COMMANDS.has(name)) return null;
  return `/${name} ${between(words, "<command-args>", "</command-args>")?.trim() ?? ""}`.trim();
}
function between(text2, open, close) {
  const start = text2.indexOf(open);
  const end = start === -1 ? -1 : text2.indexOf(close, start);
  return end === -1 ? null : text2.slice(start + open.length, end);
}
function dropReminders(text2) {
  const [open, close] = ["<system-reminder>", "</system-reminder>"];
  let kept = "";
  let from = 0;
  for (; ; ) {
    const start = text2.indexOf(open, from);
    const end = start === -1 ? -1 : text2.indexOf(close, start);
    if (end === -1) return kept + text2.slice(from);
    kept += text2.slice(from, start);
    from = end + close.length;
  }
}
function isTrivial(text2) {
  const words = text2.toLowerCase().replace(/[^\p{L}\p{N}/\s]+/gu, " ").trim();
  if (words === "") return true;
  return /^(?:(?:hi|hello|hey|thanks|thank you|thx|ok|okay|k|yes|yep|yeah|y|sure|fine|great|good|nice|cool|perfect|continue|go|go on|go ahead|carry on|keep going|proceed|please|do it|next|now|then|and|looks good|lgtm|sounds good|that works|all right|alright|right|done|again|resume|you there|there)\s?){1,5}$/.test(
    words
  );
}
function parseNotification(text2) {
  const words = dropReminders(text2).trim();
  if (!words.startsWith("<task-notification>")) return null;
  const callId = between(words, "<tool-use-id>", "</tool-use-id>")?.trim();
  if (!callId) return null;
  const status = between(words, "<status>", "</status>")?.trim() ?? "";
  const result = between(words, "<result>", "</result>")?.trim();
  return { callId, status, report: result || between(words, "<summary>", "</summary>")?.trim() || status };
}

// src/core/work-state/sentences.ts
var SEARCHED_CHARS = 24e3;
var LONGEST_SENTENCE = 600;
function splitSentences(message) {
  const words = dropCodeBlocks(message.slice(0, SEARCHED_CHARS * 20));
  const half = SEARCHED_CHARS / 2;
  const searched = words.length <= SEARCHED_CHARS ? words : `${words.slice(0, half)}
${words.slice(-half)}`;
  const sentences = searched.split("\n").filter((line) => !/^\s*(?:>|\||\$ |at \S+ \()/.test(line)).flatMap((line) => line.replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/, "").split(/(?<=[.!?…])["')\]]?\s+(?=\S)/)).map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && sentence.length <= LONGEST_SENTENCE);
  return joinFragments(sentences);
}
function joinFragments(sentences) {
  const units = [];
  for (const sentence of sentences) {
    if (isTrivial(sentence)) continue;
    const isFragment = sentence.split(/\s+/).length <= 2 || /^(?:not|we don't want) /i.test(sentence);
    const previous = isFragment ? units.pop() : void 0;
    units.push(previous === void 0 ? sentence : `${previous} ${sentence}`);
  }
  return units;
}
function dropCodeBlocks(text2) {
  let kept = "";
  let from = 0;
  for (; ; ) {
    const open = text2.indexOf("```", from);
    if (open === -1) return kept + text2.slice(from);
    kept += `${text2.slice(from, open)}
`;
    const close = text2.indexOf("```", open + 3);
    if (close === -1) return kept;
    from = close + 3;
  }
}
var SHOWN_LINES = 3;
function foldPastes(message) {
  return message.replace(/```[^\n]{0,80}\n([\s\S]*?)(?:```|$)/g, (block, code) => {
    const lines = code.trimEnd().split("\n");
    if (lines.length <= SHOWN_LINES) return block;
    return `\`\`\`
${lines[0]}
[${lines.length - 1} more pasted lines]
\`\`\``;
  });
}

// src/core/work-state/given-up.ts
var CHAR = "(?:[^\\s,;:.!?()\\u2014\\u2013]|[.:](?=\\S))";
var THING = `(${CHAR}{1,80}(?: (?!and |but |so |because |since |for now|for this|for that|instead|please|after all|any ?more|entirely|no longer|use |take |go with |make |put |let's |we |i |it is|- |\\u2013 )${CHAR}{1,80}){0,11})`;
var START = "^(?:(?:actually|ok(?:ay)?|so|hm+|wait|please|no|nope|nah|right|well|sorry|yeah|yes|alright|look|hold on|stop|and|but|then|also|on second thought|in fact|for now|honestly|change of (?:mind|plans?))[,.!: \\u2014-]{1,3}){0,4}";
var WE = "(?:let's |let us |we(?:'ll| will| should| can|'re going to| are going to)? |please |just |you (?:can|should|may) |i(?:'d| would)? (?:like|want)(?: you)? to |i'll |i'm going to |go ahead and |simply )*";
var pattern = (source) => new RegExp(source, "i");
var ENDED = [
  pattern(
    `${START}${WE}(?:scrap|scratch|drop|forget(?: about)?|ditch|cancel|abandon|discard|nix|shelve|bin|toss(?: out)?|park|axe|postpone|throw (?:out|away)|get rid of|rip out|back out|revert|undo|kill|skip|leave out|give up on|hold off on|pull the plug on|lose|do away with|strike|pass on|no more|enough of|walk back|set aside|put aside|defer|delay|table|remove|leave behind|move away from|get off|stop (?:doing|using|working on|with))\\s+${THING}`
  ),
  pattern(`${START}(?:never ?mind|disregard|ignore)(?: about)?\\s+${THING}`),
  pattern(`${START}${WE}leave ${THING} out\\b`)
];
var NOT_DOING = "(?:(?:do not|don't|won't|shouldn't|needn't|can't|cannot|aren't going to|are not going to|not going to|no longer|never|doesn't need to|not) (?:ever |actually |really |going to )?(?:use|using|do|doing|go with|go for|build|building|implement|continue with|continue|pursue|keep|keeping|need|want|bother with|worry about|add|adding|have|support|ship|take)|decided against|stopped (?:using|doing)|against)";
var NAMED = [
  pattern(
    `\\b(?:use|using|go|going|do|doing|take|make|put|write|call|name|store|pick|choose|prefer|switch|want|need|let's|try|keep|build|with|have|should|be|to|it's|its|is|said|meant|mind|correction)\\b[^;]{1,200}?(?:\\binstead of|\\brather than|\\bin place of|\\band not|[,-] ?not| not)\\s+(?:using |with |doing |the one )?${THING}[^\\w]{0,3}$`
  ),
  pattern(
    `\\b(?:use|using|go with|take|make|put|store|pick|choose|need|build|want)\\b[^.;]{1,200}?\\b(?:instead of|rather than|in place of)\\s+(?:using |with |doing |the one )?${THING}`
  ),
  pattern(`\\b(?:prefer|choose|pick|chose|picked)\\b[^.;]{1,80}? over ${THING}`),
  pattern(`^(?:instead of|rather than|in place of)\\s+(?:using |doing )?${THING}`),
  pattern(`${START}not\\s+${THING},? (?:but|use|do|it's|it is|make|go|i meant|take)\\b`),
  pattern(`\\b(?:let's not|${NOT_DOING})(?: (?:do|use|go with|build|add))?(?: the| a| an)?\\s+${THING}`),
  pattern(`\\b(?:switch(?:ing)?|mov(?:e|ing)|chang(?:e|ing)|migrat(?:e|ing)) (?:away )?from ${THING}\\s+to\\b`),
  pattern(`\\b(?:replace|swap|exchange)\\s+${THING}\\s+(?:with|for|by)\\b`),
  pattern(
    `(?:^|[,;:.] |and )${THING} (?:was|is|were|are) (?:wrong|(?:a|my) mistake|a bad idea|the (?:wrong|old) \\w+|not right|incorrect|no good|a dead end|off the table|out|dead|deprecated|cancell?ed|dropped|scrapped|postponed|on hold|paused|deferred|obsolete|vetoed|rejected|ruled out|history|gone|a no-go|too (?:slow|expensive|risky|complicated|much|heavy|big)|overkill|discontinued|abandoned|shelved|parked|not an option|out of (?:scope|the question)|not worth (?:it|the)|no longer (?:needed|wanted|relevant|happening|an option|on the table|part)|not (?:needed|happening)(?: any ?more)?)\\b`
  ),
  pattern(
    `(?:^|[,;:.] )${THING} (?:should have been|can wait|has to go|must go|won't (?:do|fly|work)|is out|didn't make the cut|turned out (?:to be )?(?:wrong|bad))\\b`
  ),
  pattern(`\\b(?:go|do|live|work|manage) without ${THING}`),
  pattern(`\\bout with ${THING}`),
  pattern(`\\b(?:from|mixed up) ${THING} to\\b.{0,80}\\b(?:please|now|instead)\\b`),
  pattern(`\\bwhere i (?:wrote|said|put) ${THING} i (?:meant|mean)\\b`),
  pattern(`\\b(?:changed my mind (?:about|on)|wrong about|no time for|not worth)\\s+${THING}`),
  pattern(`\\bin favou?r of ${THING} over\\b`),
  pattern(`^(?:no|nope|nah|wrong|sorry|actually|correction)\\b.{1,160}[,;.] ?(?:and )?not ${THING}[.!]*$`),
  pattern(`^you (?:took|used|chose|picked|went with) ${THING}\\. `)
];
var WEAK = [pattern(`^(?:no|not)\\s+(?![-\u2013\u2014])${THING}(?:[.!]|$)`)];
var LIFTS = /\b(?:no longer|lift(?:ed)?|ignore|forget|after all|fine|drop|(?:does|do)(?:n't| not) apply|fair game|again|now)\b/i;
var LIFTED = [
  pattern(
    `\\b(?:rules?|instructions?|bans?|restrictions?|constraints?|what i said) (?:about|on|for|against)\\s+${THING}`
  ),
  pattern(
    `(?:^|[,;:.] )${THING} is (?:fair game|fine to (?:touch|edit|change|use)|no longer (?:off[- ]limits|forbidden))\\b`
  ),
  pattern(`\\byou (?:can|may) (?:now )?(?:change|edit|touch|modify|use|delete) ${THING} (?:after all|now|again)\\b`)
];
var TAKES_BACK = /\b(?:never ?mind|scratch that|strike that|forget (?:it|that|this)|scrap (?:it|that|this)|drop (?:it|that|this)|changed? (?:my|of) mind|change of plans?|(?:a )?different (?:plan|approach|direction)|on second thought|cancel that|undo that|not that|let's not|that's overkill|take (?:it|that) back|backtrack|bad (?:idea|call)|not what i (?:want|meant|asked)|(?:do not|don't) want (?:that|this|it)|too complicated|i don't like (?:it|that))\b/i;
var POINTS_BACK = /^(?:it|that|this|them|those|everything|all of (?:it|that)|(?:the|that|this|your|my) (?:whole |entire |last |previous )?(?:plan|idea|approach|proposal|thing|changes?|request|message|one|direction)|what i (?:just )?(?:said|asked|wrote))\b/i;
var REPORT = /\b(?:returns?|returned|prints?|printed|shows?|showed|gives?|gave|gets?|got|throws?|threw|outputs?|says|fails?|failed|crashes|ends up|seems|appears|receives?|contains|expected|happens)\b[^,;]{0,120}\b(?:instead of|rather than|not)\b/i;
function findGivenUp(sentence) {
  if (REPORT.test(sentence)) return null;
  const lifted = LIFTS.test(sentence) ? findThings(LIFTED, sentence) : [];
  if (lifted.length > 0) return { phrases: lifted, refersBack: false, isWeak: false, lifts: true };
  const raw = [...ENDED, ...NAMED].flatMap((item) => item.exec(sentence)?.[1] ?? []);
  const phrases = nameThings(raw);
  if (phrases.length > 0) return { phrases, refersBack: false, isWeak: false, lifts: false };
  const ended = ENDED.flatMap((item) => item.exec(sentence)?.[1] ?? []);
  if (TAKES_BACK.test(sentence) || ended.some((phrase) => POINTS_BACK.test(phrase))) {
    return { phrases: [], refersBack: true, isWeak: false, lifts: false };
  }
  const weak = findThings(WEAK, sentence);
  return weak.length === 0 ? null : { phrases: weak, refersBack: false, isWeak: true, lifts: false };
}
function findThings(patterns, sentence) {
  return nameThings(patterns.flatMap((item) => item.exec(sentence)?.[1] ?? []));
}
function nameThings(phrases) {
  return [...new Set(phrases.map(trimThing).filter((phrase) => findDistinctiveWords(phrase).size > 0))];
}
function trimThing(phrase) {
  return phrase.replace(
    /^(?:(?:the|a|an|that|this|those|these|my|our|any|all|about|using|with|doing|where|i said|but|hm+|no|nope)\s+)+/i,
    ""
  ).replace(
    /\s+(?:at all|altogether|completely|idea|plan|approach|thing|stuff|part|work|everywhere.*|in what you wrote|from (?:earlier|before)|we (?:discussed|talked about))$/i,
    ""
  ).replace(/["'`]/g, "").trim();
}

// src/core/work-state/statements.ts
function findStatements(message) {
  const whole = message.trim().replace(/^["'\u201c]([^"\u201c\u201d]*)["'\u201d]$/, "$1");
  if (/\b(?:just (?:asking|wondering|curious|a question)|only asking|out of curiosity)\b/i.test(whole)) return [];
  const found = [];
  const units = splitSentences(whole);
  for (let index = 0; index < units.length; index += 1) {
    const statement = readSentence(units[index] ?? "");
    const joined = statement?.kind === "correction" ? joinNext(units[index] ?? "", units[index + 1]) : null;
    if (joined !== null) index += 1;
    const read = joined ?? statement;
    if (read !== null) found.push(read);
  }
  return found;
}
function joinNext(sentence, next) {
  if (next === void 0 || sentence.length + next.length > LIMITS.statementChars - 2) return null;
  const following = readSentence(next);
  if (isUndecided(next) || following !== null && !["correction", "decision", "remark"].includes(following.kind))
    return null;
  const [first, second] = [findGivenUp(maskQuotes(restoreApostrophes(sentence))), following?.givenUp ?? null];
  const phrases = [...first?.phrases ?? [], ...second?.phrases ?? []];
  const refersBack = phrases.length === 0 && (first?.refersBack === true || second?.refersBack === true);
  const givenUp = first === null && second === null ? null : { phrases, refersBack, isWeak: first?.isWeak === true && second === null, lifts: first?.lifts === true };
  return { kind: "correction", text: excerptLine(`${sentence} ${next}`, LIMITS.statementChars), givenUp };
}
function readSentence(sentence) {
  const words = maskQuotes(restoreApostrophes(sentence));
  if (isUndecided(words)) return null;
  const givenUp = findGivenUp(words);
  if (givenUp === null && findDistinctiveWords(words).size === 0) return null;
  const text2 = excerptLine(sentence, LIMITS.statementChars);
  if (GOAL.test(words)) return { kind: "goal", text: text2, givenUp };
  if (givenUp !== null) return { kind: RULE.test(words) && !givenUp.lifts ? "rule" : "correction", text: text2, givenUp };
  if (FINISHED.test(words) && !NOT_FINISHED.test(words)) return { kind: "finished", text: text2, givenUp };
  if (RULE.test(words)) return { kind: "rule", text: text2, givenUp };
  if (CONTRADICTS.test(words)) return { kind: "correction", text: text2, givenUp };
  if (DECISION.test(words)) return { kind: "decision", text: text2, givenUp };
  return isRemark(words) ? { kind: "remark", text: text2, givenUp } : null;
}
function restoreApostrophes(sentence) {
  return sentence.replace(/[\u2018\u2019]/g, "'").replace(/\b(do|does|did|ca|wo|are|is|was|were|should|would|could|need|have|has|must)nt\b/gi, "$1n't").replace(
    /\b(let|that|it|what|he|she|there)s\b(?= (?:not|use|go|do|keep|the|a|what|better|wrong|try|take|make|switch|stick|put|overkill))/gi,
    "$1's"
  ).replace(/\bi(m|ll|d|ve)\b/gi, "i'$1");
}
function maskQuotes(sentence) {
  return sentence.replace(
    /"[^"]{0,400}"|\u201c[^\u201d]{0,400}\u201d/g,
    (quoted) => /\s\S+\s/.test(quoted) ? '""' : quoted
  );
}
function isQuestion(message) {
  return splitSentences(message).every(isUndecided);
}
function isUndecided(words) {
  if (/^(?:ok(?:ay)?,? |so,? |and |but )?(?:can|could|would|will) you (?:please )?\w/i.test(words)) return false;
  return /\?["')\]\u201d]{0,3}$/.test(words) || /^(?:if|what if|suppose|maybe|perhaps|i wonder|wondering|should (?:we|i|it)|could we|what about|how about|not sure|who|why|when|where(?! i (?:wrote|said|put))|which|what)\b/i.test(
    words
  ) || /\b(?:i'm not sure|haven't decided|not decided|undecided|might want to|might be|we could (?:also )?(?:use|try|go))\b/i.test(
    words
  );
}
var TASK = /^(?:(?:ok(?:ay)?|so|now|next|then|also|and|please|can you|could you|will you|first|let's|great|good|one more thing|hm+|hi(?: again)?|thanks|i(?:'d| would) like (?:you )?to|i want you to|we (?:should|need to|want to|could)|i think we should|you (?:should|can|could))[,:.!]? )*(?:add|put|generate|split|clean|fix|run|re-?run|check|show|explain|format|rename|write|update|refactor|look|find|document|test|debug|implement|create|build|remove|delete|move|extract|convert|commit|push|pull|open|read|list|print|tell|give|try|review|summari[sz]e|describe|investigate|search|continue|compare|install|start|restart|generate|improve|speed|measure|profile|change|edit|merge|rebase|apply|see|go|do|make|cover|handle|support|port|help)\b/i;
var CUE = /\b(?:should|shall|must|need|needs|want|wants|has to|have to|only|not|no|nothing|none|keep|stay|stays|prefer|rather|instead|avoid|better|unless|until|except|cannot|allowed|final|ours|both|either|without|off|out|wrong|old|over|against|forget|skip|dead|gone|from today|as of now|belongs|goes|lives|wins|enough|matters|careful|off limits|hands|respect|requires?|required|policy|convention|standard|first|sacred|steer|refrain|watch|ask|sign-?off|approval|through|via|exclusively|strictly|solely|every|each|all|whenever|before|by hand|manually|generated|read-only|immutable|frozen|locked|follow|backwards|mixed|misread|typo|other one|take (?:it|that) back|call|vote|deal)\b|n't\b/i;
var PAST = /\b(?:yesterday|was|were|did|had|last (?:week|night|time)|apparently|it seems|looks like|happened|noticed|tried)\b/i;
function isRemark(words) {
  if (TASK.test(words) || words.length > 240 || words.split(/\s+/).length < 3) return false;
  return hasCue(words) || !PAST.test(words);
}
function hasCue(text2) {
  return CUE.test(restoreApostrophes(text2));
}
function isContrary(text2) {
  return /\b(?:not|no|nothing|never|instead|rather|without|stop|drop|off|out|wrong|old|longer|against|but|however|actually|forget|skip|cancel|dead|gone|over|done with|enough|may|can|free|again|allowed|lifted|after all)\b|n't\b/i.test(
    restoreApostrophes(text2)
  );
}
var GOAL = /^(?:(?:the|our|my|new|today's|real|actual|main) )*(?:goal|objective|mission|task)(?: (?:for|of) [\w ]{1,30})?(?: (?:is )?now)?(?: is)?\s?[:,-]|\bgoal (?:is now|now is|has changed|of this session is)\b|\bfrom now on (?:this|it|we|the session)(?:'s| is|'re| are) (?:about|working on)\b|\b(?:this|the) session is (?:now )?about\b|\b(?:focus|priority|direction) (?:is now|now is|shifts|moves|changes)\b|^(?:new|our|the) (?:focus|priority|direction)\b.{0,20}[:,]|\bpivot(?:ing)? to\b|\bwhat (?:i|we)(?:'re| are) after is\b|\b(?:the )?point of (?:this|today|all this|the session) is\b|\bby the end of (?:today|the day|this session|the week)\b|^(?:big picture|project|mission|objective)\s?[:,-]|\bwe(?:'re| are) here to\b|^instead,? we (?:build|make|do|work on)\b/i;
var FINISHED = /\b(?:(?:is|are|was|were|got|been|looks) (?:now |all |already )?(?:done|finished|complete|completed|merged|shipped|fixed|deployed|released|resolved|sorted)|(?:works|work|passes|pass|working|passing) now|(?:we|i)(?:'ve| have) (?:already )?(?:finished|completed|merged|shipped|deployed|released)|done with|no need to (?:redo|repeat|touch))\b/i;
var NOT_FINISHED = /\b(?:not|isn't|aren't|wasn't|never|once|when|until|till|after|before|if|unless|must be|should be|needs? to be|has to be|make sure|almost|half|nearly)\b/i;
var RULE = /\b(?:always|never(?! ?mind)|from now on|going forward|under no circumstances|at all times|every time|whenever you|whatever you do|only ever|only use|use only|must(?:n't| not)?\b|do not ever|don't ever|hard requirement|is off[- ]limits|not allowed|forbidden|no exceptions|make sure|keep in mind|(?:before|after|on|for|in) (?:each|every|any) |every (?:new |single )?[\w-]+ (?:must|has to|needs|is|should)|without (?:touching|changing|breaking|adding|asking)|leave .{1,80} (?:alone|as (?:it )?is|untouched)|stay (?:away from|out of|clear of)|steer clear of|hands off|keep (?:your )?(?:hands|fingers) off|refrain from|avoid (?:using|touching|editing|changing)|by convention|as a rule|(?:our|team|house) (?:policy|convention|rule)|needs? (?:my |a )?(?:sign-?off|approval)|ask (?:me )?(?:first|before)|read-only|source of truth|nobody (?:touches|edits)|no one (?:touches|edits)|(?:do not|don't) (?:touch|change|edit|modify|delete|remove|commit|push|rename|break|reformat|install|publish|deploy|merge|overwrite|log|expose|store|add)|keep .{1,80} (?:below|under|above|within|unchanged|intact|in sync))|^(?:rule|important|reminder|remember|note|convention|policy|constraint|careful|attention)\b.{0,30}[:!]|\bremember (?:that|to)\b|^no [\w -]{2,40} (?:from|in|on|to|without|into)\b/i;
var CHOOSE = "(?:use|go (?:with|for|ahead with)|stick (?:to|with)|keep|prefer|pick|choose|take|settle on|opt for|stay (?:with|on)|target|call it|name it|base it on|standardi[sz]e on|switch (?:over |back )?to|move (?:over |back )?to|go back to|put|store|limit|cap)";
var DECISION = new RegExp(
  [
    `^(?:[^,:]{1,60}[,:] )?(?:ok(?:ay)?|yes|yeah|right|so|well|good|great|fine|alright|then|please|and|also|for now|for [^,]{1,60})?[,:]? ?(?:then |please |just )?(?:let's |let us |we(?:'ll| will| should)? |you (?:should|can|must) |i(?:'d| would)? (?:like to |want (?:you )?to |prefer to )?|i'll )?(?:just |please |rather |definitely )?${CHOOSE}\\b`,
    "\\b(?:(?:i|we)(?:'ve| have)? (?:decided|agreed|settled|chosen|chose)|decided|decision|agreed|settled|my call|my choice|gets my vote|let it be|make it (?!so|work|that|a|the)|going (?:to use|with)|sounds? best|runs on|lives in|belongs (?:in|to)|\\S+ it is[.!]?$|\\S+ wins\\b|final(?:ly)?[.!]?$|option (?:\\d|[a-d])\\b|i(?:'d| would)? (?:rather|prefer)|(?:it|that|this|they|the [\\w -]{1,40}) (?:should|must|has to|will|shall) (?:be|go|live|stay|use|return|end up)|[\\w-]+ will be|i want [^,;]{1,80} (?:for|in|on)|the (?:answer|name|limit|format|port|timeout|default|plan|approach|deadline|budget)(?: (?:for|to|of|on) [^,;]{1,60})? (?:is|will be|stays))\\b",
    "^[^\\s,]+(?: [^\\s,]+){0,4} for (?:the )?[\\w-]+,? please[.!]?$",
    "^[\\w-]+: [^:]{2,80}\\. final\\b"
  ].join("|"),
  "i"
);
var CONTRADICTS = /^(?:no|nope|nah|wrong|actually|wait|hm+|sorry)\b[,.!: \u2014-].*\b(?:use|go with|do|make|take|it(?:'s| is| should)|i (?:meant|want|said|need)|we need|let's|should be|instead)\b|^(?:no|nope|nah)[,.:]? ?[-\u2014\u2013]? ?\S+(?: \S+){0,5}[.!]?$|\binstead[.!]?$|\bi meant\b|\blet me correct\b|^should be\b|\bthat's (?:the (?:old|wrong) one|not (?:right|what i))\b/i;

// src/core/work-state/intent.ts
function followWords(intent, words, saidBefore = "") {
  let next = intent;
  const context = words.length > SHORT_CHARS || saidBefore === "" ? "" : ` (said to: "${excerptLine(saidBefore, 160)}")`;
  for (const statement of findStatements(words)) {
    const isBareNo = statement.kind === "correction" && statement.givenUp === null;
    const text2 = isBareNo ? `${statement.text}${context}` : statement.text;
    next = followStatement(next, { ...statement, text: text2 });
  }
  return addMessage(next, words);
}
var SHORT_CHARS = 80;
function addMessage(intent, words) {
  const messages = intent.lastUserMessages;
  const last = messages.at(-1);
  const earlier = last !== void 0 && isTrivial(last) ? messages.slice(0, -1) : messages;
  const text2 = excerpt(words, LIMITS.userMessageChars);
  const kept = earlier.at(-1) === text2 ? earlier.slice(0, -1) : earlier;
  return {
    ...intent,
    goal: intent.goalStated && intent.goal !== null ? intent.goal : findGoal(intent.goal, words),
    lastUserMessages: [...kept, text2].slice(-LIMITS.userMessages)
  };
}
function findGoal(goal, words) {
  if (isTrivial(words)) return goal;
  const isGoal = (text2) => !isQuestion(text2) && (asksForWork(text2) || findDistinctiveWords(text2).size > 2);
  if (goal !== null && (isGoal(goal) || !isGoal(words))) return goal;
  return excerpt(words, LIMITS.goalChars);
}
function asksForWork(text2) {
  return /\b(?:please|want|need|needs|should|has to|have to|must|set up|get rid|help me|goal|task|let's|find out|today|we(?:'re| are)|i(?:'m| am)|(?:implement|add|build|creat|writ|fix|mak|migrat|port|refactor|replac|remov|renam|improv|speed|support|convert|updat|upgrad|test|document|review|investigat|chang|mov|clean|design|extend|turn|integrat|generat|debug|work)(?:e|ing)?)\b/i.test(
    text2
  );
}
function followStatement(intent, statement) {
  const { kind, text: text2, givenUp } = statement;
  const left = giveUp(intent, statement);
  if (givenUp?.isWeak && left === intent) return intent;
  if (kind === "finished") return finish(left, text2);
  if (kind === "remark") return addRemark(left, text2);
  if (kind === "goal") return { ...left, goal: excerpt(text2, LIMITS.goalChars), goalStated: true };
  if (kind === "rule") return { ...left, rules: addLast(left.rules, text2, LIMITS.rules) };
  const decided = addDecision(left, text2);
  return kind === "decision" ? decided : { ...decided, corrections: addLast(left.corrections, text2, LIMITS.decisions) };
}
function addRemark(intent, text2) {
  const words = findDistinctiveWords(text2);
  const isConcerned = (item) => [...findDistinctiveWords(item)].some((word) => words.has(word));
  const inDoubt = isContrary(text2) ? [...intent.decisions, ...intent.rules].filter(isConcerned) : [];
  const isSettled = (item) => !inDoubt.includes(item);
  return {
    ...intent,
    remarks: addLast(intent.remarks, text2, LIMITS.remarks),
    doubted: inDoubt.reduce((all, item) => addLast(all, item, LIMITS.doubted), intent.doubted),
    decisions: intent.decisions.filter(isSettled),
    corrections: intent.corrections.filter(isSettled),
    rules: intent.rules.filter(isSettled)
  };
}
function addDecision(intent, text2) {
  const decision = excerptLine(text2, LIMITS.statementChars);
  const back = /\b(?:back to|after all)\b(.*)/i.exec(decision);
  const superseded = intent.superseded.filter(
    ({ what }) => what !== decision && (back === null || !mentions(what, back[1] || decision))
  );
  return { ...intent, superseded, decisions: addLast(intent.decisions, decision, LIMITS.decisions) };
}
function finish(intent, what, evidence = "user") {
  const todos = intent.todos.map(
    (todo) => evidence === "user" && isOpen(todo.status) && mentions(what, todo.task) ? { ...todo, status: "completed" } : todo
  );
  return { ...intent, todos, finished: addFinished(intent.finished, [what], evidence) };
}
function replaceTodos(intent, todos) {
  const listed = new Set(todos.map(({ task }) => task));
  const done = intent.todos.filter(({ task, status }) => status === "completed" && !listed.has(task));
  return {
    ...intent,
    todos,
    finished: addFinished(
      intent.finished,
      done.map(({ task }) => task),
      "task"
    )
  };
}
function addFinished(finished, added, evidence) {
  const items = added.map((what) => ({ what: excerptLine(what, LIMITS.statementChars), evidence }));
  const names = new Set(items.map(({ what }) => what));
  return [...finished.filter(({ what }) => !names.has(what)), ...items].slice(-LIMITS.finished);
}
function isOpen(status) {
  return status !== "completed" && status !== "dropped" && status !== "cancelled";
}
function giveUp(intent, statement) {
  const { text: text2, givenUp } = statement;
  if (givenUp?.refersBack) return giveUpLast(intent, text2);
  if (givenUp?.lifts) return liftRules(intent, givenUp.phrases, text2);
  const phrases = givenUp?.phrases ?? [];
  const isGivenUp = (item) => item !== text2 && phrases.some((phrase) => wants(item, phrase));
  const isOver = (item) => isGivenUp(item) || item !== text2 && (isSameSlot(item, text2) || isContradicted(intent, item, statement));
  const sentences = intent.lastUserMessages.flatMap(splitSentences).filter(isOver);
  const planLines = (intent.plan ?? "").split("\n").filter(isGivenUp);
  const todos = intent.todos.filter((todo) => isOpen(todo.status) && isGivenUp(todo.task));
  const goal = dropSentences(intent.goal, (item) => isOver(item) || phrases.some((phrase) => mentions(item, phrase)));
  const gone = [
    ...intent.decisions.filter(isOver),
    ...intent.rules.filter(isGivenUp),
    ...sentences,
    ...planLines,
    ...todos.map((todo) => todo.task),
    ...goal === null && intent.goal !== null ? [intent.goal] : []
  ];
  if (gone.length === 0 && goal === intent.goal) return intent;
  return {
    ...note({ ...intent, ...dropPlan(intent, planLines, text2), goal }, gone, text2),
    todos: intent.todos.map((todo) => todos.includes(todo) ? { ...todo, status: "dropped" } : todo),
    decisions: intent.decisions.filter((item) => !isOver(item) && !gone.includes(item)),
    corrections: intent.corrections.filter((item) => !isOver(item) && !gone.includes(item)),
    remarks: intent.remarks.filter((item) => !isOver(item)),
    rules: intent.rules.filter((item) => !isGivenUp(item))
  };
}
function liftRules(intent, phrases, by) {
  const isLifted = (item) => item !== by && phrases.some((phrase) => mentions(item, phrase));
  return {
    ...note(intent, intent.rules.filter(isLifted), by),
    rules: intent.rules.filter((item) => !isLifted(item)),
    corrections: intent.corrections.filter((item) => !isLifted(item))
  };
}
function giveUpLast(intent, by) {
  if (intent.plan !== null && isLive(intent)) {
    return { ...note(intent, [headline(intent.plan)], by), planStatus: "dropped" };
  }
  const last = intent.lastUserMessages.at(-1);
  if (last === void 0 || isTrivial(last) || isQuestion(last)) return intent;
  const sentences = splitSentences(last);
  const isOver = (item) => sentences.some((sentence) => sentence === item || sentence.startsWith(item.replace(/ \.\.\.$/, "")));
  const isOnlyRequest = intent.lastUserMessages.filter((message) => !isTrivial(message)).length === 1;
  return {
    ...note(intent, sentences, by),
    goal: isOnlyRequest ? dropSentences(intent.goal, isOver) : intent.goal,
    decisions: intent.decisions.filter((item) => !isOver(item)),
    corrections: intent.corrections.filter((item) => !isOver(item)),
    remarks: intent.remarks.filter((item) => !isOver(item))
  };
}
function isLive({ planStatus }) {
  return planStatus !== "dropped" && planStatus !== "rejected";
}
function dropPlan(intent, lines, by) {
  const { plan, planStatus } = intent;
  if (plan === null || !isLive(intent)) return { plan, planStatus };
  if (lines.includes(headline(plan)) || lines.length > 0 && /\bplan\b/i.test(by))
    return { plan, planStatus: "dropped" };
  return {
    plan: plan.split("\n").filter((line) => !lines.includes(line)).join("\n"),
    planStatus
  };
}
function headline(plan) {
  return plan.split("\n").find((line) => /[\p{L}\p{N}]/u.test(line)) ?? plan;
}
function dropSentences(text2, isOver) {
  if (text2 === null) return null;
  const sentences = splitSentences(text2);
  const kept = sentences.filter((sentence) => !isOver(sentence));
  if (kept.length === sentences.length) return text2;
  return kept.length === 0 ? null : kept.join(" ");
}
function note(intent, gone, by) {
  const known2 = new Set(intent.superseded.map(({ what }) => what));
  const fresh = [...new Set(gone.map((what) => excerptLine(what, LIMITS.statementChars)))].filter(
    (what) => what !== "" && !known2.has(what)
  );
  return {
    ...intent,
    superseded: [...intent.superseded, ...fresh.map((what) => ({ what, by }))].slice(-LIMITS.superseded)
  };
}
function wants(text2, phrase) {
  if (!mentions(text2, phrase)) return false;
  const given = findStatements(text2).flatMap((statement) => statement.givenUp?.phrases ?? []);
  return given.length === 0 || mentions(
    given.reduce((rest, part) => rest.replace(part, ""), text2),
    phrase
  );
}
function isSameSlot(older, newer) {
  const [a, b] = [findSlot(older), findSlot(newer)];
  return a !== null && a === b;
}
var SLOTS = [
  /^(?:[^,]{1,30}, )?(the [\w' -]{2,60}?) (?:should|must|will|has to|is going to) be\b/i,
  /\b(?:use|go with|stick (?:to|with)|keep|put|store|prefer|pick|choose|take|want|settled on|decided on) .{1,80}? (?:for|as|in) ((?:the |our |all )?[\w' -]{2,60}?)(?:[.!,]|$)/i,
  /^for ([\w' -]{2,60}?),? (?:take|use|pick|go with|choose|we)\b/i,
  /^(?:decision: |my call: )?([\w-]+) (?:uses|gets|goes to|will be)\b/i
];
function findSlot(sentence) {
  const named = SLOTS.map((slot) => slot.exec(sentence)?.[1]).find((match) => match !== void 0);
  const words = [...findDistinctiveWords(named ?? "")].sort();
  return words.length === 0 ? null : words.join(" ");
}
function isContradicted(intent, item, { kind, givenUp }) {
  if (kind !== "correction" || givenUp !== null || item !== intent.decisions.at(-1)) return false;
  return intent.lastUserMessages.at(-1)?.includes(item.replace(/ \.\.\.$/, "")) === true;
}
function addLast(items, item, limit) {
  return [...items.filter((known2) => known2 !== item), item].slice(-limit);
}

// src/core/work-state/outcome.ts
var NO_OUTCOMES = [
  [
    /^(?:Command (?:running in background|was manually backgrounded|was moved to the background)|Async agent launched)/,
    "running in the background"
  ],
  [/^The user doesn't want to (?:proceed|take this action)/, "refused by the user"],
  [/^Permission for this tool use was denied/, "refused by a permission rule"],
  [/^PreToolUse:\S{1,80} hook error/, "refused by a hook"]
];
var SEARCHED_CHARS2 = 2e4;
function describeOutcome(result, command = "") {
  const none = findNoOutcome(result.text);
  if (none !== null) return none;
  const lines = readLines(result.text);
  if (!result.isError) {
    const summary = findHiddenFailure(command, lines);
    return summary === void 0 ? "ok" : describeFailure(summary, lines);
  }
  const [head = "no output", ...rest] = lines;
  return describeFailure(head, rest, rest[0]);
}
function findNoOutcome(text2) {
  return NO_OUTCOMES.find(([begins]) => begins.test(text2))?.[1] ?? null;
}
function describeReport(status, report) {
  const code = /exit code (\d{1,4})/i.exec(report)?.[1];
  if (status === "completed" && (code === void 0 || code === "0")) return "ok";
  return excerptLine(`failed: ${report || status}`, LIMITS.outcomeChars);
}
function readLines(text2) {
  const shown = text2.length <= SEARCHED_CHARS2 ? text2 : `${text2.slice(0, SEARCHED_CHARS2 / 2)}
${text2.slice(-SEARCHED_CHARS2 / 2)}`;
  return shown.split("\n").map((line) => line.replace(/\u001b\[[\d;]{0,20}[A-Za-z]/g, "").trim()).filter((line) => line !== "");
}
function describeFailure(head, lines, otherwise) {
  const telling = lines.find((line) => line !== head && isTelling(line)) ?? otherwise;
  return excerptLine(`failed: ${telling === void 0 ? head : `${head}: ${telling}`}`, LIMITS.outcomeChars);
}
function isTelling(line) {
  if (isFailureSummary(line) || /^(?:FAIL|npm (?:ERR|error))\b/.test(line)) return false;
  return /error|fail|not found|cannot|denied|exception|expected|assert|undefined|unresolved|panic|out of range|timed out|refused/i.test(
    line
  );
}
function findHiddenFailure(command, lines) {
  if (!/\||;/.test(command) || /^\s*(?:cat|grep|rg|git (?:log|diff|show|grep)|sed|awk|head|tail|ls|find|echo)\b/.test(command))
    return void 0;
  return lines.find((line) => isCheck(command) && isFailureSummary(line) || isCrash(line));
}
function isCrash(line) {
  return /^(?:FAIL|Traceback \(most|(?:\w+\.)*\w*(?:Error|Exception)(?: \[\w+\])?: |error(?:\[E\d+\])?: |panic: |fatal: |thread '.*' panicked)/.test(
    line
  );
}
function isCheck(command) {
  return /\b(?:test|tests|jest|vitest|mocha|ava|pytest|tox|rspec|phpunit|ctest|bats|playwright|cypress|build|compile|tsc|lint|eslint|biome|ruff|mypy|pyright|clippy|cargo|gradle|gradlew|mvn|make|ninja|bazel|check|verify|ci)\b/.test(
    command
  );
}
function isFailureSummary(line) {
  return /\b[1-9]\d{0,5} (?:failed|failing|failures?|errors?)\b/i.test(line) || /^# fail [1-9]|^ℹ fail [1-9]|^not ok \d|^test result: FAILED|^FAILED\b|^FAIL\t|^BUILD FAILED|: error TS\d/.test(
    line
  ) || /\bfailures=[1-9]|\berrors=[1-9]|^npm (?:ERR!|error) /.test(line);
}
function findRefusalWords(result) {
  if (!result.isError || !result.text.startsWith("The user doesn't want to")) return null;
  return /To tell you how to proceed, the user said:\s*([\s\S]+)/.exec(result.text)?.[1]?.trim() || null;
}
var FAILED_TEST = [
  /^not ok \d+ -? ?(.+?)(?: # .*)?$/,
  /^[✖×✗✘] (.+?)(?: \([\d.]+ ?m?s\))?$/,
  /^● (.+ › .+)$/,
  /^FAIL +(\S.* > .+)$/,
  /^FAILED (\S+::\S+)(?: - .*)?$/,
  /^--- FAIL: (\S+)/,
  /^test (\S+) \.\.\. FAILED$/,
  /^rspec (\S+:\d+.*)$/
];
var COMPILE_ERROR = /^(\S+?[:(]\d+(?:[:,]\d+)?\)?)(?::| -)? (?:fatal )?(error(?: TS\d+|\[E\d+\])?: .+)$/;
function findFailedTests(command, text2) {
  const lines = readLines(text2);
  const found = /* @__PURE__ */ new Map();
  for (const [index, line] of lines.entries()) {
    const compiled = COMPILE_ERROR.exec(line);
    const name = compiled?.[1] ?? FAILED_TEST.map((pattern2) => pattern2.exec(line)?.[1]).find((match) => match);
    if (name === void 0 || found.get(name)) continue;
    const inline = compiled?.[2] ?? /^FAILED \S+::\S+ - (.+)$/.exec(line)?.[1];
    const error = inline ?? lines.slice(index + 1, index + 16).find(isTelling) ?? "";
    if (found.has(name) || found.size < LIMITS.failingTests) found.set(name, error);
  }
  return [...found].map(([test, error]) => ({ command, test: excerptLine(test, 160), error: excerptLine(error, 200) }));
}

// src/core/work-state/failing.ts
function findRun(command) {
  return command.replace(/^\s*(?:cd\s+\/\S+\s*(?:&&|;)\s*)+/, "").replace(/\s*(?:2>&1|&>\S*|\d?>{1,2}\s?\S+)/g, "").replace(/\s*(?:\|\||\||;).*$/s, "").trim();
}
function isLookup(run) {
  return /^(?:ls|cat|grep|rg|ag|find|fd|head|tail|wc|which|type|stat|file|test|\[|diff|pwd|echo|command|git (?:status|log|show|diff|grep|rev-parse|ls-files|branch))(?:\s|$)/.test(
    run
  );
}
function findFailing(commands) {
  return findFailingRuns(commands).map(({ command, outcome }) => `${command}: ${outcome}`);
}
function keepFailing(tests, commands) {
  const failing = new Set(findFailingRuns(commands).map(({ command }) => command));
  return tests.filter(({ command }) => failing.has(command));
}
function findFailingRuns(commands) {
  const newest = /* @__PURE__ */ new Map();
  for (const item of commands) {
    const run = findRun(item.command);
    const isFailure = item.outcome.startsWith("failed");
    if (!isFailure && item.outcome !== "ok" || isLookup(run)) continue;
    if (isFailure) {
      newest.delete(run);
      newest.set(run, item);
    } else {
      for (const known2 of newest.keys())
        if (known2 === run || isCheck(run) && known2.startsWith(`${run} `)) newest.delete(known2);
    }
  }
  return [...newest.values()];
}
function trimCommands(commands, limit) {
  if (commands.length <= limit) return [...commands];
  const failing = new Set(findFailingRuns(commands).slice(-Math.ceil(limit / 2)));
  let surplus = commands.length - limit;
  return commands.filter((item) => {
    if (surplus === 0 || failing.has(item)) return true;
    surplus -= 1;
    return false;
  });
}

// src/core/work-state/tasks.ts
var TASK_CHARS = 200;
function parseTodos(value) {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((item) => {
    const task = stringOf(item.content) ?? stringOf(item.subject);
    if (task === null) return [];
    return [
      { task: excerptLine(task, TASK_CHARS), status: excerptLine(stringOf(item.status) ?? "pending", 30), id: null }
    ];
  });
}
var DELETED = "deleted";
function findTaskChange(call, result, known2) {
  if (result.isError) return null;
  const { input } = call;
  if (call.name === "TaskCreate") {
    const id2 = /#?(\d{1,6})/.exec(result.text)?.[1] ?? `${known2.size + 1}`;
    const task2 = stringOf(input.subject) ?? stringOf(input.description) ?? "task";
    return { id: id2, task: excerptLine(task2, TASK_CHARS), status: "pending" };
  }
  const id = String(input.taskId ?? "");
  if (id === "") return null;
  const todo = known2.get(id) ?? { task: "", status: "" };
  const task = stringOf(input.subject);
  return {
    id: excerptLine(id, 40),
    task: task === null ? todo.task : excerptLine(task, TASK_CHARS),
    status: excerptLine(stringOf(input.status) ?? todo.status, 30)
  };
}
function mergeTodos(older, newer) {
  if (newer.length === 0) return older;
  const changes = new Map(newer.map((todo) => [todo.id, todo]));
  if (changes.has(null) || older.some(({ id }) => id === null)) return newer.filter(isNamed);
  const merged = older.map((todo) => {
    const change = changes.get(todo.id);
    if (change === void 0) return todo;
    return { id: todo.id, task: change.task || todo.task, status: change.status || todo.status };
  });
  const known2 = new Set(older.map(({ id }) => id));
  return [...merged, ...newer.filter(({ id }) => !known2.has(id))].filter(isNamed);
}
function isNamed({ task, status }) {
  return task !== "" && status !== DELETED;
}
function findPlanSteps(text2) {
  const boxes = [];
  const numbered = [];
  let isPlan = false;
  for (const line of text2.slice(0, 2e4).split("\n")) {
    const box = /^\s{0,8}(?:[-*+]|\d{1,2}[.)])\s+\[([ xX~-])\]\s+(\S.*)$/.exec(line);
    const step = /^\s{0,3}(\d{1,2})[.)]\s+(\S.*)$/.exec(line);
    if (box?.[2] !== void 0)
      boxes.push({
        task: excerptLine(box[2], TASK_CHARS),
        status: /x/i.test(box[1] ?? "") ? "completed" : "pending",
        id: null
      });
    else if (step?.[2] !== void 0 && isPlan) numbered.push(parseStep(step[2]));
    else if (/\b(?:plan|steps?|to-?dos?|approach|next)\b.{0,60}:?\s*$/i.test(line)) isPlan = true;
  }
  if (boxes.length > 1) return boxes;
  return numbered.length > 1 ? numbered : [];
}
function parseStep(text2) {
  const isDone = /^(?:✅|✔|☑|~~)|(?:✅|✔|\((?:done|complete|completed)\))\s*$|^(?:done|completed):/i.test(text2);
  const task = text2.replace(/^(?:✅|✔|☑)\s*|\s*(?:✅|✔)\s*$|~~/g, "");
  return { task: excerptLine(task, TASK_CHARS), status: isDone ? "completed" : "pending", id: null };
}
function findDoneSteps(text2) {
  const found = text2.slice(0, 2e4).matchAll(
    /\bstep (\d{1,2}) (?:is |are )?(?:now )?(?:done|complete|completed|finished)\b|\b(?:finished|completed|done with) step (\d{1,2})\b/gi
  );
  return [...found].map((match) => Number(match[1] ?? match[2]));
}

// src/core/work-state/merge.ts
function mergeWorkState(older, newer) {
  const hasNewer = [newer.lastUserMessages, newer.commands, newer.filesModified, newer.filesRead, newer.agents].some(
    (list2) => list2.length > 0
  );
  const answered = new Set(newer.commands.map(({ command }) => command));
  const ended = older.commands.filter(({ command, outcome }) => outcome !== NO_RESULT || !answered.has(command));
  const commands = trimCommands(joinOverlapping(ended, newer.commands), LIMITS.commands);
  const intent = mergeIntent(older, newer);
  return {
    ...intent,
    pendingQuestion: newer.pendingQuestion ?? (hasNewer ? null : older.pendingQuestion),
    lastAnswer: hasNewer ? newer.lastAnswer : older.lastAnswer,
    planMode: hasNewer ? newer.planMode : older.planMode,
    filesModified: joinFirst(newer.filesModified, older.filesModified).slice(0, LIMITS.files),
    filesRead: joinFirst(newer.filesRead, older.filesRead).slice(0, LIMITS.files),
    touches: mergeTouches(older, newer),
    commands,
    failing: findFailing(commands),
    failingTests: keepFailing(
      joinFirst(newer.failingTests, older.failingTests, ({ command, test }) => `${command}
${test}`),
      commands
    ).slice(0, LIMITS.failingTests),
    agents: joinOverlapping(older.agents, newer.agents).slice(-LIMITS.agents),
    skills: joinFirst(older.skills, newer.skills).slice(-LIMITS.loaded),
    instructions: joinFirst(older.instructions, newer.instructions).slice(-LIMITS.loaded),
    answers: newer.answers
  };
}
function mergeIntent(older, newer) {
  const known2 = /* @__PURE__ */ new Set([...older.corrections, ...older.rules, ...older.decisions, ...older.remarks]);
  let left = older;
  for (const text2 of [...newer.rules, ...newer.decisions, ...newer.remarks]) {
    if (known2.has(text2)) continue;
    for (const statement of findStatements(text2)) left = followStatement(left, statement);
  }
  const before = new Set(older.superseded.map(({ what }) => what));
  const gone = new Set(newer.superseded.map(({ what }) => what).filter((what) => !before.has(what)));
  const live = (items) => items.filter((item) => !gone.has(item));
  const listed = replaceTodos(left, mergeTodos(left.todos, newer.todos));
  const hasPlan = newer.plan !== null || newer.planStatus !== null;
  return {
    goal: newer.goalStated ? newer.goal : left.goal ?? newer.goal,
    goalStated: newer.goalStated || left.goalStated,
    lastUserMessages: joinOverlapping(older.lastUserMessages, newer.lastUserMessages).slice(-LIMITS.userMessages),
    plan: newer.plan ?? left.plan,
    planStatus: hasPlan ? newer.planStatus : left.planStatus,
    todos: listed.todos,
    decisions: joinLast(live(left.decisions), newer.decisions).slice(-LIMITS.decisions),
    corrections: joinLast(live(left.corrections), newer.corrections).slice(-LIMITS.decisions),
    rules: joinLast(live(left.rules), newer.rules).slice(-LIMITS.rules),
    superseded: joinLast(left.superseded, newer.superseded, ({ what }) => what).slice(-LIMITS.superseded),
    remarks: joinLast(live(left.remarks), newer.remarks).slice(-LIMITS.remarks),
    doubted: joinLast(left.doubted, newer.doubted).slice(-LIMITS.doubted),
    finished: joinLast(listed.finished, newer.finished, ({ what }) => what).slice(-LIMITS.finished)
  };
}
function mergeTouches(older, newer) {
  const before = new Map(older.touches.map((touch) => [touch.path, touch]));
  return joinFirst(newer.touches, older.touches, ({ path }) => path).slice(0, LIMITS.files * 2).map(({ path, edits, reads }) => {
    const known2 = before.get(path);
    return { path, edits: Math.max(edits, known2?.edits ?? 0), reads: Math.max(reads, known2?.reads ?? 0) };
  });
}
function joinFirst(first, second, keyOf = (item) => item) {
  const joined = /* @__PURE__ */ new Map();
  for (const item of [...first, ...second]) if (!joined.has(keyOf(item))) joined.set(keyOf(item), item);
  return [...joined.values()];
}
function joinLast(first, second, keyOf = (item) => item) {
  return joinFirst([...second].reverse(), [...first].reverse(), keyOf).reverse();
}
function joinOverlapping(first, second) {
  const tail = first.map((item) => JSON.stringify(item));
  const head = second.map((item) => JSON.stringify(item));
  for (let length = Math.min(tail.length, head.length); length > 0; length -= 1) {
    if (head.slice(0, length).join() === tail.slice(-length).join()) return [...first, ...second.slice(length)];
  }
  return [...first, ...second];
}
function isSameRequest(a, b) {
  const [short = "", long = ""] = [a, b].map((text2) => text2.replace(/ \.\.\.$/, "")).sort((x, y) => x.length - y.length);
  return short !== "" && long.startsWith(short) && (short === long || short.length >= 200);
}

// src/core/resumption/briefing.ts
function createBriefing(work) {
  const newest = work.lastUserMessages.at(-1) ?? null;
  const substantive = work.lastUserMessages.filter((text2) => !isTrivial(text2));
  const request = newest !== null && isTrivial(newest) ? substantive.at(-1) ?? null : null;
  const shown = [newest, request].filter((text2) => text2 !== null);
  const isShown = (text2) => shown.some((known2) => known2.includes(text2.replace(/ \.\.\.$/, "")));
  const gone = work.superseded.map(({ what }) => what);
  const done = work.todos.filter((todo) => todo.status === "completed").map((todo) => todo.task);
  const finished = [...done.reverse(), ...known(work, false)];
  const statements = /* @__PURE__ */ new Set([...work.corrections, ...work.decisions, ...work.rules, ...work.remarks]);
  const isSettled = (sentence) => isGone(sentence, gone) || statements.has(excerptLine(sentence, 300)) || finished.some((what) => isSameThing(sentence, what));
  const goal = work.goal !== null && shown.some((text2) => isSameRequest(text2, work.goal ?? "")) ? null : work.goal;
  const messages = substantive.filter(
    (text2) => !shown.includes(text2) && !(work.goal !== null && isSameRequest(text2, work.goal))
  );
  const isToldAsGoal = (item) => goal?.includes(item.replace(/ \.\.\.$/, "")) === true;
  const kept = (items) => items.filter((item) => !isShown(item) && !isToldAsGoal(item)).reverse();
  const corrections = new Set(work.corrections);
  return {
    goal,
    newest: newest === null ? null : foldPastes(newest),
    request: request === null ? null : foldPastes(request),
    earlier: messages.reverse().flatMap((text2) => {
      const rest = splitSentences(text2).filter((sentence) => !isSettled(sentence));
      return rest.length === 0 ? [] : [excerpt(rest.join(" "), 240)];
    }),
    corrections: kept(work.corrections),
    decisions: kept(work.decisions.filter((item) => !corrections.has(item) && !isOffer(item))),
    agreed: kept(work.decisions.filter(isOffer)),
    rules: kept(work.rules),
    ...sortRemarks(kept(work.remarks)),
    doubted: kept(work.doubted.filter((item) => !statements.has(item))),
    superseded: [...describePlanGone(work), ...[...gone].reverse()].filter((what) => !isShown(what)),
    open: work.todos.filter((todo) => isOpen(todo.status)).sort((a, b) => rankStatus(a.status) - rankStatus(b.status)).map(({ task, status }) => status === "pending" ? task : `${task} (${status})`),
    finished: finished.filter((what, index) => finished.indexOf(what) === index),
    reported: known(work, true).filter((what) => !finished.some((item) => isSameThing(item, what))),
    plan: work.plan !== null && isPlanLive(work) && (work.pendingQuestion === PLAN_WAITS || work.todos.length === 0) ? work.plan : null,
    failing: describeFailing(work)
  };
}
function sortRemarks(remarks) {
  const shapes = remarks.map(findShape);
  const isAside = (text2, index) => !hasCue(text2) || shapes.indexOf(shapes[index] ?? "") !== shapes.lastIndexOf(shapes[index] ?? "");
  return { remarks: remarks.filter((text2, index) => !isAside(text2, index)), asides: remarks.filter(isAside) };
}
function findShape(text2) {
  return text2.toLowerCase().replace(/[\p{L}\p{N}_][\p{L}\p{N}_./@#-]*/gu, (word) => findDistinctiveWords(word).size > 0 ? "*" : word);
}
function isOffer(decision) {
  return /\b(?:do you want me to|shall i|should i|want me to) (?!use|go (?:with|ahead)|do (?:it|that|so)\b|switch|delete|remove|drop|keep)[^?]*\? "/i.test(
    decision
  );
}
function known(work, byModel) {
  return work.finished.filter(({ evidence }) => evidence === "model" === byModel).map(({ what, evidence }) => evidence === "commit" ? `${what} (committed)` : what).reverse();
}
function rankStatus(status) {
  return status === "in_progress" ? 0 : 1;
}
function isPlanLive({ planStatus, pendingQuestion }) {
  return planStatus !== "dropped" && (planStatus !== "rejected" || pendingQuestion === PLAN_WAITS);
}
function describePlanGone(work) {
  if (work.plan === null || isPlanLive(work)) return [];
  return [
    `the plan "${excerptLine(work.plan, 120)}" (${work.planStatus === "rejected" ? "rejected" : "dropped"} by the user)`
  ];
}
function isGone(sentence, gone) {
  return gone.some((what) => sentence.startsWith(what.replace(/ \.\.\.$/, "")));
}
function isSameThing(sentence, what) {
  return findDistinctiveWords(what).size > 1 && mentions(sentence, what);
}
function describeFailing(work) {
  return [...work.failing].reverse().map((failing) => {
    const tests = work.failingTests.filter(({ command }) => failing.startsWith(`${command}: `));
    const named = tests.map(({ test, error }) => error === "" || failing.includes(error) ? test : `${test}: ${error}`);
    const fresh = named.filter((test) => !failing.includes(test));
    return fresh.length === 0 ? excerptLine(failing, 300) : `${excerptLine(failing, 300)} [${excerptLine(fresh.join("; "), 240)}]`;
  });
}

// src/core/resumption/must-keep.ts
var BUDGET_CHARS = 1600;
function renderMustKeep(work, notes) {
  const { goal, newest, request, earlier, decisions, corrections, rules, superseded, open, finished, failing } = createBriefing(work);
  const unapplied = notes.decisions.filter((item) => !item.applied).map((item) => item.decision);
  const undone = [
    fact("Still to be decided by the user, not yet answered", work.pendingQuestion),
    fact("Failing", joinSome(failing.slice(0, 3), failing.length, "; ")),
    fact("Open tasks", joinSome(open.slice(0, 8), open.length, "; "))
  ].filter((line) => line !== "");
  const facts = [
    quote(newest),
    fact("Request it belongs to", request && `"${excerpt(request, 400)}"`),
    ...undone,
    fact("Corrections by the user, newest first", joinQuoted(corrections.slice(0, 4))),
    fact("Standing instructions of the user", joinQuoted(rules.slice(0, 4))),
    fact("Given up by the user, not to be done", joinSome(superseded.slice(0, 4), 0, "; ")),
    fact("Goal of the session", goal && excerptLine(goal, 300)),
    fact("Decisions not applied yet", joinSome(unapplied.slice(0, 4), unapplied.length, "; ")),
    fact("Next step", notes.nextStep && excerptLine(notes.nextStep, 200)),
    fact("Files changed (exact paths)", joinSome(work.filesModified.slice(0, 12), work.filesModified.length, ", ")),
    fact("Decisions", joinSome(decisions.slice(0, 5), 0, "; ")),
    fact("Finished, not to be done again", joinSome(finished.slice(0, 6), finished.length, "; ")),
    fact("Earlier requests", joinQuoted(earlier.slice(0, 2).map((text2) => excerpt(text2, 200))))
  ].filter((line) => line !== "");
  if (facts.length === 0) return "";
  const head = "Facts the summary must keep, recorded by holdfast from the transcript:";
  const foot = undone.length === 0 ? [] : ["What is listed as failing, open or undecided is not done; the summary should not say it is."];
  const kept = [];
  let length = head.length + foot.join("").length + 2;
  for (const line of facts) {
    if (length + line.length + 1 > BUDGET_CHARS) continue;
    kept.push(line);
    length += line.length + 1;
  }
  return `${[head, ...kept, ...foot].join("\n")}
`;
}
function joinQuoted(items) {
  return items.map((text2) => `"${text2}"`).join("; ");
}
function quote(newest) {
  if (newest === null) return "";
  const shown = excerpt(newest, 500);
  return fact(
    shown.endsWith(" ...") ? "Newest request of the user, its beginning" : "Newest request of the user, verbatim",
    `"${shown}"`
  );
}
function fact(label, value) {
  return value === null || value === "" ? "" : `- ${label}: ${excerpt(value, 700)}`;
}
function joinSome(shown, count2, separator) {
  const more = count2 > shown.length ? `${separator}and ${count2 - shown.length} more` : "";
  return `${shown.join(separator)}${more}`;
}

// src/core/resumption/orchestration.ts
function parseOrchestrationNotes(section) {
  const source = section ?? {};
  const activity = wordOf(source.current_activity) ?? wordOf(source.current_state);
  const events = isRecord(source.compaction_events) ? source.compaction_events : {};
  const summaries = isRecord(source.agent_summaries) ? source.agent_summaries : {};
  return {
    phase: parsePhase(source),
    status: wordOf(source.workflow_status),
    activity,
    nextStep: wordOf(source.next_step),
    updatedAt: wordOf(source.updated_at),
    quality: parseQuality(recordOf(source.quality_trajectory), activity),
    defects: parseDefects(recordOf(source.defect_summary)),
    filesToRead: parseFilesToRead(source.files_to_read),
    decisions: parseDecisions(source.decisions),
    agentSummaries: Object.entries(summaries).flatMap(([name, value]) => {
      const summary = wordOf(value);
      return summary === null ? [] : [{ name, summary }];
    }),
    compactions: numberOf(events.count)
  };
}
function parsePhase(source) {
  const name = wordOf(source.current_phase_name);
  const phase = typeof source.current_phase === "number" ? String(source.current_phase) : wordOf(source.current_phase);
  if (name === null || phase === null) return name ?? phase;
  return name.includes(phase) ? name : `${phase} (${name})`;
}
function parseQuality(source, activity) {
  const history = recordOf(source.score_history);
  return {
    completed: wordsOf(source.gates_completed),
    remaining: wordsOf(source.gates_remaining),
    gate: wordOf(source.current_gate),
    iteration: numberOf(source.current_gate_iteration),
    scores: Object.entries(history).flatMap(([gate, value]) => {
      const scores = parseScores(value);
      return scores.length === 0 ? [] : [{ gate, scores }];
    }),
    lowestDimension: wordOf(source.lowest_dimension),
    iterationsUsed: numberOf(source.total_iterations_used),
    iterationsBudget: numberOf(source.total_iterations_budget),
    allStrategiesRan: Array.isArray(source.strategies_remaining) && source.strategies_remaining.length === 0 || /\ball strategies (?:have |had |were |are )?(?:been )?(?:run|ran|complete|completed|executed|done|finished)\b/i.test(
      activity ?? ""
    )
  };
}
function parseScores(value) {
  const items = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [value];
  return items.flatMap((item) => numberOf(isRecord(item) ? item.score : item) ?? []);
}
function parseDefects(source) {
  return {
    found: numberOf(source.total_defects_found),
    resolved: numberOf(source.total_defects_resolved),
    unresolved: wordsOf(source.unresolved_defects),
    patterns: recordsOf(source.recurring_patterns).flatMap((item) => {
      const pattern2 = wordOf(item.pattern);
      if (pattern2 === null) return [];
      const resolution = wordOf(item.resolution);
      return [resolution === null ? pattern2 : `${pattern2} (resolved by: ${resolution})`];
    })
  };
}
function parseDecisions(value) {
  const decisions = recordsOf(value).flatMap((item) => {
    const decision = wordOf(item.decision);
    if (decision === null) return [];
    return [{ id: wordOf(item.id), decision, rationale: wordOf(item.rationale), applied: item.applied === true }];
  });
  return decisions.sort((a, b) => Number(a.applied) - Number(b.applied));
}
function parseFilesToRead(value) {
  if (!Array.isArray(value)) return [];
  const files = value.flatMap((item) => {
    if (typeof item === "string") return [{ path: item, purpose: null, sections: [], priority: 50 }];
    if (!isRecord(item) || typeof item.path !== "string") return [];
    const { path, purpose, sections } = item;
    return [{ path, purpose: wordOf(purpose), sections: wordsOf(sections), priority: numberOf(item.priority) ?? 50 }];
  });
  return files.sort((a, b) => a.priority - b.priority).map(({ priority: _, ...file }) => file);
}
function recordsOf(value) {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
function recordOf(value) {
  return isRecord(value) ? value : {};
}
function wordOf(value) {
  return stringOf(value)?.trim() || null;
}
function wordsOf(value) {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (isRecord(item))
      return wordOf(item.description) ?? wordOf(item.defect) ?? wordOf(item.name) ?? wordOf(item.id) ?? [];
    return typeof item === "number" ? String(item) : wordOf(item) ?? [];
  });
}
function numberOf(value) {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

// builtin:node:fs
var module = process.getBuiltinModule ? process.getBuiltinModule("node:fs") : await import("node:fs");
var pick = (name) => module[name];
var appendFileSync = /* @__PURE__ */ pick("appendFileSync");
var closeSync = /* @__PURE__ */ pick("closeSync");
var constants = /* @__PURE__ */ pick("constants");
var existsSync = /* @__PURE__ */ pick("existsSync");
var fstatSync = /* @__PURE__ */ pick("fstatSync");
var linkSync = /* @__PURE__ */ pick("linkSync");
var lstatSync = /* @__PURE__ */ pick("lstatSync");
var mkdirSync = /* @__PURE__ */ pick("mkdirSync");
var openSync = /* @__PURE__ */ pick("openSync");
var readSync = /* @__PURE__ */ pick("readSync");
var readdirSync = /* @__PURE__ */ pick("readdirSync");
var renameSync = /* @__PURE__ */ pick("renameSync");
var unlinkSync = /* @__PURE__ */ pick("unlinkSync");
var writeSync = /* @__PURE__ */ pick("writeSync");

// src/core/config/config.ts
var DEFAULT_CONFIG = {
  criticality: "C2",
  "context_monitor.enabled": true,
  "context_monitor.low_threshold": null,
  "context_monitor.warning_threshold": null,
  "context_monitor.critical_threshold": null,
  "context_monitor.emergency_threshold": null,
  "context_monitor.compaction_point": null,
  "context_monitor.window": null,
  "context_monitor.tone": "facts",
  "resumption.max_age_hours": 72,
  "resumption.steer_summary": true,
  "resumption.orchestration_file": "ORCHESTRATION.yaml",
  "guardrails.modes.write_size": "deny",
  "hooks.session_start": true,
  "hooks.user_prompt_submit": true,
  "hooks.pre_compact": true,
  "hooks.pre_tool_use": true,
  "hooks.post_tool_use": true,
  "sections.project_context": true,
  "sections.resumption_context": true,
  "sections.context_monitor": true,
  "sections.compaction_alert": true,
  "sections.work_log": true
};

// src/core/fingerprint.ts
function fingerprint(text2) {
  let high = 3735928559;
  let low = 1103547991;
  for (let index = 0; index < text2.length; index += 1) {
    const code = text2.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
  low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
  return `${text2.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}

// src/core/config/env.ts
var NOT_CONFIG = /* @__PURE__ */ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW"]);
function selectConfigVariables(env) {
  const found = [];
  for (const name of Object.keys(env)) {
    if (!name.startsWith("HOLDFAST_") || NOT_CONFIG.has(name) || name.startsWith("HOLDFAST_FLAG_")) continue;
    const value = env[name];
    if (value !== void 0) found.push([name, value]);
  }
  return found.sort((a, b) => a[0] < b[0] ? -1 : 1);
}

// src/io/git-root.ts
function findGitRoot(start) {
  let folder = start;
  for (let depth = 0; depth < 64; depth += 1) {
    if (existsSync(`${folder}/.git`)) return folder;
    const parent = folder.slice(0, Math.max(folder.lastIndexOf("/"), folder.lastIndexOf("\\")));
    if (parent === "" || parent === folder) return null;
    folder = parent;
  }
  return null;
}

// src/io/read-text.ts
function readTextFile(path, maxBytes, follow = false) {
  if (!existsSync(path)) return { error: "ENOENT" };
  let fd;
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : constants.O_NOFOLLOW ?? 0));
    const stat = fstatSync(fd);
    if (!stat.isFile()) return { error: stat.isDirectory() ? "EISDIR" : "not a regular file" };
    if (stat.size > maxBytes) return { error: `${stat.size} bytes, over the limit of ${maxBytes}` };
    const buffer = Buffer.allocUnsafe(stat.size);
    let length = 0;
    while (length < stat.size) {
      const count2 = readSync(fd, buffer, length, stat.size - length, length);
      if (count2 === 0) break;
      length += count2;
    }
    return { text: buffer.toString("utf8", 0, length) };
  } catch (error) {
    return { error: errorCode(error) };
  } finally {
    if (fd !== void 0) closeSync(fd);
  }
}
function errorCode(error) {
  const code = error?.code;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown error";
}

// src/io/config-sources.ts
var MAX_CONFIG_BYTES = 256 << 10;
function readConfigSources(projectDir) {
  const env = process.env;
  const userDir = env.XDG_CONFIG_HOME || (env.HOME ? `${env.HOME}/.config` : null);
  const gitRoot = findGitRoot(projectDir);
  const places = [];
  if (userDir !== null) places.push(["user", `${userDir}/holdfast/config.toml`]);
  if (gitRoot !== null && gitRoot !== projectDir) places.push(["git root", `${gitRoot}/.holdfast/config.toml`]);
  places.push(["project", `${projectDir}/.holdfast/config.toml`]);
  const files = [];
  const problems = [];
  for (const [name, path] of places) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, name === "user");
    if ("text" in file) files.push({ name, path, text: file.text });
    else if (file.error !== "ENOENT" && file.error !== "ENOTDIR") {
      problems.push({
        code: file.error.includes("limit") ? "config-too-large" : "config-unreadable",
        path,
        cause: file.error
      });
    }
  }
  return { files, variables: selectConfigVariables(env), problems };
}

// src/io/config-files.ts
var CACHE_FILE = ".holdfast/cache/config.json";
async function readConfig(projectDir) {
  const sources = readConfigSources(projectDir);
  if (sources.files.length + sources.variables.length + sources.problems.length === 0) {
    return { config: DEFAULT_CONFIG, problems: [] };
  }
  const key = fingerprint(JSON.stringify(sources));
  const cached = readTextFile(`${projectDir}/${CACHE_FILE}`, 64 << 10);
  const cache = "text" in cached ? parseJsonRecord(cached.text) : null;
  if (cache !== null && cache.key === key && isWholeConfig(cache.config)) {
    return { config: cache.config, problems: [] };
  }
  const { resolveSources, saveCache } = await loadPart("io/config-parser");
  const resolved = resolveSources(sources);
  saveCache(projectDir, `${JSON.stringify({ key, config: resolved.config })}
`);
  return { config: resolved.config, problems: [...sources.problems, ...resolved.problems] };
}
function isWholeConfig(value) {
  if (!isRecord(value)) return false;
  return Object.keys(DEFAULT_CONFIG).every((key) => {
    const standard = DEFAULT_CONFIG[key];
    const found = value[key];
    return standard === null ? found === null || typeof found === "number" : typeof found === typeof standard;
  });
}

// src/io/project-dir.ts
function findProjectDir(cwd) {
  const given = process.env.CLAUDE_PROJECT_DIR;
  if (isAbsolutePath(given) && isFolder(given)) return given.length > 1 ? given.replace(/[\\/]+$/, "") : given;
  if (!isAbsolutePath(cwd) || !isFolder(cwd)) return null;
  return findGitRoot(cwd) ?? cwd;
}
function isFolder(path) {
  return existsSync(`${path}/.`);
}

// src/core/describe-problem.ts
var WORDINGS = {
  "stdin-unreadable": { failed: "Cannot read the hook input", consequence: "nothing was done" },
  "input-not-json": { failed: "Cannot parse the hook input", consequence: "nothing was done" },
  "input-wrong-shape": { failed: "Cannot use the hook input", consequence: "nothing was done" },
  "input-other-event": { failed: "Cannot use the hook input", consequence: "nothing was done" },
  "project-unknown": { failed: "Cannot tell the project folder", consequence: "nothing was done" },
  "config-unreadable": { failed: "Cannot read config", consequence: "this layer is ignored" },
  "config-too-large": { failed: "Cannot use config", consequence: "this layer is ignored" },
  "config-syntax": { failed: "Cannot read config", consequence: "this layer is ignored" },
  "config-unknown-key": { failed: "Unknown key in config", consequence: "it is ignored" },
  "config-bad-value": { failed: "Bad config value", consequence: "the default is used" },
  "config-not-increasing": {
    failed: "Bad config thresholds",
    consequence: "the thresholds of the criticality are used"
  },
  "transcript-unreadable": { failed: "Cannot read transcript", consequence: "the context is not measured" },
  "transcript-no-usage": {
    failed: "Cannot find a usage row in transcript",
    consequence: "the context is not measured"
  },
  "state-not-writable": { failed: "Cannot write", consequence: "it is not stored" },
  "state-busy": { failed: "Cannot lock", consequence: "nothing was changed" },
  "state-damaged": { failed: "Cannot use session state", consequence: "it is rebuilt from the session's checkpoints" },
  "checkpoint-damaged": { failed: "Cannot use checkpoint", consequence: "it is skipped, not deleted" },
  "orchestration-unreadable": { failed: "Cannot read", consequence: "the checkpoint has no resumption state" },
  "section-failed": { failed: "Cannot make section", consequence: "it is left out" },
  "answer-too-long": { failed: "Answer over the limit", consequence: "the least important sections are left out" }
};
function describeProblem(problem) {
  const wording = WORDINGS[problem.code];
  const where = problem.path === void 0 ? "" : ` "${problem.path}"${problem.line === void 0 ? "" : ` line ${problem.line}`}`;
  const cause = problem.cause === void 0 ? "" : `: ${problem.cause}`;
  return `${wording.failed}${where}${cause}; ${problem.consequence ?? wording.consequence}`;
}

// src/core/redact.ts
var REDACTED = "[redacted]";
var SECRET_NAME = "(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|credential)";
var ALONE = "(?<![A-Za-z0-9_-])";
var PATTERNS = [
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
  new RegExp(`${ALONE}(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}`, "g"),
  new RegExp(`${ALONE}(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,})`, "g"),
  new RegExp(`${ALONE}(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])`, "g"),
  new RegExp(`${ALONE}(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,})`, "g"),
  new RegExp(`${ALONE}(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}`, "g"),
  /(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g,
  new RegExp(
    `${ALONE}(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})`,
    "g"
  ),
  new RegExp(`${ALONE}SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}`, "g"),
  new RegExp(`${ALONE}eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}`, "g"),
  /(:\/\/[^\s:/@]{1,100}:)[^\s@/]{1,200}(@)/g,
  /(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi,
  /(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi,
  /(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g,
  new RegExp(`(--[a-z-]{0,20}${SECRET_NAME}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`, "gi"),
  new RegExp(
    `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3}["']?)(?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,}`,
    "gi"
  )
];
function redactText(text2) {
  let out = text2;
  for (const pattern2 of PATTERNS) {
    out = out.replace(
      pattern2,
      (_match, before, after) => typeof before === "string" ? `${before}${REDACTED}${typeof after === "string" ? after : ""}` : REDACTED
    );
  }
  return out;
}
var SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, "i");
function redactData(value, depth = 0) {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= 32) return null;
  if (Array.isArray(value)) return value.map((item) => redactData(item, depth + 1));
  const entries = Object.entries(value).map(([key, item]) => {
    const secret = typeof item === "string" && item !== "" && SECRET_KEY.test(key);
    return [redactText(key), secret ? REDACTED : redactData(item, depth + 1)];
  });
  return Object.fromEntries(entries);
}

// src/core/journal/event.ts
function serializeEvent(event, at, sessionId) {
  const { event: name, ...fields } = event;
  const safe = Object.entries(fields).map(([key, value]) => [
    key,
    typeof value === "string" ? redactText(excerptLine(value, 2e3)) : value
  ]);
  return `${JSON.stringify({ at, event: name, session_id: sessionId, ...Object.fromEntries(safe) })}
`;
}

// src/io/clock.ts
function readClock() {
  const fixed = process.env.HOLDFAST_NOW;
  const date = fixed === void 0 ? /* @__PURE__ */ new Date() : new Date(fixed);
  return Number.isNaN(date.getTime()) ? /* @__PURE__ */ new Date() : date;
}

// src/io/apply-writes.ts
function unsafePath(path, found) {
  return Object.assign(new Error(path), { code: found });
}
function ensureFolder(root, parts) {
  let path = root;
  for (const part of parts) {
    path = `${path}/${part}`;
    try {
      mkdirSync(path);
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
      const stat = lstatSync(path);
      if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? "a symlink" : "not a folder");
    }
  }
  return path;
}
var sequence = 0;
function writeTemporary(folder, text2, mode) {
  sequence += 1;
  const temporary = `${folder}/.tmp-${process.pid}-${sequence}`;
  const fd = openSync(
    temporary,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0),
    mode
  );
  try {
    writeFully(fd, Buffer.from(text2));
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  } finally {
    closeSync(fd);
  }
  return temporary;
}
function writeFully(fd, bytes) {
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(fd, bytes, offset, bytes.length - offset);
}
function replaceFile(folder, name, text2, mode = 384) {
  const temporary = writeTemporary(folder, text2, mode);
  try {
    renameSync(temporary, `${folder}/${name}`);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  }
}
function createFile(folder, name, text2) {
  const temporary = writeTemporary(folder, text2, 384);
  const path = `${folder}/${name}`;
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (!claimName(`${path}.claim`)) return false;
    renameSync(temporary, path);
    return true;
  } finally {
    removeQuietly(temporary);
  }
}
function claimName(path) {
  try {
    closeSync(openSync(path, "wx", 384));
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}
function appendLine(path, line) {
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const fd = openSync(path, flags, 384);
  try {
    appendFileSync(fd, line);
  } finally {
    closeSync(fd);
  }
}
function removeQuietly(path) {
  try {
    unlinkSync(path);
  } catch {
  }
}
var LOCK_WAIT_MS = 500;
var LOCK_STALE_MS = 5e3;
function withLock(folder, change) {
  const path = `${folder}/.lock`;
  const deadline = Date.now() + LOCK_WAIT_MS;
  while (!claimName(path)) {
    breakStaleLock(path);
    if (Date.now() > deadline) return null;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  }
  try {
    return { value: change() };
  } finally {
    removeQuietly(path);
  }
}
function breakStaleLock(path) {
  try {
    const stat = lstatSync(path);
    if (!stat.isFile()) throw unsafePath(path, "not a file");
    if (Date.now() - stat.mtimeMs < LOCK_STALE_MS) return;
    const taken = `${path}-stale-${process.pid}`;
    renameSync(path, taken);
    removeQuietly(taken);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}

// src/io/state-folder.ts
var GITIGNORE = "*\n!config.toml\n";
function openStateFolder(projectDir, parts = []) {
  const fresh = !exists(`${projectDir}/.holdfast/.gitignore`);
  const folder = ensureFolder(projectDir, [".holdfast", ...parts]);
  if (fresh) createFile(`${projectDir}/.holdfast`, ".gitignore", GITIGNORE);
  return folder;
}
function appendState(projectDir, name, lines) {
  appendLine(`${openStateFolder(projectDir)}/${name}`, lines);
}
function exists(path) {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    return errorCode(error) !== "ENOENT";
  }
}

// src/io/report.ts
function reportProblems(problems, hook, projectDir, sessionId) {
  const distinct = dropRepeated(problems);
  const texts = distinct.map((problem) => redactText(cleanText(describeProblem(problem)).replace(/\s+/g, " ")));
  try {
    if (projectDir === null) throw new Error("no project");
    const at = readClock().toISOString();
    const lines = distinct.map(
      (problem, index) => serializeEvent({ event: "problem", hook, code: problem.code, text: texts[index] ?? "" }, at, sessionId)
    );
    appendState(projectDir, "events.jsonl", lines.join(""));
  } catch {
    writeSync(2, texts.map((text2) => `holdfast ${hook}: ${text2}
`).join(""));
  }
}
function dropRepeated(problems) {
  const seen = /* @__PURE__ */ new Set();
  return problems.filter((problem) => {
    const place = problem.code === "state-not-writable" ? "" : `${problem.path} ${problem.line}`;
    const key = `${problem.code} ${place} ${problem.cause}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

// src/io/respond.ts
function createResponder(name, parse, answer) {
  return async (stdin) => {
    const problems = [];
    const parsed = "payload" in stdin ? parse(stdin.payload) : stdin;
    if ("problem" in parsed) return reportProblems([parsed.problem], name, null, null);
    const { sessionId, cwd } = parsed.input;
    const projectDir = findProjectDir(cwd);
    if (projectDir === null) {
      const cause = "neither CLAUDE_PROJECT_DIR nor cwd is a folder";
      return reportProblems([{ code: "project-unknown", cause }], name, null, sessionId);
    }
    if (isPluginBesideDropIn(name, projectDir)) return;
    try {
      const result = await answer(parsed.input, createHook(name, projectDir, problems));
      if (result !== null && result.stdout !== "") writeStdout(result.stdout);
      await recordAnswer(result, problems);
    } catch (error) {
      problems.push({ code: "section-failed", path: name, cause: errorCode(error) });
    }
    if (problems.length > 0) reportProblems(problems, name, projectDir, sessionId);
  };
}
async function recordAnswer(result, problems) {
  try {
    await result?.after?.();
  } catch (error) {
    problems.push({ code: "state-not-writable", path: ".holdfast", cause: errorCode(error) });
  }
}
function createHook(name, projectDir, problems) {
  let loading;
  const report = (problem) => {
    problems.push(problem);
  };
  const load = async () => {
    const { config: config2, problems: found } = await readConfig(projectDir);
    problems.push(...found);
    return config2;
  };
  const config = async () => {
    loading ??= load();
    const loaded = await loading;
    return loaded[`hooks.${name.replaceAll("-", "_")}`] === false ? null : loaded;
  };
  const section = async (sectionName, render) => {
    try {
      const loaded = await config();
      return loaded === null || loaded[`sections.${sectionName}`] === false ? "" : await render();
    } catch (error) {
      report({ code: "section-failed", path: sectionName, cause: errorCode(error) });
      return "";
    }
  };
  return { projectDir, config, section, report };
}
function writeStdout(text2) {
  const bytes = Buffer.from(text2);
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(1, bytes, offset);
    } catch (error) {
      if (errorCode(error) !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}
function isPluginBesideDropIn(name, projectDir) {
  if (!process.env.CLAUDE_PLUGIN_ROOT) return false;
  const folder = `${projectDir}/.claude`;
  if (!existsSync(`${folder}/holdfast/dist/${name}.mjs`)) return false;
  return ["settings.json", "settings.local.json"].some((file) => {
    const settings = readTextFile(`${folder}/${file}`, 4 << 20, true);
    return "text" in settings && settings.text.includes(`.claude/holdfast}/dist/${name}.mjs`);
  });
}

// src/core/context/tier.ts
var THRESHOLD_TIERS = ["nominal", "low", "warning", "critical", "emergency"];
var TIER_TABLE = {
  C1: { low: 0.7, warning: 0.8, critical: 0.9, emergency: 0.95 },
  C2: { low: 0.55, warning: 0.7, critical: 0.8, emergency: 0.88 },
  C3: { low: 0.45, warning: 0.6, critical: 0.72, emergency: 0.82 },
  C4: { low: 0.35, warning: 0.5, critical: 0.65, emergency: 0.78 }
};
function selectThresholds(config) {
  const table = TIER_TABLE[config.criticality];
  const low = config["context_monitor.low_threshold"];
  const warning = config["context_monitor.warning_threshold"];
  const critical = config["context_monitor.critical_threshold"];
  const emergency = config["context_monitor.emergency_threshold"];
  if (low === null && warning === null && critical === null && emergency === null) return table;
  return layThresholds(table, [low, warning, critical, emergency]);
}
function layThresholds(table, set) {
  const standard = [table.low, table.warning, table.critical, table.emergency];
  const [low = 0, warning = 0, critical = 0, emergency = 0] = standard.map((value, index) => {
    const above = set.slice(index + 1).filter((item) => item !== null);
    const below = set.slice(0, index).filter((item) => item !== null);
    return set[index] ?? Math.max(Math.min(value, ...above), ...below);
  });
  return { low, warning, critical, emergency };
}
function classifyTier(fill, thresholds) {
  if (fill >= thresholds.emergency) return "emergency";
  if (fill >= thresholds.critical) return "critical";
  if (fill >= thresholds.warning) return "warning";
  if (fill >= thresholds.low) return "low";
  return "nominal";
}

// src/core/session/state.ts
var EMPTY_SESSION_STATE = {
  tier: "nominal",
  compactions: 0,
  pending: [],
  restored: null,
  lastCheckpoint: null,
  alertClaimedAt: null,
  clientPid: null,
  transcriptPath: null,
  startedAt: null,
  injected: [],
  closeCompactions: 0,
  quiet: null
};
function parseSessionState(wire) {
  const pending = Array.isArray(wire.pending) ? wire.pending.filter(isSafeName) : [];
  const tier = THRESHOLD_TIERS.find((name) => name === wire.tier) ?? "nominal";
  return {
    tier,
    compactions: wholeNumber(wire.compactions) ?? 0,
    pending,
    restored: isSafeName(wire.restored) ? wire.restored : null,
    lastCheckpoint: isSafeName(wire.last_checkpoint) ? wire.last_checkpoint : null,
    alertClaimedAt: stringOf(wire.alert_claimed_at),
    clientPid: wholeNumber(wire.client_pid),
    transcriptPath: stringOf(wire.transcript_path),
    startedAt: stringOf(wire.started_at),
    injected: Array.isArray(wire.injected) ? wire.injected.filter((entry) => typeof entry === "string").slice(-60) : [],
    closeCompactions: wholeNumber(wire.close_compactions) ?? 0,
    quiet: parseQuiet(wire.quiet)
  };
}
function parseQuiet(wire) {
  if (!isRecord(wire) || typeof wire.key !== "string" || !isRecord(wire.bounds)) return null;
  const bounds = {};
  for (const tier of THRESHOLD_TIERS) {
    const bound = wire.bounds[tier];
    if (typeof bound === "number") bounds[tier] = bound;
  }
  return { key: wire.key, model: stringOf(wire.model), bounds };
}
function serializeSessionState(state) {
  const wire = {
    schema_version: "1",
    tier: state.tier,
    compactions: state.compactions,
    pending: state.pending,
    restored: state.restored,
    last_checkpoint: state.lastCheckpoint,
    alert_claimed_at: state.alertClaimedAt,
    client_pid: state.clientPid,
    transcript_path: state.transcriptPath,
    started_at: state.startedAt,
    injected: state.injected,
    close_compactions: state.closeCompactions,
    quiet: state.quiet
  };
  return `${JSON.stringify(wire, null, 2)}
`;
}
function wholeNumber(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}
function isSessionStateWire(value) {
  return isRecord(value) && value.schema_version === "1";
}

// src/core/checkpoint/id.ts
function formatCheckpointId(number) {
  return `cx-${String(number).padStart(3, "0")}`;
}
function parseCheckpointId(id) {
  const match = /^cx-(\d{3,9})$/.exec(id);
  return match?.[1] === void 0 ? null : Number(match[1]);
}
function listCheckpointIds(fileNames) {
  return fileNames.map((name) => name.endsWith("-checkpoint.json") ? name.slice(0, -"-checkpoint.json".length) : "").filter((id) => parseCheckpointId(id) !== null).sort((a, b) => (parseCheckpointId(a) ?? 0) - (parseCheckpointId(b) ?? 0));
}
function nextCheckpointNumber(fileNames) {
  let highest = 0;
  for (const name of fileNames) {
    const match = /^cx-(\d{3,8})[-.]/.exec(name);
    if (match?.[1] !== void 0) highest = Math.max(highest, Number(match[1]));
  }
  return highest + 1;
}

// src/core/codec.ts
function mismatch(path, expected) {
  return new TypeError(`${path === "" ? "content" : path} is not ${expected}`);
}
function primitive(expected, accepts) {
  return {
    parse: (wire, path) => {
      if (!accepts(wire)) throw mismatch(path, expected);
      return wire;
    },
    serialize: (value) => value
  };
}
var text = primitive("a string", (wire) => typeof wire === "string");
var safeName = primitive("an id of letters, digits, - and _", isSafeName);
var time = primitive(
  "an ISO time",
  (wire) => typeof wire === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(wire)
);
var amount = primitive("a number", (wire) => typeof wire === "number" && Number.isFinite(wire));
var count = {
  parse: (wire, path) => wire === void 0 ? 0 : amount.parse(wire, path),
  serialize: (value) => value
};
var flag = {
  parse: (wire, path) => {
    if (wire !== void 0 && typeof wire !== "boolean") throw mismatch(path, "true or false");
    return wire === true;
  },
  serialize: (value) => value
};
function choice(choices) {
  return primitive(`one of ${choices.join(", ")}`, (wire) => choices.includes(wire));
}
function nullable(inner) {
  return {
    parse: (wire, path) => wire === null || wire === void 0 ? null : inner.parse(wire, path),
    serialize: (value) => value === null ? null : inner.serialize(value)
  };
}
function list(inner) {
  return {
    parse: (wire, path) => {
      if (wire === void 0) return [];
      if (!Array.isArray(wire)) throw mismatch(path, "a list");
      return wire.map((item, index) => inner.parse(item, `${path}[${index}]`));
    },
    serialize: (value) => value.map((item) => inner.serialize(item))
  };
}
var data = primitive("an object", isRecord);
function record(fields) {
  const entries = Object.entries(fields);
  return {
    parse: (wire, path) => {
      if (!isRecord(wire)) throw mismatch(path, "an object");
      const pairs = entries.map(([name, [wireName, codec]]) => {
        const place = path === "" ? wireName : `${path}.${wireName}`;
        return [name, codec.parse(wire[wireName], place)];
      });
      return Object.fromEntries(pairs);
    },
    serialize: (value) => Object.fromEntries(entries.map(([name, [wireName, codec]]) => [wireName, codec.serialize(value[name])]))
  };
}

// src/core/checkpoint/checkpoint.ts
var TRIGGERS = ["auto", "manual", "threshold", "request"];
function describeContextState(estimate) {
  if (estimate === null) {
    return {
      fillPercentage: null,
      inputTokens: null,
      pendingTokens: null,
      contextWindowSize: null,
      compactionPoint: null,
      thresholdTier: null,
      source: "none",
      windowSource: "none"
    };
  }
  const { point } = estimate;
  return {
    // Six decimals: enough to tell tokens apart, and the same bytes from every engine.
    fillPercentage: Math.round(estimate.fill * 1e6) / 1e6,
    inputTokens: estimate.inputTokens,
    pendingTokens: estimate.pendingTokens,
    contextWindowSize: point.windowTokens,
    compactionPoint: point.tokens,
    thresholdTier: estimate.tier,
    source: "transcript",
    windowSource: `${point.source} (${point.confidence} confidence)`
  };
}
function createCheckpointDraft(facts) {
  return {
    schemaVersion: "1",
    timestamp: facts.timestamp,
    sessionId: facts.sessionId,
    trigger: facts.trigger,
    compactionSequence: facts.sequence,
    contextState: describeContextState(facts.estimate),
    resumptionState: facts.resumptionState,
    workState: facts.workState,
    sessionInfo: facts.sessionInfo,
    tiers: { core: [], task: [], transient: [] },
    compaction: null,
    previous: facts.previous
  };
}

// src/core/checkpoint/serialize.ts
var contextState = record({
  fillPercentage: ["fill_percentage", nullable(amount)],
  inputTokens: ["input_tokens", nullable(amount)],
  pendingTokens: ["pending_tokens", nullable(amount)],
  contextWindowSize: ["context_window_size", nullable(amount)],
  compactionPoint: ["compaction_point", nullable(amount)],
  thresholdTier: ["threshold_tier", nullable(choice(THRESHOLD_TIERS))],
  source: ["source", text],
  windowSource: ["window_source", text]
});
var workState = record({
  goal: ["goal", nullable(text)],
  goalStated: ["goal_stated", flag],
  lastUserMessages: ["last_user_messages", list(text)],
  pendingQuestion: ["pending_question", nullable(text)],
  lastAnswer: ["last_answer", nullable(text)],
  plan: ["plan", nullable(text)],
  planStatus: ["plan_status", nullable(choice(PLAN_STATUSES))],
  planMode: ["plan_mode", flag],
  todos: ["todos", list(record({ task: ["task", text], status: ["status", text], id: ["id", nullable(text)] }))],
  decisions: ["decisions", list(text)],
  corrections: ["corrections", list(text)],
  rules: ["rules", list(text)],
  superseded: ["superseded", list(record({ what: ["what", text], by: ["by", text] }))],
  remarks: ["remarks", list(text)],
  doubted: ["doubted", list(text)],
  finished: ["finished", list(record({ what: ["what", text], evidence: ["evidence", text] }))],
  filesModified: ["files_modified", list(text)],
  filesRead: ["files_read", list(text)],
  touches: [
    "touches",
    list(record({ path: ["path", text], edits: ["edits", amount], reads: ["reads", amount] }))
  ],
  commands: ["commands", list(record({ command: ["command", text], outcome: ["outcome", text] }))],
  failing: ["failing", list(text)],
  failingTests: [
    "failing_tests",
    list(record({ command: ["command", text], test: ["test", text], error: ["error", text] }))
  ],
  agents: ["agents", list(record({ description: ["description", text], outcome: ["outcome", text] }))],
  skills: ["skills", list(text)],
  instructions: ["instructions", list(text)],
  answers: ["answers", count]
});
var sessionInfo = record({
  projectId: ["project_id", text],
  branch: ["branch", nullable(text)],
  head: ["head", nullable(text)],
  workingDirectory: ["working_directory", text],
  transcriptPath: ["transcript_path", nullable(text)],
  boundaryUuid: ["boundary_uuid", nullable(text)],
  model: ["model", nullable(text)]
});
var tierFiles = list(record({ path: ["path", text], sha256: ["sha256", text], bytes: ["bytes", amount] }));
var checkpoint = record({
  schemaVersion: ["schema_version", text],
  checkpointId: ["checkpoint_id", safeName],
  timestamp: ["timestamp", time],
  sessionId: ["session_id", safeName],
  trigger: ["trigger", choice(TRIGGERS)],
  compactionSequence: ["compaction_sequence", amount],
  contextState: ["context_state", contextState],
  resumptionState: ["resumption_state", nullable(data)],
  workState: ["work_state", workState],
  sessionInfo: ["session_info", sessionInfo],
  tiers: [
    "tiers",
    record({
      core: ["core", tierFiles],
      task: ["task", tierFiles],
      transient: ["transient", tierFiles]
    })
  ],
  compaction: ["compaction", nullable(data)],
  previous: ["previous", nullable(text)]
});
function serializeCheckpoint(value) {
  return `${JSON.stringify(checkpoint.serialize(value), null, 2)}
`;
}
function parseCheckpoint(fileText) {
  return checkpoint.parse(JSON.parse(fileText), "");
}

// src/io/checkpoint-store.ts
var MAX_CHECKPOINT_BYTES = 8 << 20;
var MAX_ATTEMPTS = 1e4;
function saveCheckpoint(projectDir, draft) {
  const folder = openStateFolder(projectDir, ["checkpoints"]);
  const first = nextCheckpointNumber(readdirSync(folder));
  for (let number = first; number < first + MAX_ATTEMPTS; number += 1) {
    const { schemaVersion, ...rest } = draft;
    const checkpoint2 = { schemaVersion, checkpointId: formatCheckpointId(number), ...rest };
    const name = `${checkpoint2.checkpointId}-checkpoint.json`;
    if (createFile(folder, name, serializeCheckpoint(checkpoint2))) return checkpoint2;
  }
  throw Object.assign(new Error(folder), { code: "no free id" });
}
function listCheckpoints(projectDir) {
  const names = listFolder(`${projectDir}/.holdfast/checkpoints`);
  const acknowledged = names.filter((name) => name.endsWith(".acknowledged")).map((name) => name.slice(0, -".acknowledged".length));
  return { ids: listCheckpointIds(names), acknowledged: new Set(acknowledged) };
}
function listFolder(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return [];
    throw error;
  }
}
function readCheckpoint(projectDir, id) {
  const path = `.holdfast/checkpoints/${id}-checkpoint.json`;
  if (parseCheckpointId(id) === null)
    return { problem: { code: "checkpoint-damaged", path: id, cause: "not a checkpoint id" } };
  const file = readTextFile(`${projectDir}/${path}`, MAX_CHECKPOINT_BYTES);
  if ("error" in file) return { problem: { code: "checkpoint-damaged", path, cause: file.error } };
  try {
    const checkpoint2 = parseCheckpoint(file.text);
    if (checkpoint2.checkpointId === id) return { checkpoint: checkpoint2 };
    return { problem: { code: "checkpoint-damaged", path, cause: "it carries another id" } };
  } catch (error) {
    const cause = error instanceof TypeError ? error.message : "not JSON";
    return { problem: { code: "checkpoint-damaged", path, cause } };
  }
}

// src/io/session-store.ts
var MAX_STATE_BYTES = 1 << 20;
function readSessionState(projectDir, sessionId) {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/state.json`;
  const file = readTextFile(path, MAX_STATE_BYTES);
  if ("error" in file) {
    const missing = file.error === "ENOENT" || file.error === "ENOTDIR";
    return { state: EMPTY_SESSION_STATE, problem: missing ? null : { code: "state-damaged", path, cause: file.error } };
  }
  const wire = parseJsonRecord(file.text);
  if (!isSessionStateWire(wire)) {
    return {
      state: EMPTY_SESSION_STATE,
      problem: { code: "state-damaged", path, cause: "not a state of this version" }
    };
  }
  return { state: parseSessionState(wire), problem: null };
}

// src/io/session-writer.ts
function updateSessionState(projectDir, sessionId, change) {
  const folder = openStateFolder(projectDir, ["sessions", sessionId]);
  const done = withLock(folder, () => {
    const next = change(readSessionState(projectDir, sessionId).state);
    if (next !== null) replaceFile(folder, "state.json", serializeSessionState(next.state));
    return next === null ? null : next.answer;
  });
  return done === null ? null : done.value;
}

// src/steps/load-session.ts
var MAX_LOOKED_AT = 50;
function loadSession(projectDir, sessionId, report) {
  const { state, problem } = readSessionState(projectDir, sessionId);
  if (problem === null) return state;
  report(problem);
  const rebuilt = rebuildState(projectDir, sessionId);
  try {
    updateSessionState(projectDir, sessionId, () => ({ state: rebuilt, answer: true }));
  } catch (error) {
    report({ code: "state-not-writable", path: ".holdfast", cause: errorCode(error) });
  }
  return rebuilt;
}
function rebuildState(projectDir, sessionId) {
  const { ids, acknowledged } = listCheckpoints(projectDir);
  const own = ids.slice(-MAX_LOOKED_AT).flatMap((id) => {
    const found = readCheckpoint(projectDir, id);
    return "checkpoint" in found && found.checkpoint.sessionId === sessionId ? [found.checkpoint] : [];
  });
  const due = own.filter(({ checkpointId, trigger }) => trigger !== "request" && !acknowledged.has(checkpointId));
  return {
    ...EMPTY_SESSION_STATE,
    pending: due.map((item) => item.checkpointId),
    lastCheckpoint: own.at(-1)?.checkpointId ?? null
  };
}

// src/core/tokens.ts
function formatPercentage(ratio) {
  const tenths = Math.floor(ratio * 1e3 + 1e-6);
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`;
}

// src/io/transcript-tail.ts
var FIRST_READ = 16 << 10;
var LARGEST_READ = 4 << 20;
var MAX_TAIL_BYTES = 16 << 20;
var HEAD_BYTES = 400;
function walkTranscript(path, visit, maxBytes = MAX_TAIL_BYTES) {
  return openTranscript(path, (fd, size) => walkLines(fd, size, visit, maxBytes));
}
function openTranscript(path, use) {
  if (!existsSync(path)) return { error: "ENOENT" };
  let fd;
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = fstatSync(fd);
    if (!stat.isFile()) return { error: stat.isDirectory() ? "EISDIR" : "not a regular file" };
    return use(fd, stat.size);
  } catch (error) {
    return { error: errorCode(error) };
  } finally {
    if (fd !== void 0) closeSync(fd);
  }
}
function walkLines(fd, size, visit, maxBytes) {
  const limit = Math.max(0, size - maxBytes);
  let done = size;
  let readSize = FIRST_READ;
  while (done > limit) {
    const from = Math.max(limit, done - readSize);
    const bytes = Buffer.allocUnsafe(done - from);
    const length = readSync(fd, bytes, 0, bytes.length, from);
    const start = from === 0 ? 0 : bytes.indexOf(10) + 1;
    if (from > 0 && start === 0) {
      if (from === limit) return "limit";
      readSize *= 4;
      continue;
    }
    if (visitLines(bytes, start, length, visit)) return "stopped";
    done = from + start;
    if (from === limit) break;
    if (readSize < LARGEST_READ) readSize *= 4;
  }
  return limit === 0 ? "start of file" : "limit";
}
function visitLines(bytes, first, length, visit) {
  for (let end = length; end > first; ) {
    const start = Math.max(first, bytes.lastIndexOf(10, end - 1) + 1);
    const line = start < end ? describeLine(bytes, start, end) : null;
    if (line !== null && visit(line)) return true;
    end = start - 1;
  }
  return false;
}
function describeLine(bytes, start, end) {
  const head = bytes.toString("latin1", start, Math.min(end, start + HEAD_BYTES));
  if (!isWorthReading(head)) return null;
  return {
    head,
    bytes: end - start,
    isWhole: bytes[end - 1] === 125,
    read: () => bytes.toString("utf8", start, end),
    count: (needle) => {
      const line = bytes.subarray(start, end);
      let found = 0;
      for (let at = line.indexOf(needle); at !== -1; at = line.indexOf(needle, at + needle.length)) found += 1;
      return found;
    }
  };
}
function isWorthReading(head) {
  if (head.startsWith('{"type":"')) return /^\{"type":"(?:user|assistant|system|attachment)"/.test(head);
  return !head.includes('"attachment":{"type":"prompt_snapshot"');
}

// src/io/journal-store.ts
function appendEvents(projectDir, sessionId, events) {
  const at = readClock().toISOString();
  appendState(projectDir, "events.jsonl", events.map((event) => serializeEvent(event, at, sessionId)).join(""));
}

// src/io/git.ts
function readGitFacts(start) {
  const root = findGitRoot(start);
  if (root === null) return null;
  const gitDir = resolveGitDir(root);
  const common = readLine(`${gitDir}/commondir`);
  const commonDir = common === null ? null : resolveFrom(gitDir, common);
  const headText = readLine(`${gitDir}/HEAD`) ?? "";
  const ref = /^ref: (refs\/heads\/(\S{1,250}))$/.exec(headText);
  if (ref?.[1] === void 0 || ref[2] === void 0) {
    return { root, branch: null, head: parseHash(headText), commonDir };
  }
  const safe = !ref[1].includes("..");
  const head = safe ? parseHash(readLine(`${commonDir ?? gitDir}/${ref[1]}`)) ?? findPacked(commonDir ?? gitDir, ref[1]) : null;
  return { root, branch: ref[2], head, commonDir };
}
function resolveGitDir(root) {
  const pointer = readLine(`${root}/.git`);
  const target = pointer === null ? void 0 : /^gitdir: (.+)$/.exec(pointer)?.[1];
  return target === void 0 ? `${root}/.git` : resolveFrom(root, target);
}
function findPacked(gitDir, ref) {
  const packed = readTextFile(`${gitDir}/packed-refs`, 8 << 20);
  if ("error" in packed) return null;
  const end = packed.text.indexOf(` ${ref}
`);
  return end < 40 ? null : parseHash(packed.text.slice(packed.text.lastIndexOf("\n", end) + 1, end));
}
function readLine(path) {
  const file = readTextFile(path, 4096);
  return "error" in file ? null : file.text.split("\n")[0]?.trim() ?? null;
}
function parseHash(text2) {
  return text2 !== null && /^[0-9a-f]{40,64}$/.test(text2) ? text2 : null;
}
function resolveFrom(base, path) {
  if (/^(?:\/|[A-Za-z]:[\\/])/.test(path)) return path;
  const parts = base.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

// src/io/orchestration-file.ts
var MAX_ORCHESTRATION_BYTES = 1 << 20;
var NOT_A_MAPPING = "not a mapping";
var MAX_SECTION_CHARS = 64 << 10;
async function readResumptionSection(projectDir, file) {
  const source = readTextFile(`${projectDir}/${file}`, MAX_ORCHESTRATION_BYTES, true);
  const fail = (cause) => ({
    resumption: null,
    problem: { code: "orchestration-unreadable", path: file, cause }
  });
  if ("error" in source) return source.error === "ENOENT" ? { resumption: null, problem: null } : fail(source.error);
  try {
    const { parseYamlRecord } = await loadPart("io/yaml-file");
    const { resumption } = parseYamlRecord(source.text);
    if (resumption === void 0 || resumption === null) return { resumption: null, problem: null };
    if (!isRecord(resumption)) return fail("resumption is not a mapping");
    const json = JSON.stringify(resumption);
    return json.length > MAX_SECTION_CHARS ? fail("the resumption section is over 64 KiB") : { resumption: JSON.parse(json), problem: null };
  } catch (error) {
    return fail(errorCode(error) === NOT_A_MAPPING ? NOT_A_MAPPING : "not valid YAML");
  }
}

// src/core/context/fill.ts
function estimateFill(tokens, point, thresholds) {
  const { inputTokens, pendingTokens } = tokens;
  const fill = (inputTokens + pendingTokens) / point.tokens;
  return { fill, inputTokens, pendingTokens, tier: classifyTier(fill, thresholds), point };
}

// src/core/context/answer-usage.ts
function parseAnswerUsage(row) {
  const message = row.message;
  if (!isRecord(message) || !isRecord(message.usage)) return null;
  if (message.model === "<synthetic>" || row.isApiErrorMessage === true) return null;
  const { usage } = message;
  const inputTokens = countOf(usage.input_tokens) + countOf(usage.cache_creation_input_tokens) + countOf(usage.cache_read_input_tokens);
  if (inputTokens === 0) return null;
  const model = stringOf(row.requestedModel) ?? stringOf(message.model);
  return { inputTokens, outputTokens: countOf(usage.output_tokens), model, messageId: stringOf(message.id) };
}

// src/core/context/content-size.ts
var IMAGE_TOKENS = 1600;
function measureContent(content, depth = 0) {
  if (typeof content === "string") return { chars: content.length, images: 0 };
  if (!Array.isArray(content) || depth > 3) return { chars: 0, images: 0 };
  let chars = 0;
  let images = 0;
  for (const block of content) {
    if (!isRecord(block)) continue;
    if (block.type === "image" || block.type === "document") images += 1;
    if (typeof block.text === "string") chars += block.text.length;
    const inner = measureContent(block.content, depth + 1);
    chars += inner.chars;
    images += inner.images;
  }
  return { chars, images };
}

// src/core/context/usage.ts
function isIncoming(row, content, { promptId, toolUseId }) {
  if (toolUseId)
    return Array.isArray(content) && content.some((block) => isRecord(block) && block.tool_use_id === toolUseId);
  return Boolean(promptId) && row.promptId === promptId;
}
function createUsageScan(incoming = {}) {
  let pendingChars = 0;
  let pendingImages = 0;
  let incomingSeen = false;
  let reading = null;
  const seen = /* @__PURE__ */ new Set();
  const isRepeated = (row) => {
    const uuid = stringOf(row.uuid);
    if (uuid === null) return false;
    return seen.has(uuid) || !seen.add(uuid);
  };
  const addContent = (content) => {
    const size = measureContent(content);
    pendingChars += size.chars;
    pendingImages += size.images;
  };
  const visit = (line) => {
    const row = parseJsonRecord(line);
    if (row === null || row.isSidechain === true || isRepeated(row)) return false;
    if (row.type === "assistant") {
      const usage = parseAnswerUsage(row);
      if (usage === null) return false;
      const { inputTokens, outputTokens, model } = usage;
      const pendingTokens = outputTokens + Math.ceil(pendingChars / 4) + pendingImages * IMAGE_TOKENS;
      reading = { usage: { inputTokens, pendingTokens, model, incomingSeen } };
      return true;
    }
    if (row.type === "user" && isRecord(row.message)) {
      if (isIncoming(row, row.message.content, incoming)) incomingSeen = true;
      addContent(row.message.content);
    } else if (row.type === "attachment") {
      addContent(row.rendered);
    } else if (row.subtype === "compact_boundary" && row.type === "system") {
      reading = { boundary: true };
    }
    return reading !== null;
  };
  return { visit, result: () => reading };
}

// src/core/context/models.ts
var TABLE = [
  ["claude-3-5-haiku", 0, 0, 8192],
  ["claude-haiku-4-5", 0, 0, 32e3],
  ["claude-haiku-5-5", 1, 0, 128e3],
  ["claude-3-5-sonnet", 0, 0, 8192],
  ["claude-3-7-sonnet", 0, 0, 32e3],
  ["claude-sonnet-4-0", 0, 0, 32e3],
  ["claude-sonnet-4-5", 0, 0, 32e3],
  ["claude-sonnet-4-6", 0, 1, 32e3],
  ["claude-sonnet-5", 1, 0, 64e3],
  ["claude-sonnet-5-5", 1, 0, 128e3],
  ["claude-opus-4-0", 0, 0, 32e3],
  ["claude-opus-4-1", 0, 0, 32e3],
  ["claude-opus-4-5", 0, 0, 32e3],
  ["claude-opus-4-6", 0, 1, 64e3],
  ["claude-opus-4-7", 1, 0, 64e3],
  ["claude-opus-4-8", 1, 0, 64e3],
  ["claude-opus-5", 1, 0, 64e3],
  ["claude-opus-5-5", 1, 0, 128e3],
  ["claude-fable-5", 1, 0, 64e3],
  ["claude-fable-5-1", 1, 0, 64e3],
  ["claude-fable-5-2", 1, 0, 128e3],
  ["claude-mythos-5", 1, 0, 64e3],
  ["claude-mythos-5-1", 1, 0, 64e3],
  ["claude-mythos-5-2", 1, 0, 128e3]
];
var RENAMED = {
  "claude-sonnet-4": "claude-sonnet-4-0",
  "claude-opus-4": "claude-opus-4-0"
};
function canonicalModelId(name) {
  const start = name.indexOf("claude-");
  const id = (start > 0 ? name.slice(start) : name).replace(/\[1m\]$/i, "").replace(/(?:@|-(?=20\d{6})|-v\d+(?=[:@]|$)).*$/, "");
  return Object.hasOwn(RENAMED, id) ? RENAMED[id] ?? id : id;
}
function findModel(name) {
  const id = canonicalModelId(name);
  const row = TABLE.find((entry) => entry[0] === id);
  if (!row) return null;
  const native1m = row[1] === 1;
  return {
    id,
    windowTokens: native1m ? 1e6 : 2e5,
    native1m,
    proactiveTokens: native1m ? 1e6 : row[2] === 1 ? 2e5 : 0,
    maxOutputTokens: row[3]
  };
}

// src/core/context/compaction-point.ts
var MAX_RESERVE = 2e4;
var PROACTIVE_BUFFER = 13e3;
var REFUSAL_BUFFER = 3e3;
var MIN_WINDOW = 1e5;
function resolveCompactionPoint(modelName, sources) {
  const base = describeWindow(modelName, sources);
  const { windowTokens, reserve } = base;
  if (sources.configuredPoint !== null) {
    const tokens2 = sources.configuredPoint;
    return { tokens: tokens2, windowTokens, kind: "proactive", source: "context_monitor.compaction_point", confidence: "exact" };
  }
  const off = findSwitchedOff(sources);
  if (off !== null) {
    const tokens2 = Math.max(1, windowTokens - reserve - REFUSAL_BUFFER);
    return { tokens: tokens2, windowTokens, kind: "refusal", source: off, confidence: base.confidence };
  }
  const proactive = findProactiveWindow(modelName, sources, windowTokens);
  if (proactive === null) {
    const source2 = `${base.source}: compacts when the API refuses`;
    const confidence = base.confidence === "low" ? "low" : "medium";
    return { tokens: windowTokens, windowTokens, kind: "reactive", source: source2, confidence };
  }
  const effective = proactive.tokens - reserve;
  const percent = Number(sources.env.CLAUDE_AUTOCOMPACT_PCT_OVERRIDE);
  const lowered = percent > 0 && percent <= 100 ? Math.floor(effective * percent / 100) : effective;
  const tokens = Math.max(1, Math.min(lowered, effective - PROACTIVE_BUFFER));
  const source = lowered === tokens ? `${proactive.source} and CLAUDE_AUTOCOMPACT_PCT_OVERRIDE` : proactive.source;
  return { tokens, windowTokens, kind: "proactive", source, confidence: proactive.confidence };
}
function describeWindow(modelName, { env, configuredWindow }) {
  const model = modelName === null ? null : findModel(modelName);
  const outputCap = Number(env.CLAUDE_CODE_MAX_OUTPUT_TOKENS);
  const reserve = Math.min(outputCap > 0 ? outputCap : model?.maxOutputTokens ?? MAX_RESERVE, MAX_RESERVE);
  if (configuredWindow !== null) {
    return { windowTokens: configuredWindow, reserve, source: "context_monitor.window", confidence: "high" };
  }
  const without1m = isOn(env.CLAUDE_CODE_DISABLE_1M_CONTEXT);
  if (modelName !== null && /\[1m\]$/i.test(modelName)) {
    return { windowTokens: without1m ? 2e5 : 1e6, reserve, source: `model ${modelName}`, confidence: "high" };
  }
  if (model === null) {
    const source = modelName === null ? "model not known yet" : `unknown model ${canonicalModelId(modelName)}`;
    return { windowTokens: 2e5, reserve, source, confidence: "low" };
  }
  const windowTokens = without1m ? 2e5 : model.windowTokens;
  return { windowTokens, reserve, source: `model ${model.id}`, confidence: "high" };
}
function findProactiveWindow(modelName, sources, windowTokens) {
  const { env, settings, windowsCache, configuredWindow } = sources;
  if (configuredWindow !== null) {
    return { tokens: configuredWindow, source: "context_monitor.window", confidence: "high" };
  }
  const capped = (tokens, source) => ({
    tokens: Math.min(tokens, windowTokens),
    source,
    confidence: "high"
  });
  const fromEnv = parseWindow(env.CLAUDE_CODE_AUTO_COMPACT_WINDOW);
  if (fromEnv !== null) return capped(Math.max(fromEnv, MIN_WINDOW), "CLAUDE_CODE_AUTO_COMPACT_WINDOW");
  const id = modelName === null ? null : canonicalModelId(modelName);
  const fromSettings = findSetting(settings, id);
  if (typeof fromSettings === "number") return capped(fromSettings, "autoCompactWindow in settings");
  const cached = id === null || fromSettings === "auto" ? void 0 : fieldOf(windowsCache, id);
  if (typeof cached === "number" && cached >= MIN_WINDOW) return capped(cached, "the client's cache of windows");
  const model = modelName === null ? null : findModel(modelName);
  if (model === null || model.proactiveTokens === 0 || !model.native1m && /\[1m\]$/i.test(modelName ?? ""))
    return null;
  return capped(model.proactiveTokens, `model ${model.id}`);
}
function findSetting(settings, id) {
  for (const file of settings) {
    const models = fieldOf(file, "modelSettings");
    const names = typeof models === "object" && models !== null ? Object.keys(models) : [];
    const name = names.find((key) => canonicalModelId(key) === id);
    const own = name === void 0 ? void 0 : fieldOf(fieldOf(models, name), "autoCompactWindow");
    const value = own ?? file.autoCompactWindow;
    if (value === "auto") return "auto";
    const tokens = typeof value === "number" ? value : null;
    if (tokens !== null && tokens >= MIN_WINDOW) return tokens;
  }
  return null;
}
function findSwitchedOff({ env, settings }) {
  for (const name of ["DISABLE_AUTO_COMPACT", "DISABLE_COMPACT"]) {
    if (isOn(env[name])) return `auto-compaction off (${name})`;
  }
  const setting = settings.find((file) => typeof file.autoCompactEnabled === "boolean");
  return setting?.autoCompactEnabled === false ? "auto-compaction off (autoCompactEnabled)" : null;
}
function parseWindow(text2) {
  const trimmed = (text2 ?? "").trim().toLowerCase();
  const unit = trimmed.endsWith("k") ? 1e3 : trimmed.endsWith("m") ? 1e6 : 1;
  const tokens = Math.floor(Number.parseFloat(trimmed) * unit);
  return tokens >= 1 ? tokens : null;
}
function isOn(value) {
  return value !== void 0 && /^(?:1|true|yes|on)$/i.test(value.trim());
}
function fieldOf(value, key) {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
}

// src/io/client-settings.ts
var MAX_SETTINGS_BYTES = 4 << 20;
var MENTION = "utoCompact";
function readCompactionSettings(projectDir) {
  const { HOME, CLAUDE_CONFIG_DIR } = process.env;
  const userDir = CLAUDE_CONFIG_DIR || `${HOME}/.claude`;
  const managed = process.platform === "darwin" ? "/Library/Application Support/ClaudeCode" : "/etc/claude-code";
  const paths = [
    `${managed}/managed-settings.json`,
    `${projectDir}/.claude/settings.local.json`,
    `${projectDir}/.claude/settings.json`,
    `${userDir}/settings.json`,
    CLAUDE_CONFIG_DIR ? `${CLAUDE_CONFIG_DIR}/.claude.json` : `${HOME}/.claude.json`
  ];
  const files = [];
  for (const path of paths) {
    const file = readTextFile(path, MAX_SETTINGS_BYTES, true);
    if ("text" in file && file.text.includes(MENTION)) {
      files.push({ kind: path.endsWith(".claude.json") ? "state" : "settings", text: file.text });
    }
  }
  return files;
}

// src/steps/find-point.ts
function findPoint(projectDir, config, model) {
  const settings = [];
  let windowsCache;
  for (const { kind, text: text2 } of readCompactionSettings(projectDir)) {
    const found = parseJsonRecord(text2);
    if (found === null) continue;
    if (kind === "state") windowsCache = found.autoCompactWindowsCache;
    settings.push(kind === "settings" ? found : { autoCompactEnabled: found.autoCompactEnabled });
  }
  return resolveCompactionPoint(model, {
    configuredPoint: config["context_monitor.compaction_point"],
    configuredWindow: config["context_monitor.window"],
    env: process.env,
    settings,
    windowsCache
  });
}

// src/steps/measure-context.ts
var NOTHING = { estimate: null, model: null, problem: null };
function measureContext(projectDir, config, session) {
  const { transcriptPath, incoming } = session;
  if (transcriptPath === null) return NOTHING;
  const scan = createUsageScan(incoming);
  const end = walkTranscript(transcriptPath, (line) => scan.visit(line.read()));
  const reading = scan.result();
  if (reading === null) {
    const cause = typeof end === "object" ? end.error : end;
    if (cause === "ENOENT" || cause === "start of file") return NOTHING;
    const code = typeof end === "object" ? "transcript-unreadable" : "transcript-no-usage";
    return { ...NOTHING, problem: { code, path: transcriptPath, cause } };
  }
  if ("boundary" in reading) return NOTHING;
  const { usage } = reading;
  const point = findPoint(projectDir, config, usage.model);
  const incomingTokens = incoming === void 0 || usage.incomingSeen ? 0 : incoming.tokens;
  const tokens = { inputTokens: usage.inputTokens, pendingTokens: usage.pendingTokens + incomingTokens };
  return { estimate: estimateFill(tokens, point, selectThresholds(config)), model: usage.model, problem: null };
}

// src/core/work-state/reported.ts
function findWrittenDecisions(text2) {
  const found = text2.matchAll(/^[ \t]*(?:[-*][ \t]+)?(?:\*\*)?Decision:(?:\*\*)?[ \t]+(\S[^\n]{0,500})/gm);
  return [...found].map((match) => excerptLine(match[1] ?? "", LIMITS.statementChars));
}
var REPORTED = /^(?:(?:✅|✔️?|☑)\s*|(?:all )?(?:done|finished|completed)\s?[:.!\u2014-]\s*\S|(?:ok(?:ay)?,? )?i(?:'ve| have)? (?:now |just |successfully |also )*(?:finished|completed|implemented|added|fixed|created|updated|removed|refactored|migrated|replaced|wired|written|wrote|renamed|moved|extracted|set up)\s)|^[^?]{3,160}\b(?:is|are) (?:now )(?:done|complete|completed|finished|implemented|fixed|in place|working|passing|merged)\b/i;
var MAX_REPORTED = 6;
function findReported(text2) {
  return splitSentences(text2.replace(/\u2019/g, "'")).filter(
    (sentence) => REPORTED.test(sentence) && !/\b(?:not|once|when|if|until|after|before|should|would|could|almost)\b|n't\b|\?$/i.test(sentence)
  ).slice(0, MAX_REPORTED).map((sentence) => excerptLine(sentence, 200));
}
function findCommitMessage(command) {
  if (!/\bgit\b[^|;&]{0,80}\bcommit\b/.test(command)) return null;
  const quoted = /\s-(?:[a-z]*m|-message)[= ]?\s*(?:"((?:[^"\\]|\\.){1,2000})"|'([^']{1,2000})')/.exec(command);
  const here = /<<-?\s*['"]?EOF['"]?\n([^\n]{1,400})/.exec(command);
  const message = here?.[1] ?? quoted?.[1] ?? quoted?.[2];
  const subject = message?.split(/\n|\\n/).find((line) => line.trim() !== "");
  return subject === void 0 || subject.startsWith("$(") ? null : excerptLine(subject, 200);
}

// src/core/work-state/dialogue.ts
function createDialogue() {
  let intent = EMPTY_WORK_STATE;
  let question = null;
  let lastAnswer = null;
  let lastSaid = "";
  const tasks = /* @__PURE__ */ new Map();
  let hasTaskTool = false;
  const ask = (text2, callId) => {
    question = text2 === null ? null : { text: text2, callId };
  };
  const setPlan = (text2, planStatus) => {
    const plan = excerpt(text2 ?? "", LIMITS.planChars);
    intent = { ...intent, plan: plan === "" ? intent.plan : plan, planStatus };
  };
  const addUser = (words) => {
    if (question !== null && isReply(question.text, words)) {
      intent = addDecision(intent, `${excerptLine(question.text, 200)} "${words}"`);
    }
    intent = followWords(intent, words, lastSaid);
    question = null;
    lastAnswer = null;
  };
  const addAnswer = ({ text: text2, tools, endsTurn }) => {
    for (const decision of findWrittenDecisions(text2)) intent = addDecision(intent, decision);
    if (text2.trim() !== "") readText(text2, endsTurn);
    for (const tool of tools) addCall(tool);
  };
  const readText = (text2, endsTurn) => {
    const asked = findClosingQuestion(text2);
    if (endsTurn === null || endsTurn && asked !== null) ask(asked, null);
    lastSaid = splitSentences(text2).at(-1) ?? lastSaid;
    lastAnswer = endsTurn === true ? excerpt(text2, LIMITS.outcomeChars) : null;
    for (const done of findReported(text2)) intent = finish(intent, done, "model");
    if (!hasTaskTool) intent = replaceTodos(intent, followSteps(intent.todos, text2));
  };
  const addCall = (tool) => {
    lastAnswer = null;
    const asked = describeAsked(tool);
    if (asked !== null || question?.callId === null) ask(asked, tool.id);
    if (tool.name === "ExitPlanMode") setPlan(stringOf(tool.input.plan), "proposed");
  };
  const addResult = (call, result) => {
    for (const answer of findAnswers(result)) intent = addDecision(intent, answer);
    if (question?.callId === result.id && !isUnanswered(result)) question = null;
    if (call.name === "ExitPlanMode") setPlan(null, result.isError ? "rejected" : "approved");
    const words = findRefusalWords(result);
    if (words !== null) addUser(words);
    if (call.name === "TaskCreate" || call.name === "TaskUpdate") trackTask(call, result);
    if (call.name === "TodoWrite" && !result.isError) setTodos(parseTodos(call.input.todos));
  };
  const setTodos = (todos) => {
    hasTaskTool = true;
    intent = replaceTodos(intent, todos.slice(0, LIMITS.todos));
  };
  const trackTask = (call, result) => {
    const todo = findTaskChange(call, result, tasks);
    if (todo === null) return;
    tasks.set(todo.id ?? "", todo);
    setTodos([...tasks.values()]);
  };
  return {
    addUser,
    addAnswer,
    addResult,
    setPlan,
    setGoal: (goal) => {
      intent = { ...intent, goal: excerpt(goal, LIMITS.goalChars), goalStated: true };
    },
    finish: (what, evidence) => {
      intent = finish(intent, what, evidence);
    },
    // A presented plan is the answer; what stood before it is not.
    result: () => ({ ...intent, pendingQuestion: question?.text ?? null, lastAnswer })
  };
}
function followSteps(steps, text2) {
  const written = findPlanSteps(text2);
  if (written.length > 0) return written.slice(0, LIMITS.todos);
  const done = new Set(findDoneSteps(text2));
  return done.size === 0 ? steps : steps.map((step, index) => done.has(index + 1) ? { ...step, status: "completed" } : step);
}

// src/core/work-state/file-log.ts
var REMEMBERED_FILES = LIMITS.files * 8;
function createFileLog(relativize2) {
  const files = /* @__PURE__ */ new Map();
  const touch = (what, path) => {
    if (typeof path !== "string" || path === "") return;
    const name = excerptLine(relativize2(path), 300);
    const counts = files.get(name) ?? { edits: 0, reads: 0 };
    files.delete(name);
    files.set(name, { ...counts, [what]: counts[what] + 1 });
    if (files.size > REMEMBERED_FILES) files.delete(files.keys().next().value ?? "");
  };
  const result = () => {
    const newestFirst = [...files].reverse();
    const pick2 = (what) => newestFirst.filter(([, counts]) => counts[what] > 0).map(([path]) => path).slice(0, LIMITS.files);
    const [filesModified, filesRead] = [pick2("edits"), pick2("reads")];
    const kept = /* @__PURE__ */ new Set([...filesModified, ...filesRead]);
    const touches = newestFirst.flatMap(([path, counts]) => kept.has(path) ? [{ path, ...counts }] : []);
    return { filesModified, filesRead, touches };
  };
  return { touch, result };
}

// src/core/work-state/run-log.ts
var RUNNING = "running in the background";
function isCommand({ name }) {
  return name === "Bash" || name === "PowerShell";
}
function createRunLog() {
  let commands = [];
  const agents = [];
  const background = /* @__PURE__ */ new Map();
  let failedTests = [];
  const addCommand = (call, outcome, output) => {
    const command = commandOf(call);
    commands = trimCommands([...commands, { command, outcome }], LIMITS.commands);
    failedTests = failedTests.filter((test) => test.command !== command);
    if (outcome.startsWith("failed")) failedTests.push(...findFailedTests(command, output));
    failedTests = failedTests.slice(-LIMITS.failingTests * 4);
  };
  const addAgent = (call, outcome) => {
    const description = excerptLine(stringOf(call.input.description) ?? stringOf(call.input.prompt) ?? "agent", 120);
    const running = agents.findIndex((item) => item.description === description && item.outcome === RUNNING);
    if (running !== -1) agents.splice(running, 1);
    agents.push({ description, outcome: excerptEnds(findConclusion(outcome), LIMITS.reportChars) });
    if (agents.length > LIMITS.agents) agents.shift();
  };
  const addResult = (call, result2) => {
    const none = findNoOutcome(result2.text);
    if (none === RUNNING) background.set(call.id, call);
    if (!isCommand(call)) {
      addAgent(call, none ?? result2.text);
      return none ?? "ok";
    }
    const outcome = describeOutcome(result2, commandOf(call));
    addCommand(call, outcome, result2.text);
    return outcome;
  };
  const addReport = (callId, status, report) => {
    const call = background.get(callId);
    if (call === void 0) return;
    if (isCommand(call)) addCommand(call, describeReport(status, report), "");
    else addAgent(call, report);
  };
  const result = (unanswered) => {
    const attempts = unanswered.filter(isCommand).map((call) => ({ command: commandOf(call), outcome: NO_RESULT }));
    return {
      commands: trimCommands([...commands, ...attempts], LIMITS.commands),
      failing: findFailing(commands),
      failingTests: keepFailing(failedTests, commands).slice(-LIMITS.failingTests),
      agents
    };
  };
  return { addResult, addReport, result };
}
function findConclusion(report) {
  const heading = /(?:^|\n)[#>*_ \t-]{0,6}(?:results?|summary|conclusions?|answer|findings?|tl;?dr|verdict|outcome|bottom line)\b[*_ \t]{0,4}(?::|\n)/i.exec(
    report
  );
  return heading === null ? report : report.slice(heading.index);
}
function commandOf(call) {
  return excerptLine(stringOf(call.input.command) ?? "", LIMITS.commandChars);
}

// src/core/work-state/collect.ts
var REMEMBERED_ROWS = 2e4;
var OPEN_CALLS = 500;
function createWorkStateCollector(relativize2) {
  const seen = /* @__PURE__ */ new Set();
  const calls = /* @__PURE__ */ new Map();
  const dialogue = createDialogue();
  const files = createFileLog(relativize2);
  const runs = createRunLog();
  const skills = /* @__PURE__ */ new Set();
  const instructions = /* @__PURE__ */ new Set();
  let planMode = false;
  let planFile = null;
  let answers = 0;
  const addCall = (call) => {
    calls.set(call.id, call);
    if (calls.size > OPEN_CALLS) calls.delete(calls.keys().next().value ?? "");
    if (call.name === "Skill") noteLoaded([stringOf(call.input.skill) ?? ""], []);
  };
  const noteLoaded = (names, paths) => {
    for (const name of names) if (name !== "" && skills.size < LIMITS.loaded) skills.add(excerptLine(name, 100));
    for (const path of paths)
      if (instructions.size < LIMITS.loaded) instructions.add(excerptLine(relativize2(path), 300));
  };
  const addResult = (result2) => {
    const call = calls.get(result2.id);
    if (call === void 0) return;
    calls.delete(result2.id);
    dialogue.addResult(call, result2);
    if (isCommand(call)) {
      const commit = runs.addResult(call, result2) === "ok" ? findCommitMessage(stringOf(call.input.command) ?? "") : null;
      if (commit !== null) dialogue.finish(commit, "commit");
    } else if (call.name === "Agent" || call.name === "Task") runs.addResult(call, result2);
    else if (!result2.isError) addTouch(call);
  };
  const addTouch = ({ name, input }) => {
    const path = input.file_path ?? input.notebook_path;
    if (name === "Read") files.touch("reads", path);
    else if (name === "Write" && isPlanFile(path)) dialogue.setPlan(stringOf(input.content), "noted");
    else if (["Write", "Edit", "MultiEdit", "NotebookEdit"].includes(name)) files.touch("edits", path);
  };
  const isPlanFile = (path) => typeof path === "string" && (path === planFile || /[/\\]\.claude[/\\]plans[/\\][^/\\]+\.md$/.test(path));
  const add = (row) => {
    const { uuid } = row;
    if (uuid !== null && seen.has(uuid)) return;
    if (uuid !== null) seen.add(uuid);
    if (seen.size > REMEMBERED_ROWS) seen.clear();
    switch (row.kind) {
      case "user":
        return dialogue.addUser(row.text);
      case "assistant":
        answers += 1;
        row.tools.forEach(addCall);
        return dialogue.addAnswer(row);
      case "results":
        return row.results.forEach(addResult);
      case "report":
        return runs.addReport(row.callId, row.status, row.report);
      case "loaded":
        return noteLoaded(row.skills, row.instructions);
      case "goal":
        return row.condition === null ? void 0 : dialogue.setGoal(row.condition);
      case "plan-mode":
        planMode = row.isOn;
        planFile = row.file ?? planFile;
    }
  };
  const result = () => ({
    ...EMPTY_WORK_STATE,
    ...dialogue.result(),
    ...files.result(),
    ...runs.result([...calls.values()]),
    planMode,
    skills: [...skills],
    instructions: [...instructions],
    answers
  });
  return { add, result };
}

// src/core/work-state/notice.ts
function parseNotice(attachment) {
  switch (attachment.type) {
    case "plan_mode":
    case "plan_mode_reentry":
      return attachment.isSubAgent === true ? null : { kind: "plan-mode", isOn: true, file: stringOf(attachment.planFilePath) };
    case "plan_mode_exit":
      return { kind: "plan-mode", isOn: false, file: stringOf(attachment.planFilePath) };
    case "goal_status": {
      const isOver = attachment.met === true || attachment.failed === true;
      return { kind: "goal", condition: isOver ? null : stringOf(attachment.condition) };
    }
    case "nested_memory": {
      const path = stringOf(attachment.path) ?? stringOf(attachment.displayPath);
      return path === null ? null : { kind: "loaded", skills: [], instructions: [path] };
    }
    case "invoked_skills": {
      const skills = Array.isArray(attachment.skills) ? attachment.skills.filter(isRecord) : [];
      const names = skills.flatMap((skill) => stringOf(skill.name) ?? []);
      return names.length === 0 ? null : { kind: "loaded", skills: names, instructions: [] };
    }
    default:
      return null;
  }
}

// src/core/work-state/row.ts
var LONG_RESULT_BYTES = 1500;
var LONGEST_FAILURE_BYTES = 96 << 10;
function parseLine(line) {
  if (line.head.includes('"isSidechain":true')) return null;
  if (line.isWhole && line.bytes > LONG_RESULT_BYTES && /"type":"user","message":\{"role":"user","content":\[\{/.test(line.head)) {
    const id = /"tool_use_id":"([\w-]{1,200})"/.exec(line.head)?.[1];
    if (id !== void 0 && (line.bytes > LONGEST_FAILURE_BYTES || isPlainSuccess(line))) {
      return { kind: "results", uuid: null, results: [{ id, isError: false, text: "" }] };
    }
  }
  return parseRow(line.read());
}
var LASTING_CALLS = [
  "Edit",
  "Write",
  "NotebookEdit",
  "TaskCreate",
  "TaskUpdate",
  "TodoWrite",
  "ExitPlanMode",
  "Agent",
  "Task",
  "Skill",
  "AskUserQuestion"
];
var SHORT_RESULT_BYTES = 800;
function parseDistantLine(line) {
  if (line.head.includes('"role":"assistant"')) {
    return LASTING_CALLS.some((name) => line.count(`"name":"${name}"`) > 0) ? parseRow(line.read()) : null;
  }
  const id = line.head.includes('"type":"tool_result"') ? /"tool_use_id":"([\w-]{1,200})"/.exec(line.head)?.[1] : void 0;
  if (id === void 0 || line.bytes < SHORT_RESULT_BYTES) return parseLine(line);
  return { kind: "results", uuid: null, results: [{ id, isError: line.count('"is_error":true') > 0, text: "" }] };
}
var FAILURE_MARKS = ["FAIL", "failed", "not ok ", "rror:", "rror TS", "rror[", "npm ERR", "panicked"];
function isPlainSuccess(line) {
  if (line.count('"is_error":true') > 0 || line.count('"agentId":"') > 0) return false;
  if (line.count('"toolUseResult":{"stdout":') > 0) {
    if (FAILURE_MARKS.some((mark) => line.count(mark) > 0)) return false;
  } else if (line.count("answered: ") > 0) return false;
  return line.count('"tool_use_id":"') === 1;
}
function parseRow(line) {
  const row = parseJsonRecord(line);
  if (row === null || row.isSidechain === true) return null;
  const uuid = stringOf(row.uuid);
  if (row.type === "system") return row.subtype === "compact_boundary" ? { kind: "boundary", uuid } : null;
  if (row.type === "attachment") return parseAttachment(row.attachment, uuid);
  if (!isRecord(row.message)) return null;
  if (row.type === "assistant") return parseAssistant(row, row.message, uuid);
  if (row.type === "user") return parseUser(row, row.message, uuid);
  return null;
}
function parseAttachment(attachment, uuid) {
  if (!isRecord(attachment)) return null;
  if (attachment.type === "queued_command") {
    return attachment.isMeta === true ? null : parseWords(textOf(attachment.prompt), uuid);
  }
  const notice = parseNotice(attachment);
  return notice === null ? null : { uuid, ...notice };
}
function parseWords(text2, uuid) {
  const notification = parseNotification(text2);
  if (notification !== null) return { kind: "report", uuid, ...notification };
  const words = parseUserWords(text2);
  return words === null ? null : { kind: "user", uuid, text: words };
}
function parseAssistant(row, message, uuid) {
  if (message.model === "<synthetic>" || row.isApiErrorMessage === true) return null;
  const tools = [];
  const texts = [];
  for (const block of blocksOf(message.content)) {
    if (typeof block.text === "string") texts.push(block.text);
    if (block.type === "tool_use" && typeof block.id === "string" && typeof block.name === "string") {
      tools.push({ id: block.id, name: block.name, input: isRecord(block.input) ? block.input : {} });
    }
  }
  const stop = stringOf(message.stop_reason);
  const endsTurn = stop === null ? null : stop === "end_turn" || stop === "stop_sequence";
  return { kind: "assistant", uuid, text: texts.join("\n"), tools, endsTurn };
}
function parseUser(row, message, uuid) {
  const blocks = blocksOf(message.content);
  const results = blocks.flatMap(
    (block) => block.type === "tool_result" && typeof block.tool_use_id === "string" ? [{ id: block.tool_use_id, isError: block.is_error === true, text: readReport(row) ?? textOf(block.content) }] : []
  );
  if (results.length > 0) return { kind: "results", uuid, results };
  if (row.isMeta === true || row.isCompactSummary === true || row.isVisibleInTranscriptOnly === true) return null;
  return parseWords(blocks.map((block) => stringOf(block.text) ?? "").join("\n"), uuid);
}
function readReport(row) {
  const result = row.toolUseResult;
  if (!isRecord(result) || typeof result.agentId !== "string") return null;
  return textOf(result.content) || null;
}
function blocksOf(content) {
  if (typeof content === "string") return [{ type: "text", text: content }];
  return Array.isArray(content) ? content.filter(isRecord) : [];
}
function textOf(content) {
  return blocksOf(content).map((block) => stringOf(block.text) ?? "").join("\n");
}

// src/steps/read-work-state.ts
var NEAR_BYTES = 4 << 20;
var MAX_WORK_BYTES = 32 << 20;
function readWorkState(projectDir, transcriptPath) {
  if (transcriptPath === null) return { workState: EMPTY_WORK_STATE, boundaryUuid: null, problem: null };
  const rows = [];
  let boundaryUuid = null;
  let bytes = 0;
  const end = walkTranscript(
    transcriptPath,
    (line) => {
      bytes += line.bytes;
      const row = bytes > NEAR_BYTES ? parseDistantLine(line) : parseLine(line);
      if (row?.kind === "boundary") {
        boundaryUuid = row.uuid;
        return true;
      }
      if (row !== null) rows.push(row);
      return false;
    },
    MAX_WORK_BYTES
  );
  const collector = createWorkStateCollector((path) => relativize(projectDir, path));
  for (const row of rows.reverse()) collector.add(row);
  const failed = typeof end === "object" && end.error !== "ENOENT";
  const problem = failed ? { code: "transcript-unreadable", path: transcriptPath, cause: end.error } : null;
  return { workState: collector.result(), boundaryUuid, problem };
}
function relativize(projectDir, path) {
  return path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length + 1) : path;
}

// src/steps/take-checkpoint.ts
async function takeSnapshot(projectDir, config, session, state) {
  const { transcriptPath } = session;
  const measured = measureContext(projectDir, config, session);
  const work = readWorkState(projectDir, transcriptPath);
  const orchestration = await readResumptionSection(projectDir, config["resumption.orchestration_file"]);
  const workState2 = redactData(work.workState);
  const git = readGitFacts(session.cwd ?? projectDir) ?? readGitFacts(projectDir);
  const last = state.lastCheckpoint === null ? null : readCheckpoint(projectDir, state.lastCheckpoint);
  const previous = last !== null && "checkpoint" in last ? last.checkpoint : null;
  const problems = [
    measured.problem,
    work.problem,
    orchestration.problem,
    last !== null && "problem" in last ? last.problem : null
  ];
  return {
    sessionId: session.sessionId,
    estimate: measured.estimate,
    workState: previous === null ? workState2 : mergeWorkState(previous.workState, workState2),
    resumptionState: redactData(orchestration.resumption),
    sessionInfo: {
      projectId: projectDir.slice(Math.max(projectDir.lastIndexOf("/"), projectDir.lastIndexOf("\\")) + 1),
      branch: git?.branch ? redactText(git.branch) : null,
      head: git?.head ?? null,
      workingDirectory: session.cwd ?? projectDir,
      transcriptPath,
      boundaryUuid: work.boundaryUuid,
      model: measured.model
    },
    previous,
    problems: dedupe(problems.filter((problem) => problem !== null))
  };
}
function saveSnapshot(projectDir, snapshot, trigger) {
  const { previous } = snapshot;
  return saveCheckpoint(
    projectDir,
    createCheckpointDraft({
      ...snapshot,
      trigger,
      timestamp: readClock().toISOString(),
      sequence: countCompactions(snapshot),
      previous: previous?.checkpointId ?? null
    })
  );
}
function countCompactions({ previous, sessionInfo: sessionInfo2 }) {
  if (previous === null) return 1;
  const isNext = previous.sessionInfo.boundaryUuid !== sessionInfo2.boundaryUuid;
  return Math.max(1, previous.compactionSequence + (isNext ? 1 : 0));
}
function dedupe(problems) {
  const seen = /* @__PURE__ */ new Set();
  return problems.filter((problem) => {
    const key = `${problem.code} ${problem.path}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

// src/steps/record-compaction.ts
function recordCompaction(projectDir, snapshot, trigger, report) {
  const { sessionId, estimate } = snapshot;
  const fill = estimate === null ? null : Math.round(estimate.fill * 1e4) / 1e4;
  try {
    const { checkpointId } = saveSnapshot(projectDir, snapshot, trigger);
    const where = estimate === null ? "at an unknown fill" : `at ${formatPercentage(estimate.fill)} of the compaction point`;
    const events = [
      { event: "compaction_detected", trigger, fill },
      { event: "checkpoint_created", checkpoint_id: checkpointId, trigger },
      { event: "session_abandoned", reason: `${trigger} compaction ${where}` }
    ];
    appendEvents(projectDir, sessionId, events);
    const done = updateSessionState(projectDir, sessionId, (state) => ({
      state: {
        ...state,
        pending: [...state.pending, checkpointId],
        lastCheckpoint: checkpointId,
        alertClaimedAt: null
      },
      answer: true
    }));
    if (done === null) report({ code: "state-busy", path: `.holdfast/sessions/${sessionId}` });
  } catch (error) {
    report({ code: "state-not-writable", path: ".holdfast", cause: errorCode(error) });
  }
}

// src/answers/pre-compact.ts
var respond = createResponder("pre-compact", parsePreCompact, async (input, hook) => {
  if (input.agentId !== null) return null;
  const config = await hook.config();
  if (config === null) return null;
  const state = loadSession(hook.projectDir, input.sessionId, hook.report);
  const snapshot = await takeSnapshot(hook.projectDir, config, input, state);
  snapshot.problems.forEach(hook.report);
  recordCompaction(hook.projectDir, snapshot, input.trigger, hook.report);
  if (!config["resumption.steer_summary"]) return null;
  return { stdout: renderMustKeep(snapshot.workState, parseOrchestrationNotes(snapshot.resumptionState)) };
});

// src/io/start-hook.ts
var MAX_STDIN_BYTES = 256 << 20;
var STDIN_PATIENCE_MS = 3e3;
async function startHook(isSilent, load) {
  process.exitCode = 0;
  const off = process.env.HOLDFAST_OFF;
  if (off !== void 0 && off !== "" && off !== "0" && off !== "false") return;
  try {
    const stdin = readStdin();
    if ("payload" in stdin && isSilent(stdin.payload, stdin.textLength)) return;
    const { respond: respond2 } = await load();
    await respond2(stdin);
  } catch (error) {
    writeSync(2, `holdfast: this hook failed (${errorCode(error)}); nothing was done
`);
  }
}
function readStdin() {
  let buffer = Buffer.allocUnsafe(64 << 10);
  let length = 0;
  let patience = STDIN_PATIENCE_MS;
  for (; ; ) {
    if (length === buffer.length) {
      if (length >= MAX_STDIN_BYTES) return unreadable(`over ${MAX_STDIN_BYTES} bytes`);
      buffer = Buffer.concat([buffer], length * 4);
    }
    try {
      const count2 = readSync(0, buffer, length, buffer.length - length, null);
      if (count2 === 0) return parsePayload(buffer.toString("utf8", 0, length));
      length += count2;
    } catch (error) {
      const code = errorCode(error);
      if (code === "EOF") return parsePayload(buffer.toString("utf8", 0, length));
      if (code !== "EAGAIN" || patience <= 0) return unreadable(code);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      patience -= 5;
    }
  }
}
function parsePayload(text2) {
  try {
    return { payload: JSON.parse(text2), textLength: text2.length };
  } catch {
    const cause = text2 === "" ? "it is empty" : `not JSON (${text2.length} characters)`;
    return { problem: { code: "input-not-json", cause } };
  }
}
function unreadable(cause) {
  return { problem: { code: "stdin-unreadable", cause } };
}

// src/hooks/pre-compact.ts
await startHook(
  () => false,
  async () => ({ respond })
);
/*| part io/config-parser
"use strict";
var part = (() => {
  var __create = Object.create;
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __getProtoOf = Object.getPrototypeOf;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __commonJS = (cb, mod) => function __require() {
    try {
      return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    } catch (e) {
      throw mod = 0, e;
    }
  };
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
    // If the importer is in node compatibility mode or this is not an ESM
    // file that has been converted to a CommonJS file using a Babel-
    // compatible transform (i.e. "__esModule" has not been set), then set
    // "default" to the CommonJS "module.exports" for node compatibility.
    isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
    mod
  ));
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // node_modules/@iarna/toml/lib/parser.js
  var require_parser = __commonJS({
    "node_modules/@iarna/toml/lib/parser.js"(exports2, module3) {
      "use strict";
      var ParserEND = 1114112;
      var ParserError = class _ParserError extends Error {
        /* istanbul ignore next *@/
        constructor(msg, filename, linenumber) {
          super("[ParserError] " + msg, filename, linenumber);
          this.name = "ParserError";
          this.code = "ParserError";
          if (Error.captureStackTrace) Error.captureStackTrace(this, _ParserError);
        }
      };
      var State = class {
        constructor(parser) {
          this.parser = parser;
          this.buf = "";
          this.returned = null;
          this.result = null;
          this.resultTable = null;
          this.resultArr = null;
        }
      };
      var Parser = class {
        constructor() {
          this.pos = 0;
          this.col = 0;
          this.line = 0;
          this.obj = {};
          this.ctx = this.obj;
          this.stack = [];
          this._buf = "";
          this.char = null;
          this.ii = 0;
          this.state = new State(this.parseStart);
        }
        parse(str) {
          if (str.length === 0 || str.length == null) return;
          this._buf = String(str);
          this.ii = -1;
          this.char = -1;
          let getNext;
          while (getNext === false || this.nextChar()) {
            getNext = this.runOne();
          }
          this._buf = null;
        }
        nextChar() {
          if (this.char === 10) {
            ++this.line;
            this.col = -1;
          }
          ++this.ii;
          this.char = this._buf.codePointAt(this.ii);
          ++this.pos;
          ++this.col;
          return this.haveBuffer();
        }
        haveBuffer() {
          return this.ii < this._buf.length;
        }
        runOne() {
          return this.state.parser.call(this, this.state.returned);
        }
        finish() {
          this.char = ParserEND;
          let last;
          do {
            last = this.state.parser;
            this.runOne();
          } while (this.state.parser !== last);
          this.ctx = null;
          this.state = null;
          this._buf = null;
          return this.obj;
        }
        next(fn) {
          if (typeof fn !== "function") throw new ParserError("Tried to set state to non-existent state: " + JSON.stringify(fn));
          this.state.parser = fn;
        }
        goto(fn) {
          this.next(fn);
          return this.runOne();
        }
        call(fn, returnWith) {
          if (returnWith) this.next(returnWith);
          this.stack.push(this.state);
          this.state = new State(fn);
        }
        callNow(fn, returnWith) {
          this.call(fn, returnWith);
          return this.runOne();
        }
        return(value) {
          if (this.stack.length === 0) throw this.error(new ParserError("Stack underflow"));
          if (value === void 0) value = this.state.buf;
          this.state = this.stack.pop();
          this.state.returned = value;
        }
        returnNow(value) {
          this.return(value);
          return this.runOne();
        }
        consume() {
          if (this.char === ParserEND) throw this.error(new ParserError("Unexpected end-of-buffer"));
          this.state.buf += this._buf[this.ii];
        }
        error(err) {
          err.line = this.line;
          err.col = this.col;
          err.pos = this.pos;
          return err;
        }
        /* istanbul ignore next *@/
        parseStart() {
          throw new ParserError("Must declare a parseStart method");
        }
      };
      Parser.END = ParserEND;
      Parser.Error = ParserError;
      module3.exports = Parser;
    }
  });

  // node_modules/@iarna/toml/lib/create-datetime.js
  var require_create_datetime = __commonJS({
    "node_modules/@iarna/toml/lib/create-datetime.js"(exports2, module3) {
      "use strict";
      module3.exports = (value) => {
        const date = new Date(value);
        if (isNaN(date)) {
          throw new TypeError("Invalid Datetime");
        } else {
          return date;
        }
      };
    }
  });

  // node_modules/@iarna/toml/lib/format-num.js
  var require_format_num = __commonJS({
    "node_modules/@iarna/toml/lib/format-num.js"(exports2, module3) {
      "use strict";
      module3.exports = (d, num) => {
        num = String(num);
        while (num.length < d) num = "0" + num;
        return num;
      };
    }
  });

  // node_modules/@iarna/toml/lib/create-datetime-float.js
  var require_create_datetime_float = __commonJS({
    "node_modules/@iarna/toml/lib/create-datetime-float.js"(exports2, module3) {
      "use strict";
      var f = require_format_num();
      var FloatingDateTime = class extends Date {
        constructor(value) {
          super(value + "Z");
          this.isFloating = true;
        }
        toISOString() {
          const date = `${this.getUTCFullYear()}-${f(2, this.getUTCMonth() + 1)}-${f(2, this.getUTCDate())}`;
          const time = `${f(2, this.getUTCHours())}:${f(2, this.getUTCMinutes())}:${f(2, this.getUTCSeconds())}.${f(3, this.getUTCMilliseconds())}`;
          return `${date}T${time}`;
        }
      };
      module3.exports = (value) => {
        const date = new FloatingDateTime(value);
        if (isNaN(date)) {
          throw new TypeError("Invalid Datetime");
        } else {
          return date;
        }
      };
    }
  });

  // node_modules/@iarna/toml/lib/create-date.js
  var require_create_date = __commonJS({
    "node_modules/@iarna/toml/lib/create-date.js"(exports2, module3) {
      "use strict";
      var f = require_format_num();
      var DateTime = global.Date;
      var Date2 = class extends DateTime {
        constructor(value) {
          super(value);
          this.isDate = true;
        }
        toISOString() {
          return `${this.getUTCFullYear()}-${f(2, this.getUTCMonth() + 1)}-${f(2, this.getUTCDate())}`;
        }
      };
      module3.exports = (value) => {
        const date = new Date2(value);
        if (isNaN(date)) {
          throw new TypeError("Invalid Datetime");
        } else {
          return date;
        }
      };
    }
  });

  // node_modules/@iarna/toml/lib/create-time.js
  var require_create_time = __commonJS({
    "node_modules/@iarna/toml/lib/create-time.js"(exports2, module3) {
      "use strict";
      var f = require_format_num();
      var Time = class extends Date {
        constructor(value) {
          super(`0000-01-01T${value}Z`);
          this.isTime = true;
        }
        toISOString() {
          return `${f(2, this.getUTCHours())}:${f(2, this.getUTCMinutes())}:${f(2, this.getUTCSeconds())}.${f(3, this.getUTCMilliseconds())}`;
        }
      };
      module3.exports = (value) => {
        const date = new Time(value);
        if (isNaN(date)) {
          throw new TypeError("Invalid Datetime");
        } else {
          return date;
        }
      };
    }
  });

  // node_modules/@iarna/toml/lib/toml-parser.js
  var require_toml_parser = __commonJS({
    "node_modules/@iarna/toml/lib/toml-parser.js"(exports, module) {
      "use strict";
      module.exports = makeParserClass(require_parser());
      module.exports.makeParserClass = makeParserClass;
      var TomlError = class _TomlError extends Error {
        constructor(msg) {
          super(msg);
          this.name = "TomlError";
          if (Error.captureStackTrace) Error.captureStackTrace(this, _TomlError);
          this.fromTOML = true;
          this.wrapped = null;
        }
      };
      TomlError.wrap = (err) => {
        const terr = new TomlError(err.message);
        terr.code = err.code;
        terr.wrapped = err;
        return terr;
      };
      module.exports.TomlError = TomlError;
      var createDateTime = require_create_datetime();
      var createDateTimeFloat = require_create_datetime_float();
      var createDate = require_create_date();
      var createTime = require_create_time();
      var CTRL_I = 9;
      var CTRL_J = 10;
      var CTRL_M = 13;
      var CTRL_CHAR_BOUNDARY = 31;
      var CHAR_SP = 32;
      var CHAR_QUOT = 34;
      var CHAR_NUM = 35;
      var CHAR_APOS = 39;
      var CHAR_PLUS = 43;
      var CHAR_COMMA = 44;
      var CHAR_HYPHEN = 45;
      var CHAR_PERIOD = 46;
      var CHAR_0 = 48;
      var CHAR_1 = 49;
      var CHAR_7 = 55;
      var CHAR_9 = 57;
      var CHAR_COLON = 58;
      var CHAR_EQUALS = 61;
      var CHAR_A = 65;
      var CHAR_E = 69;
      var CHAR_F = 70;
      var CHAR_T = 84;
      var CHAR_U = 85;
      var CHAR_Z = 90;
      var CHAR_LOWBAR = 95;
      var CHAR_a = 97;
      var CHAR_b = 98;
      var CHAR_e = 101;
      var CHAR_f = 102;
      var CHAR_i = 105;
      var CHAR_l = 108;
      var CHAR_n = 110;
      var CHAR_o = 111;
      var CHAR_r = 114;
      var CHAR_s = 115;
      var CHAR_t = 116;
      var CHAR_u = 117;
      var CHAR_x = 120;
      var CHAR_z = 122;
      var CHAR_LCUB = 123;
      var CHAR_RCUB = 125;
      var CHAR_LSQB = 91;
      var CHAR_BSOL = 92;
      var CHAR_RSQB = 93;
      var CHAR_DEL = 127;
      var SURROGATE_FIRST = 55296;
      var SURROGATE_LAST = 57343;
      var escapes = {
        [CHAR_b]: "\b",
        [CHAR_t]: "	",
        [CHAR_n]: "\n",
        [CHAR_f]: "\f",
        [CHAR_r]: "\r",
        [CHAR_QUOT]: '"',
        [CHAR_BSOL]: "\\"
      };
      function isDigit(cp) {
        return cp >= CHAR_0 && cp <= CHAR_9;
      }
      function isHexit(cp) {
        return cp >= CHAR_A && cp <= CHAR_F || cp >= CHAR_a && cp <= CHAR_f || cp >= CHAR_0 && cp <= CHAR_9;
      }
      function isBit(cp) {
        return cp === CHAR_1 || cp === CHAR_0;
      }
      function isOctit(cp) {
        return cp >= CHAR_0 && cp <= CHAR_7;
      }
      function isAlphaNumQuoteHyphen(cp) {
        return cp >= CHAR_A && cp <= CHAR_Z || cp >= CHAR_a && cp <= CHAR_z || cp >= CHAR_0 && cp <= CHAR_9 || cp === CHAR_APOS || cp === CHAR_QUOT || cp === CHAR_LOWBAR || cp === CHAR_HYPHEN;
      }
      function isAlphaNumHyphen(cp) {
        return cp >= CHAR_A && cp <= CHAR_Z || cp >= CHAR_a && cp <= CHAR_z || cp >= CHAR_0 && cp <= CHAR_9 || cp === CHAR_LOWBAR || cp === CHAR_HYPHEN;
      }
      var _type = /* @__PURE__ *@/ Symbol("type");
      var _declared = /* @__PURE__ *@/ Symbol("declared");
      var hasOwnProperty = Object.prototype.hasOwnProperty;
      var defineProperty = Object.defineProperty;
      var descriptor = { configurable: true, enumerable: true, writable: true, value: void 0 };
      function hasKey(obj, key) {
        if (hasOwnProperty.call(obj, key)) return true;
        if (key === "__proto__") defineProperty(obj, "__proto__", descriptor);
        return false;
      }
      var INLINE_TABLE = /* @__PURE__ *@/ Symbol("inline-table");
      function InlineTable() {
        return Object.defineProperties({}, {
          [_type]: { value: INLINE_TABLE }
        });
      }
      function isInlineTable(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === INLINE_TABLE;
      }
      var TABLE = /* @__PURE__ *@/ Symbol("table");
      function Table() {
        return Object.defineProperties({}, {
          [_type]: { value: TABLE },
          [_declared]: { value: false, writable: true }
        });
      }
      function isTable(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === TABLE;
      }
      var _contentType = /* @__PURE__ *@/ Symbol("content-type");
      var INLINE_LIST = /* @__PURE__ *@/ Symbol("inline-list");
      function InlineList(type) {
        return Object.defineProperties([], {
          [_type]: { value: INLINE_LIST },
          [_contentType]: { value: type }
        });
      }
      function isInlineList(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === INLINE_LIST;
      }
      var LIST = /* @__PURE__ *@/ Symbol("list");
      function List() {
        return Object.defineProperties([], {
          [_type]: { value: LIST }
        });
      }
      function isList(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === LIST;
      }
      var _custom;
      try {
        const utilInspect = eval("require('util').inspect");
        _custom = utilInspect.custom;
      } catch (_) {
      }
      var _inspect = _custom || "inspect";
      var BoxedBigInt = class {
        constructor(value) {
          try {
            this.value = global.BigInt.asIntN(64, value);
          } catch (_) {
            this.value = null;
          }
          Object.defineProperty(this, _type, { value: INTEGER });
        }
        isNaN() {
          return this.value === null;
        }
        /* istanbul ignore next *@/
        toString() {
          return String(this.value);
        }
        /* istanbul ignore next *@/
        [_inspect]() {
          return `[BigInt: ${this.toString()}]}`;
        }
        valueOf() {
          return this.value;
        }
      };
      var INTEGER = /* @__PURE__ *@/ Symbol("integer");
      function Integer(value) {
        let num = Number(value);
        if (Object.is(num, -0)) num = 0;
        if (global.BigInt && !Number.isSafeInteger(num)) {
          return new BoxedBigInt(value);
        } else {
          return Object.defineProperties(new Number(num), {
            isNaN: { value: function() {
              return isNaN(this);
            } },
            [_type]: { value: INTEGER },
            [_inspect]: { value: () => `[Integer: ${value}]` }
          });
        }
      }
      function isInteger(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === INTEGER;
      }
      var FLOAT = /* @__PURE__ *@/ Symbol("float");
      function Float(value) {
        return Object.defineProperties(new Number(value), {
          [_type]: { value: FLOAT },
          [_inspect]: { value: () => `[Float: ${value}]` }
        });
      }
      function isFloat(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === FLOAT;
      }
      function tomlType(value) {
        const type = typeof value;
        if (type === "object") {
          if (value === null) return "null";
          if (value instanceof Date) return "datetime";
          if (_type in value) {
            switch (value[_type]) {
              case INLINE_TABLE:
                return "inline-table";
              case INLINE_LIST:
                return "inline-list";
              /* istanbul ignore next *@/
              case TABLE:
                return "table";
              /* istanbul ignore next *@/
              case LIST:
                return "list";
              case FLOAT:
                return "float";
              case INTEGER:
                return "integer";
            }
          }
        }
        return type;
      }
      function makeParserClass(Parser) {
        class TOMLParser extends Parser {
          constructor() {
            super();
            this.ctx = this.obj = Table();
          }
          /* MATCH HELPER *@/
          atEndOfWord() {
            return this.char === CHAR_NUM || this.char === CTRL_I || this.char === CHAR_SP || this.atEndOfLine();
          }
          atEndOfLine() {
            return this.char === Parser.END || this.char === CTRL_J || this.char === CTRL_M;
          }
          parseStart() {
            if (this.char === Parser.END) {
              return null;
            } else if (this.char === CHAR_LSQB) {
              return this.call(this.parseTableOrList);
            } else if (this.char === CHAR_NUM) {
              return this.call(this.parseComment);
            } else if (this.char === CTRL_J || this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M) {
              return null;
            } else if (isAlphaNumQuoteHyphen(this.char)) {
              return this.callNow(this.parseAssignStatement);
            } else {
              throw this.error(new TomlError(`Unknown character "${this.char}"`));
            }
          }
          // HELPER, this strips any whitespace and comments to the end of the line
          // then RETURNS. Last state in a production.
          parseWhitespaceToEOL() {
            if (this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M) {
              return null;
            } else if (this.char === CHAR_NUM) {
              return this.goto(this.parseComment);
            } else if (this.char === Parser.END || this.char === CTRL_J) {
              return this.return();
            } else {
              throw this.error(new TomlError("Unexpected character, expected only whitespace or comments till end of line"));
            }
          }
          /* ASSIGNMENT: key = value *@/
          parseAssignStatement() {
            return this.callNow(this.parseAssign, this.recordAssignStatement);
          }
          recordAssignStatement(kv) {
            let target = this.ctx;
            let finalKey = kv.key.pop();
            for (let kw of kv.key) {
              if (hasKey(target, kw) && !isTable(target[kw])) {
                throw this.error(new TomlError("Can't redefine existing key"));
              }
              target = target[kw] = target[kw] || Table();
            }
            if (hasKey(target, finalKey)) {
              throw this.error(new TomlError("Can't redefine existing key"));
            }
            target[_declared] = true;
            if (isInteger(kv.value) || isFloat(kv.value)) {
              target[finalKey] = kv.value.valueOf();
            } else {
              target[finalKey] = kv.value;
            }
            return this.goto(this.parseWhitespaceToEOL);
          }
          /* ASSSIGNMENT expression, key = value possibly inside an inline table *@/
          parseAssign() {
            return this.callNow(this.parseKeyword, this.recordAssignKeyword);
          }
          recordAssignKeyword(key) {
            if (this.state.resultTable) {
              this.state.resultTable.push(key);
            } else {
              this.state.resultTable = [key];
            }
            return this.goto(this.parseAssignKeywordPreDot);
          }
          parseAssignKeywordPreDot() {
            if (this.char === CHAR_PERIOD) {
              return this.next(this.parseAssignKeywordPostDot);
            } else if (this.char !== CHAR_SP && this.char !== CTRL_I) {
              return this.goto(this.parseAssignEqual);
            }
          }
          parseAssignKeywordPostDot() {
            if (this.char !== CHAR_SP && this.char !== CTRL_I) {
              return this.callNow(this.parseKeyword, this.recordAssignKeyword);
            }
          }
          parseAssignEqual() {
            if (this.char === CHAR_EQUALS) {
              return this.next(this.parseAssignPreValue);
            } else {
              throw this.error(new TomlError('Invalid character, expected "="'));
            }
          }
          parseAssignPreValue() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else {
              return this.callNow(this.parseValue, this.recordAssignValue);
            }
          }
          recordAssignValue(value) {
            return this.returnNow({ key: this.state.resultTable, value });
          }
          /* COMMENTS: #...eol *@/
          parseComment() {
            do {
              if (this.char === Parser.END || this.char === CTRL_J) {
                return this.return();
              } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I) {
                throw this.errorControlCharIn("comments");
              }
            } while (this.nextChar());
          }
          /* TABLES AND LISTS, [foo] and [[foo]] *@/
          parseTableOrList() {
            if (this.char === CHAR_LSQB) {
              this.next(this.parseList);
            } else {
              return this.goto(this.parseTable);
            }
          }
          /* TABLE [foo.bar.baz] *@/
          parseTable() {
            this.ctx = this.obj;
            return this.goto(this.parseTableNext);
          }
          parseTableNext() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else {
              return this.callNow(this.parseKeyword, this.parseTableMore);
            }
          }
          parseTableMore(keyword) {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === CHAR_RSQB) {
              if (hasKey(this.ctx, keyword) && (!isTable(this.ctx[keyword]) || this.ctx[keyword][_declared])) {
                throw this.error(new TomlError("Can't redefine existing key"));
              } else {
                this.ctx = this.ctx[keyword] = this.ctx[keyword] || Table();
                this.ctx[_declared] = true;
              }
              return this.next(this.parseWhitespaceToEOL);
            } else if (this.char === CHAR_PERIOD) {
              if (!hasKey(this.ctx, keyword)) {
                this.ctx = this.ctx[keyword] = Table();
              } else if (isTable(this.ctx[keyword])) {
                this.ctx = this.ctx[keyword];
              } else if (isList(this.ctx[keyword])) {
                this.ctx = this.ctx[keyword][this.ctx[keyword].length - 1];
              } else {
                throw this.error(new TomlError("Can't redefine existing key"));
              }
              return this.next(this.parseTableNext);
            } else {
              throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"));
            }
          }
          /* LIST [[a.b.c]] *@/
          parseList() {
            this.ctx = this.obj;
            return this.goto(this.parseListNext);
          }
          parseListNext() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else {
              return this.callNow(this.parseKeyword, this.parseListMore);
            }
          }
          parseListMore(keyword) {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === CHAR_RSQB) {
              if (!hasKey(this.ctx, keyword)) {
                this.ctx[keyword] = List();
              }
              if (isInlineList(this.ctx[keyword])) {
                throw this.error(new TomlError("Can't extend an inline array"));
              } else if (isList(this.ctx[keyword])) {
                const next = Table();
                this.ctx[keyword].push(next);
                this.ctx = next;
              } else {
                throw this.error(new TomlError("Can't redefine an existing key"));
              }
              return this.next(this.parseListEnd);
            } else if (this.char === CHAR_PERIOD) {
              if (!hasKey(this.ctx, keyword)) {
                this.ctx = this.ctx[keyword] = Table();
              } else if (isInlineList(this.ctx[keyword])) {
                throw this.error(new TomlError("Can't extend an inline array"));
              } else if (isInlineTable(this.ctx[keyword])) {
                throw this.error(new TomlError("Can't extend an inline table"));
              } else if (isList(this.ctx[keyword])) {
                this.ctx = this.ctx[keyword][this.ctx[keyword].length - 1];
              } else if (isTable(this.ctx[keyword])) {
                this.ctx = this.ctx[keyword];
              } else {
                throw this.error(new TomlError("Can't redefine an existing key"));
              }
              return this.next(this.parseListNext);
            } else {
              throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"));
            }
          }
          parseListEnd(keyword) {
            if (this.char === CHAR_RSQB) {
              return this.next(this.parseWhitespaceToEOL);
            } else {
              throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"));
            }
          }
          /* VALUE string, number, boolean, inline list, inline object *@/
          parseValue() {
            if (this.char === Parser.END) {
              throw this.error(new TomlError("Key without value"));
            } else if (this.char === CHAR_QUOT) {
              return this.next(this.parseDoubleString);
            }
            if (this.char === CHAR_APOS) {
              return this.next(this.parseSingleString);
            } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
              return this.goto(this.parseNumberSign);
            } else if (this.char === CHAR_i) {
              return this.next(this.parseInf);
            } else if (this.char === CHAR_n) {
              return this.next(this.parseNan);
            } else if (isDigit(this.char)) {
              return this.goto(this.parseNumberOrDateTime);
            } else if (this.char === CHAR_t || this.char === CHAR_f) {
              return this.goto(this.parseBoolean);
            } else if (this.char === CHAR_LSQB) {
              return this.call(this.parseInlineList, this.recordValue);
            } else if (this.char === CHAR_LCUB) {
              return this.call(this.parseInlineTable, this.recordValue);
            } else {
              throw this.error(new TomlError("Unexpected character, expecting string, number, datetime, boolean, inline array or inline table"));
            }
          }
          recordValue(value) {
            return this.returnNow(value);
          }
          parseInf() {
            if (this.char === CHAR_n) {
              return this.next(this.parseInf2);
            } else {
              throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'));
            }
          }
          parseInf2() {
            if (this.char === CHAR_f) {
              if (this.state.buf === "-") {
                return this.return(-Infinity);
              } else {
                return this.return(Infinity);
              }
            } else {
              throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'));
            }
          }
          parseNan() {
            if (this.char === CHAR_a) {
              return this.next(this.parseNan2);
            } else {
              throw this.error(new TomlError('Unexpected character, expected "nan"'));
            }
          }
          parseNan2() {
            if (this.char === CHAR_n) {
              return this.return(NaN);
            } else {
              throw this.error(new TomlError('Unexpected character, expected "nan"'));
            }
          }
          /* KEYS, barewords or basic, literal, or dotted *@/
          parseKeyword() {
            if (this.char === CHAR_QUOT) {
              return this.next(this.parseBasicString);
            } else if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralString);
            } else {
              return this.goto(this.parseBareKey);
            }
          }
          /* KEYS: barewords *@/
          parseBareKey() {
            do {
              if (this.char === Parser.END) {
                throw this.error(new TomlError("Key ended without value"));
              } else if (isAlphaNumHyphen(this.char)) {
                this.consume();
              } else if (this.state.buf.length === 0) {
                throw this.error(new TomlError("Empty bare keys are not allowed"));
              } else {
                return this.returnNow();
              }
            } while (this.nextChar());
          }
          /* STRINGS, single quoted (literal) *@/
          parseSingleString() {
            if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralMultiStringMaybe);
            } else {
              return this.goto(this.parseLiteralString);
            }
          }
          parseLiteralString() {
            do {
              if (this.char === CHAR_APOS) {
                return this.return();
              } else if (this.atEndOfLine()) {
                throw this.error(new TomlError("Unterminated string"));
              } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I) {
                throw this.errorControlCharIn("strings");
              } else {
                this.consume();
              }
            } while (this.nextChar());
          }
          parseLiteralMultiStringMaybe() {
            if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralMultiString);
            } else {
              return this.returnNow();
            }
          }
          parseLiteralMultiString() {
            if (this.char === CTRL_M) {
              return null;
            } else if (this.char === CTRL_J) {
              return this.next(this.parseLiteralMultiStringContent);
            } else {
              return this.goto(this.parseLiteralMultiStringContent);
            }
          }
          parseLiteralMultiStringContent() {
            do {
              if (this.char === CHAR_APOS) {
                return this.next(this.parseLiteralMultiEnd);
              } else if (this.char === Parser.END) {
                throw this.error(new TomlError("Unterminated multi-line string"));
              } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I && this.char !== CTRL_J && this.char !== CTRL_M) {
                throw this.errorControlCharIn("strings");
              } else {
                this.consume();
              }
            } while (this.nextChar());
          }
          parseLiteralMultiEnd() {
            if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralMultiEnd2);
            } else {
              this.state.buf += "'";
              return this.goto(this.parseLiteralMultiStringContent);
            }
          }
          parseLiteralMultiEnd2() {
            if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralMultiEnd3);
            } else {
              this.state.buf += "''";
              return this.goto(this.parseLiteralMultiStringContent);
            }
          }
          parseLiteralMultiEnd3() {
            if (this.char === CHAR_APOS) {
              this.state.buf += "'";
              return this.next(this.parseLiteralMultiEnd4);
            } else {
              return this.returnNow();
            }
          }
          parseLiteralMultiEnd4() {
            if (this.char === CHAR_APOS) {
              this.state.buf += "'";
              return this.return();
            } else {
              return this.returnNow();
            }
          }
          /* STRINGS double quoted *@/
          parseDoubleString() {
            if (this.char === CHAR_QUOT) {
              return this.next(this.parseMultiStringMaybe);
            } else {
              return this.goto(this.parseBasicString);
            }
          }
          parseBasicString() {
            do {
              if (this.char === CHAR_BSOL) {
                return this.call(this.parseEscape, this.recordEscapeReplacement);
              } else if (this.char === CHAR_QUOT) {
                return this.return();
              } else if (this.atEndOfLine()) {
                throw this.error(new TomlError("Unterminated string"));
              } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I) {
                throw this.errorControlCharIn("strings");
              } else {
                this.consume();
              }
            } while (this.nextChar());
          }
          recordEscapeReplacement(replacement) {
            this.state.buf += replacement;
            return this.goto(this.parseBasicString);
          }
          parseMultiStringMaybe() {
            if (this.char === CHAR_QUOT) {
              return this.next(this.parseMultiString);
            } else {
              return this.returnNow();
            }
          }
          parseMultiString() {
            if (this.char === CTRL_M) {
              return null;
            } else if (this.char === CTRL_J) {
              return this.next(this.parseMultiStringContent);
            } else {
              return this.goto(this.parseMultiStringContent);
            }
          }
          parseMultiStringContent() {
            do {
              if (this.char === CHAR_BSOL) {
                return this.call(this.parseMultiEscape, this.recordMultiEscapeReplacement);
              } else if (this.char === CHAR_QUOT) {
                return this.next(this.parseMultiEnd);
              } else if (this.char === Parser.END) {
                throw this.error(new TomlError("Unterminated multi-line string"));
              } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I && this.char !== CTRL_J && this.char !== CTRL_M) {
                throw this.errorControlCharIn("strings");
              } else {
                this.consume();
              }
            } while (this.nextChar());
          }
          errorControlCharIn(type) {
            let displayCode = "\\u00";
            if (this.char < 16) {
              displayCode += "0";
            }
            displayCode += this.char.toString(16);
            return this.error(new TomlError(`Control characters (codes < 0x1f and 0x7f) are not allowed in ${type}, use ${displayCode} instead`));
          }
          recordMultiEscapeReplacement(replacement) {
            this.state.buf += replacement;
            return this.goto(this.parseMultiStringContent);
          }
          parseMultiEnd() {
            if (this.char === CHAR_QUOT) {
              return this.next(this.parseMultiEnd2);
            } else {
              this.state.buf += '"';
              return this.goto(this.parseMultiStringContent);
            }
          }
          parseMultiEnd2() {
            if (this.char === CHAR_QUOT) {
              return this.next(this.parseMultiEnd3);
            } else {
              this.state.buf += '""';
              return this.goto(this.parseMultiStringContent);
            }
          }
          parseMultiEnd3() {
            if (this.char === CHAR_QUOT) {
              this.state.buf += '"';
              return this.next(this.parseMultiEnd4);
            } else {
              return this.returnNow();
            }
          }
          parseMultiEnd4() {
            if (this.char === CHAR_QUOT) {
              this.state.buf += '"';
              return this.return();
            } else {
              return this.returnNow();
            }
          }
          parseMultiEscape() {
            if (this.char === CTRL_M || this.char === CTRL_J) {
              return this.next(this.parseMultiTrim);
            } else if (this.char === CHAR_SP || this.char === CTRL_I) {
              return this.next(this.parsePreMultiTrim);
            } else {
              return this.goto(this.parseEscape);
            }
          }
          parsePreMultiTrim() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === CTRL_M || this.char === CTRL_J) {
              return this.next(this.parseMultiTrim);
            } else {
              throw this.error(new TomlError("Can't escape whitespace"));
            }
          }
          parseMultiTrim() {
            if (this.char === CTRL_J || this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M) {
              return null;
            } else {
              return this.returnNow();
            }
          }
          parseEscape() {
            if (this.char in escapes) {
              return this.return(escapes[this.char]);
            } else if (this.char === CHAR_u) {
              return this.call(this.parseSmallUnicode, this.parseUnicodeReturn);
            } else if (this.char === CHAR_U) {
              return this.call(this.parseLargeUnicode, this.parseUnicodeReturn);
            } else {
              throw this.error(new TomlError("Unknown escape character: " + this.char));
            }
          }
          parseUnicodeReturn(char) {
            try {
              const codePoint = parseInt(char, 16);
              if (codePoint >= SURROGATE_FIRST && codePoint <= SURROGATE_LAST) {
                throw this.error(new TomlError("Invalid unicode, character in range 0xD800 - 0xDFFF is reserved"));
              }
              return this.returnNow(String.fromCodePoint(codePoint));
            } catch (err) {
              throw this.error(TomlError.wrap(err));
            }
          }
          parseSmallUnicode() {
            if (!isHexit(this.char)) {
              throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"));
            } else {
              this.consume();
              if (this.state.buf.length >= 4) return this.return();
            }
          }
          parseLargeUnicode() {
            if (!isHexit(this.char)) {
              throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"));
            } else {
              this.consume();
              if (this.state.buf.length >= 8) return this.return();
            }
          }
          /* NUMBERS *@/
          parseNumberSign() {
            this.consume();
            return this.next(this.parseMaybeSignedInfOrNan);
          }
          parseMaybeSignedInfOrNan() {
            if (this.char === CHAR_i) {
              return this.next(this.parseInf);
            } else if (this.char === CHAR_n) {
              return this.next(this.parseNan);
            } else {
              return this.callNow(this.parseNoUnder, this.parseNumberIntegerStart);
            }
          }
          parseNumberIntegerStart() {
            if (this.char === CHAR_0) {
              this.consume();
              return this.next(this.parseNumberIntegerExponentOrDecimal);
            } else {
              return this.goto(this.parseNumberInteger);
            }
          }
          parseNumberIntegerExponentOrDecimal() {
            if (this.char === CHAR_PERIOD) {
              this.consume();
              return this.call(this.parseNoUnder, this.parseNumberFloat);
            } else if (this.char === CHAR_E || this.char === CHAR_e) {
              this.consume();
              return this.next(this.parseNumberExponentSign);
            } else {
              return this.returnNow(Integer(this.state.buf));
            }
          }
          parseNumberInteger() {
            if (isDigit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnder);
            } else if (this.char === CHAR_E || this.char === CHAR_e) {
              this.consume();
              return this.next(this.parseNumberExponentSign);
            } else if (this.char === CHAR_PERIOD) {
              this.consume();
              return this.call(this.parseNoUnder, this.parseNumberFloat);
            } else {
              const result = Integer(this.state.buf);
              if (result.isNaN()) {
                throw this.error(new TomlError("Invalid number"));
              } else {
                return this.returnNow(result);
              }
            }
          }
          parseNoUnder() {
            if (this.char === CHAR_LOWBAR || this.char === CHAR_PERIOD || this.char === CHAR_E || this.char === CHAR_e) {
              throw this.error(new TomlError("Unexpected character, expected digit"));
            } else if (this.atEndOfWord()) {
              throw this.error(new TomlError("Incomplete number"));
            }
            return this.returnNow();
          }
          parseNoUnderHexOctBinLiteral() {
            if (this.char === CHAR_LOWBAR || this.char === CHAR_PERIOD) {
              throw this.error(new TomlError("Unexpected character, expected digit"));
            } else if (this.atEndOfWord()) {
              throw this.error(new TomlError("Incomplete number"));
            }
            return this.returnNow();
          }
          parseNumberFloat() {
            if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnder, this.parseNumberFloat);
            } else if (isDigit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_E || this.char === CHAR_e) {
              this.consume();
              return this.next(this.parseNumberExponentSign);
            } else {
              return this.returnNow(Float(this.state.buf));
            }
          }
          parseNumberExponentSign() {
            if (isDigit(this.char)) {
              return this.goto(this.parseNumberExponent);
            } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
              this.consume();
              this.call(this.parseNoUnder, this.parseNumberExponent);
            } else {
              throw this.error(new TomlError("Unexpected character, expected -, + or digit"));
            }
          }
          parseNumberExponent() {
            if (isDigit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnder);
            } else {
              return this.returnNow(Float(this.state.buf));
            }
          }
          /* NUMBERS or DATETIMES  *@/
          parseNumberOrDateTime() {
            if (this.char === CHAR_0) {
              this.consume();
              return this.next(this.parseNumberBaseOrDateTime);
            } else {
              return this.goto(this.parseNumberOrDateTimeOnly);
            }
          }
          parseNumberOrDateTimeOnly() {
            if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnder, this.parseNumberInteger);
            } else if (isDigit(this.char)) {
              this.consume();
              if (this.state.buf.length > 4) this.next(this.parseNumberInteger);
            } else if (this.char === CHAR_E || this.char === CHAR_e) {
              this.consume();
              return this.next(this.parseNumberExponentSign);
            } else if (this.char === CHAR_PERIOD) {
              this.consume();
              return this.call(this.parseNoUnder, this.parseNumberFloat);
            } else if (this.char === CHAR_HYPHEN) {
              return this.goto(this.parseDateTime);
            } else if (this.char === CHAR_COLON) {
              return this.goto(this.parseOnlyTimeHour);
            } else {
              return this.returnNow(Integer(this.state.buf));
            }
          }
          parseDateTimeOnly() {
            if (this.state.buf.length < 4) {
              if (isDigit(this.char)) {
                return this.consume();
              } else if (this.char === CHAR_COLON) {
                return this.goto(this.parseOnlyTimeHour);
              } else {
                throw this.error(new TomlError("Expected digit while parsing year part of a date"));
              }
            } else {
              if (this.char === CHAR_HYPHEN) {
                return this.goto(this.parseDateTime);
              } else {
                throw this.error(new TomlError("Expected hyphen (-) while parsing year part of date"));
              }
            }
          }
          parseNumberBaseOrDateTime() {
            if (this.char === CHAR_b) {
              this.consume();
              return this.call(this.parseNoUnderHexOctBinLiteral, this.parseIntegerBin);
            } else if (this.char === CHAR_o) {
              this.consume();
              return this.call(this.parseNoUnderHexOctBinLiteral, this.parseIntegerOct);
            } else if (this.char === CHAR_x) {
              this.consume();
              return this.call(this.parseNoUnderHexOctBinLiteral, this.parseIntegerHex);
            } else if (this.char === CHAR_PERIOD) {
              return this.goto(this.parseNumberInteger);
            } else if (isDigit(this.char)) {
              return this.goto(this.parseDateTimeOnly);
            } else {
              return this.returnNow(Integer(this.state.buf));
            }
          }
          parseIntegerHex() {
            if (isHexit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnderHexOctBinLiteral);
            } else {
              const result = Integer(this.state.buf);
              if (result.isNaN()) {
                throw this.error(new TomlError("Invalid number"));
              } else {
                return this.returnNow(result);
              }
            }
          }
          parseIntegerOct() {
            if (isOctit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnderHexOctBinLiteral);
            } else {
              const result = Integer(this.state.buf);
              if (result.isNaN()) {
                throw this.error(new TomlError("Invalid number"));
              } else {
                return this.returnNow(result);
              }
            }
          }
          parseIntegerBin() {
            if (isBit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnderHexOctBinLiteral);
            } else {
              const result = Integer(this.state.buf);
              if (result.isNaN()) {
                throw this.error(new TomlError("Invalid number"));
              } else {
                return this.returnNow(result);
              }
            }
          }
          /* DATETIME *@/
          parseDateTime() {
            if (this.state.buf.length < 4) {
              throw this.error(new TomlError("Years less than 1000 must be zero padded to four characters"));
            }
            this.state.result = this.state.buf;
            this.state.buf = "";
            return this.next(this.parseDateMonth);
          }
          parseDateMonth() {
            if (this.char === CHAR_HYPHEN) {
              if (this.state.buf.length < 2) {
                throw this.error(new TomlError("Months less than 10 must be zero padded to two characters"));
              }
              this.state.result += "-" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseDateDay);
            } else if (isDigit(this.char)) {
              this.consume();
            } else {
              throw this.error(new TomlError("Incomplete datetime"));
            }
          }
          parseDateDay() {
            if (this.char === CHAR_T || this.char === CHAR_SP) {
              if (this.state.buf.length < 2) {
                throw this.error(new TomlError("Days less than 10 must be zero padded to two characters"));
              }
              this.state.result += "-" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseStartTimeHour);
            } else if (this.atEndOfWord()) {
              return this.returnNow(createDate(this.state.result + "-" + this.state.buf));
            } else if (isDigit(this.char)) {
              this.consume();
            } else {
              throw this.error(new TomlError("Incomplete datetime"));
            }
          }
          parseStartTimeHour() {
            if (this.atEndOfWord()) {
              return this.returnNow(createDate(this.state.result));
            } else {
              return this.goto(this.parseTimeHour);
            }
          }
          parseTimeHour() {
            if (this.char === CHAR_COLON) {
              if (this.state.buf.length < 2) {
                throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));
              }
              this.state.result += "T" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseTimeMin);
            } else if (isDigit(this.char)) {
              this.consume();
            } else {
              throw this.error(new TomlError("Incomplete datetime"));
            }
          }
          parseTimeMin() {
            if (this.state.buf.length < 2 && isDigit(this.char)) {
              this.consume();
            } else if (this.state.buf.length === 2 && this.char === CHAR_COLON) {
              this.state.result += ":" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseTimeSec);
            } else {
              throw this.error(new TomlError("Incomplete datetime"));
            }
          }
          parseTimeSec() {
            if (isDigit(this.char)) {
              this.consume();
              if (this.state.buf.length === 2) {
                this.state.result += ":" + this.state.buf;
                this.state.buf = "";
                return this.next(this.parseTimeZoneOrFraction);
              }
            } else {
              throw this.error(new TomlError("Incomplete datetime"));
            }
          }
          parseOnlyTimeHour() {
            if (this.char === CHAR_COLON) {
              if (this.state.buf.length < 2) {
                throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));
              }
              this.state.result = this.state.buf;
              this.state.buf = "";
              return this.next(this.parseOnlyTimeMin);
            } else {
              throw this.error(new TomlError("Incomplete time"));
            }
          }
          parseOnlyTimeMin() {
            if (this.state.buf.length < 2 && isDigit(this.char)) {
              this.consume();
            } else if (this.state.buf.length === 2 && this.char === CHAR_COLON) {
              this.state.result += ":" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseOnlyTimeSec);
            } else {
              throw this.error(new TomlError("Incomplete time"));
            }
          }
          parseOnlyTimeSec() {
            if (isDigit(this.char)) {
              this.consume();
              if (this.state.buf.length === 2) {
                return this.next(this.parseOnlyTimeFractionMaybe);
              }
            } else {
              throw this.error(new TomlError("Incomplete time"));
            }
          }
          parseOnlyTimeFractionMaybe() {
            this.state.result += ":" + this.state.buf;
            if (this.char === CHAR_PERIOD) {
              this.state.buf = "";
              this.next(this.parseOnlyTimeFraction);
            } else {
              return this.return(createTime(this.state.result));
            }
          }
          parseOnlyTimeFraction() {
            if (isDigit(this.char)) {
              this.consume();
            } else if (this.atEndOfWord()) {
              if (this.state.buf.length === 0) throw this.error(new TomlError("Expected digit in milliseconds"));
              return this.returnNow(createTime(this.state.result + "." + this.state.buf));
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"));
            }
          }
          parseTimeZoneOrFraction() {
            if (this.char === CHAR_PERIOD) {
              this.consume();
              this.next(this.parseDateTimeFraction);
            } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
              this.consume();
              this.next(this.parseTimeZoneHour);
            } else if (this.char === CHAR_Z) {
              this.consume();
              return this.return(createDateTime(this.state.result + this.state.buf));
            } else if (this.atEndOfWord()) {
              return this.returnNow(createDateTimeFloat(this.state.result + this.state.buf));
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"));
            }
          }
          parseDateTimeFraction() {
            if (isDigit(this.char)) {
              this.consume();
            } else if (this.state.buf.length === 1) {
              throw this.error(new TomlError("Expected digit in milliseconds"));
            } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
              this.consume();
              this.next(this.parseTimeZoneHour);
            } else if (this.char === CHAR_Z) {
              this.consume();
              return this.return(createDateTime(this.state.result + this.state.buf));
            } else if (this.atEndOfWord()) {
              return this.returnNow(createDateTimeFloat(this.state.result + this.state.buf));
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"));
            }
          }
          parseTimeZoneHour() {
            if (isDigit(this.char)) {
              this.consume();
              if (/\d\d$/.test(this.state.buf)) return this.next(this.parseTimeZoneSep);
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected digit"));
            }
          }
          parseTimeZoneSep() {
            if (this.char === CHAR_COLON) {
              this.consume();
              this.next(this.parseTimeZoneMin);
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected colon"));
            }
          }
          parseTimeZoneMin() {
            if (isDigit(this.char)) {
              this.consume();
              if (/\d\d$/.test(this.state.buf)) return this.return(createDateTime(this.state.result + this.state.buf));
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected digit"));
            }
          }
          /* BOOLEAN *@/
          parseBoolean() {
            if (this.char === CHAR_t) {
              this.consume();
              return this.next(this.parseTrue_r);
            } else if (this.char === CHAR_f) {
              this.consume();
              return this.next(this.parseFalse_a);
            }
          }
          parseTrue_r() {
            if (this.char === CHAR_r) {
              this.consume();
              return this.next(this.parseTrue_u);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseTrue_u() {
            if (this.char === CHAR_u) {
              this.consume();
              return this.next(this.parseTrue_e);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseTrue_e() {
            if (this.char === CHAR_e) {
              return this.return(true);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseFalse_a() {
            if (this.char === CHAR_a) {
              this.consume();
              return this.next(this.parseFalse_l);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseFalse_l() {
            if (this.char === CHAR_l) {
              this.consume();
              return this.next(this.parseFalse_s);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseFalse_s() {
            if (this.char === CHAR_s) {
              this.consume();
              return this.next(this.parseFalse_e);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseFalse_e() {
            if (this.char === CHAR_e) {
              return this.return(false);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          /* INLINE LISTS *@/
          parseInlineList() {
            if (this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M || this.char === CTRL_J) {
              return null;
            } else if (this.char === Parser.END) {
              throw this.error(new TomlError("Unterminated inline array"));
            } else if (this.char === CHAR_NUM) {
              return this.call(this.parseComment);
            } else if (this.char === CHAR_RSQB) {
              return this.return(this.state.resultArr || InlineList());
            } else {
              return this.callNow(this.parseValue, this.recordInlineListValue);
            }
          }
          recordInlineListValue(value) {
            if (!this.state.resultArr) {
              this.state.resultArr = InlineList(tomlType(value));
            }
            if (isFloat(value) || isInteger(value)) {
              this.state.resultArr.push(value.valueOf());
            } else {
              this.state.resultArr.push(value);
            }
            return this.goto(this.parseInlineListNext);
          }
          parseInlineListNext() {
            if (this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M || this.char === CTRL_J) {
              return null;
            } else if (this.char === CHAR_NUM) {
              return this.call(this.parseComment);
            } else if (this.char === CHAR_COMMA) {
              return this.next(this.parseInlineList);
            } else if (this.char === CHAR_RSQB) {
              return this.goto(this.parseInlineList);
            } else {
              throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"));
            }
          }
          /* INLINE TABLE *@/
          parseInlineTable() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === Parser.END || this.char === CHAR_NUM || this.char === CTRL_J || this.char === CTRL_M) {
              throw this.error(new TomlError("Unterminated inline array"));
            } else if (this.char === CHAR_RCUB) {
              return this.return(this.state.resultTable || InlineTable());
            } else {
              if (!this.state.resultTable) this.state.resultTable = InlineTable();
              return this.callNow(this.parseAssign, this.recordInlineTableValue);
            }
          }
          recordInlineTableValue(kv) {
            let target = this.state.resultTable;
            let finalKey = kv.key.pop();
            for (let kw of kv.key) {
              if (hasKey(target, kw) && (!isTable(target[kw]) || target[kw][_declared])) {
                throw this.error(new TomlError("Can't redefine existing key"));
              }
              target = target[kw] = target[kw] || Table();
            }
            if (hasKey(target, finalKey)) {
              throw this.error(new TomlError("Can't redefine existing key"));
            }
            if (isInteger(kv.value) || isFloat(kv.value)) {
              target[finalKey] = kv.value.valueOf();
            } else {
              target[finalKey] = kv.value;
            }
            return this.goto(this.parseInlineTableNext);
          }
          parseInlineTableNext() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === Parser.END || this.char === CHAR_NUM || this.char === CTRL_J || this.char === CTRL_M) {
              throw this.error(new TomlError("Unterminated inline array"));
            } else if (this.char === CHAR_COMMA) {
              return this.next(this.parseInlineTablePostComma);
            } else if (this.char === CHAR_RCUB) {
              return this.goto(this.parseInlineTable);
            } else {
              throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"));
            }
          }
          parseInlineTablePostComma() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === Parser.END || this.char === CHAR_NUM || this.char === CTRL_J || this.char === CTRL_M) {
              throw this.error(new TomlError("Unterminated inline array"));
            } else if (this.char === CHAR_COMMA) {
              throw this.error(new TomlError("Empty elements in inline tables are not permitted"));
            } else if (this.char === CHAR_RCUB) {
              throw this.error(new TomlError("Trailing commas in inline tables are not permitted"));
            } else {
              return this.goto(this.parseInlineTable);
            }
          }
        }
        return TOMLParser;
      }
    }
  });

  // node_modules/@iarna/toml/parse-pretty-error.js
  var require_parse_pretty_error = __commonJS({
    "node_modules/@iarna/toml/parse-pretty-error.js"(exports2, module3) {
      "use strict";
      module3.exports = prettyError;
      function prettyError(err, buf) {
        if (err.pos == null || err.line == null) return err;
        let msg = err.message;
        msg += ` at row ${err.line + 1}, col ${err.col + 1}, pos ${err.pos}:
`;
        if (buf && buf.split) {
          const lines = buf.split(/\n/);
          const lineNumWidth = String(Math.min(lines.length, err.line + 3)).length;
          let linePadding = " ";
          while (linePadding.length < lineNumWidth) linePadding += " ";
          for (let ii = Math.max(0, err.line - 1); ii < Math.min(lines.length, err.line + 2); ++ii) {
            let lineNum = String(ii + 1);
            if (lineNum.length < lineNumWidth) lineNum = " " + lineNum;
            if (err.line === ii) {
              msg += lineNum + "> " + lines[ii] + "\n";
              msg += linePadding + "  ";
              for (let hh = 0; hh < err.col; ++hh) {
                msg += " ";
              }
              msg += "^\n";
            } else {
              msg += lineNum + ": " + lines[ii] + "\n";
            }
          }
        }
        err.message = msg + "\n";
        return err;
      }
    }
  });

  // node_modules/@iarna/toml/parse-string.js
  var require_parse_string = __commonJS({
    "node_modules/@iarna/toml/parse-string.js"(exports2, module3) {
      "use strict";
      module3.exports = parseString;
      var TOMLParser = require_toml_parser();
      var prettyError = require_parse_pretty_error();
      function parseString(str) {
        if (global.Buffer && global.Buffer.isBuffer(str)) {
          str = str.toString("utf8");
        }
        const parser = new TOMLParser();
        try {
          parser.parse(str);
          return parser.finish();
        } catch (err) {
          throw prettyError(err, str);
        }
      }
    }
  });

  // src/io/config-parser.ts
  var config_parser_exports = {};
  __export(config_parser_exports, {
    resolveSources: () => resolveSources,
    saveCache: () => saveCache
  });
  var import_parse_string = __toESM(require_parse_string(), 1);

  // src/core/record.ts
  function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  }

  // src/core/config/config.ts
  var GUARD_MODES = ["off", "warn", "ask", "deny"];
  var CRITICALITIES = ["C1", "C2", "C3", "C4"];
  var TONES = ["facts", "directive"];
  var DEFAULT_CONFIG = {
    criticality: "C2",
    "context_monitor.enabled": true,
    "context_monitor.low_threshold": null,
    "context_monitor.warning_threshold": null,
    "context_monitor.critical_threshold": null,
    "context_monitor.emergency_threshold": null,
    "context_monitor.compaction_point": null,
    "context_monitor.window": null,
    "context_monitor.tone": "facts",
    "resumption.max_age_hours": 72,
    "resumption.steer_summary": true,
    "resumption.orchestration_file": "ORCHESTRATION.yaml",
    "guardrails.modes.write_size": "deny",
    "hooks.session_start": true,
    "hooks.user_prompt_submit": true,
    "hooks.pre_compact": true,
    "hooks.pre_tool_use": true,
    "hooks.post_tool_use": true,
    "sections.project_context": true,
    "sections.resumption_context": true,
    "sections.context_monitor": true,
    "sections.compaction_alert": true,
    "sections.work_log": true
  };

  // src/core/config/env.ts
  function environmentName(key) {
    return `HOLDFAST_${key.replaceAll(".", "__").toUpperCase()}`;
  }
  function parseVariable(text) {
    const trimmed = text.trim();
    if (/^(?:true|yes|on)$/i.test(trimmed)) return true;
    if (/^(?:false|no|off)$/i.test(trimmed)) return false;
    if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) return Number(trimmed);
    return trimmed;
  }

  // src/core/config/locate.ts
  function createKeyLocator(toml) {
    let lines;
    return (key) => {
      lines ??= indexKeys(toml);
      for (let name = key; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
        const line = lines.get(name);
        if (line !== void 0) return line;
      }
      return void 0;
    };
  }
  var PART = String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`;
  var HEADER = new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`);
  var KEY = new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`);
  function indexKeys(toml) {
    const lines = /* @__PURE__ *@/ new Map();
    let section = "";
    let isInString = false;
    for (const [index, raw] of toml.split("\n").entries()) {
      const line = raw.trim();
      const wasInString = isInString;
      if ((line.match(/"""|'''/g)?.length ?? 0) % 2 === 1) isInString = !isInString;
      if (wasInString) continue;
      const header = HEADER.exec(line)?.[1];
      const name = header ?? KEY.exec(line)?.[1];
      if (name === void 0) continue;
      if (header !== void 0) section = unquote(header);
      const key = header !== void 0 || section === "" ? unquote(name) : `${section}.${unquote(name)}`;
      if (!lines.has(key)) lines.set(key, index + 1);
    }
    return lines;
  }
  function unquote(path) {
    return path.split(".").map((part) => part.trim().replace(/^["']|["']$/g, "")).join(".");
  }

  // node_modules/valibot/dist/index.mjs
  var store$4;
  var DEFAULT_CONFIG2 = {
    lang: void 0,
    message: void 0,
    abortEarly: void 0,
    abortPipeEarly: void 0
  };
  // @__NO_SIDE_EFFECTS__
  function getGlobalConfig(config$1) {
    if (!config$1 && !store$4) return DEFAULT_CONFIG2;
    return {
      lang: config$1?.lang ?? store$4?.lang,
      message: config$1?.message,
      abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
      abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
    };
  }
  var store$3;
  // @__NO_SIDE_EFFECTS__
  function getGlobalMessage(lang) {
    return store$3?.get(lang);
  }
  var store$2;
  // @__NO_SIDE_EFFECTS__
  function getSchemaMessage(lang) {
    return store$2?.get(lang);
  }
  var store$1;
  // @__NO_SIDE_EFFECTS__
  function getSpecificMessage(reference, lang) {
    return store$1?.get(reference)?.get(lang);
  }
  // @__NO_SIDE_EFFECTS__
  function _stringify(input) {
    const type = typeof input;
    if (type === "string") return `"${input}"`;
    if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
    if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
    return type;
  }
  function _addIssue(context, label, dataset, config$1, other) {
    const input = other && "input" in other ? other.input : dataset.value;
    const expected = other?.expected ?? context.expects ?? null;
    const received = other?.received ?? /* @__PURE__ *@/ _stringify(input);
    const issue = {
      kind: context.kind,
      type: context.type,
      input,
      expected,
      received,
      message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
      requirement: context.requirement,
      path: other?.path,
      issues: other?.issues,
      lang: config$1.lang,
      abortEarly: config$1.abortEarly,
      abortPipeEarly: config$1.abortPipeEarly
    };
    const isSchema = context.kind === "schema";
    const message$1 = other?.message ?? context.message ?? /* @__PURE__ *@/ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ *@/ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ *@/ getGlobalMessage(issue.lang);
    if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
    if (isSchema) dataset.typed = false;
    if (dataset.issues) dataset.issues.push(issue);
    else dataset.issues = [issue];
  }
  // @__NO_SIDE_EFFECTS__
  function _joinExpects(values$1, separator) {
    const list = [...new Set(values$1)];
    if (list.length > 1) return `(${list.join(` ${separator} `)})`;
    return list[0] ?? "never";
  }
  function _standardSchema(schema) {
    schema["~standard"] = {
      version: 1,
      vendor: "valibot",
      validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ *@/ getGlobalConfig())
    };
    return schema;
  }
  var EMOJI_REGEX = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
  // @__NO_SIDE_EFFECTS__
  function gtValue(requirement, message$1) {
    return {
      kind: "validation",
      type: "gt_value",
      reference: gtValue,
      async: false,
      expects: `>${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ *@/ _stringify(requirement)}`,
      requirement,
      message: message$1,
      "~run"(dataset, config$1) {
        if (dataset.typed && !(dataset.value > this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ *@/ _stringify(dataset.value) });
        return dataset;
      }
    };
  }
  // @__NO_SIDE_EFFECTS__
  function integer(message$1) {
    return {
      kind: "validation",
      type: "integer",
      reference: integer,
      async: false,
      expects: null,
      requirement: Number.isInteger,
      message: message$1,
      "~run"(dataset, config$1) {
        if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
        return dataset;
      }
    };
  }
  // @__NO_SIDE_EFFECTS__
  function maxValue(requirement, message$1) {
    return {
      kind: "validation",
      type: "max_value",
      reference: maxValue,
      async: false,
      expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ *@/ _stringify(requirement)}`,
      requirement,
      message: message$1,
      "~run"(dataset, config$1) {
        if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ *@/ _stringify(dataset.value) });
        return dataset;
      }
    };
  }
  // @__NO_SIDE_EFFECTS__
  function minValue(requirement, message$1) {
    return {
      kind: "validation",
      type: "min_value",
      reference: minValue,
      async: false,
      expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ *@/ _stringify(requirement)}`,
      requirement,
      message: message$1,
      "~run"(dataset, config$1) {
        if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ *@/ _stringify(dataset.value) });
        return dataset;
      }
    };
  }
  // @__NO_SIDE_EFFECTS__
  function regex(requirement, message$1) {
    return {
      kind: "validation",
      type: "regex",
      reference: regex,
      async: false,
      expects: `${requirement}`,
      requirement,
      message: message$1,
      "~run"(dataset, config$1) {
        if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
        return dataset;
      }
    };
  }
  // @__NO_SIDE_EFFECTS__
  function boolean(message$1) {
    return _standardSchema({
      kind: "schema",
      type: "boolean",
      reference: boolean,
      expects: "boolean",
      async: false,
      message: message$1,
      "~run"(dataset, config$1) {
        if (typeof dataset.value === "boolean") dataset.typed = true;
        else _addIssue(this, "type", dataset, config$1);
        return dataset;
      }
    });
  }
  // @__NO_SIDE_EFFECTS__
  function number(message$1) {
    return _standardSchema({
      kind: "schema",
      type: "number",
      reference: number,
      expects: "number",
      async: false,
      message: message$1,
      "~run"(dataset, config$1) {
        if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
        else _addIssue(this, "type", dataset, config$1);
        return dataset;
      }
    });
  }
  // @__NO_SIDE_EFFECTS__
  function picklist(options, message$1) {
    return _standardSchema({
      kind: "schema",
      type: "picklist",
      reference: picklist,
      expects: /* @__PURE__ *@/ _joinExpects(options.map(_stringify), "|"),
      async: false,
      options,
      message: message$1,
      "~run"(dataset, config$1) {
        if (this.options.includes(dataset.value)) dataset.typed = true;
        else _addIssue(this, "type", dataset, config$1);
        return dataset;
      }
    });
  }
  // @__NO_SIDE_EFFECTS__
  function string(message$1) {
    return _standardSchema({
      kind: "schema",
      type: "string",
      reference: string,
      expects: "string",
      async: false,
      message: message$1,
      "~run"(dataset, config$1) {
        if (typeof dataset.value === "string") dataset.typed = true;
        else _addIssue(this, "type", dataset, config$1);
        return dataset;
      }
    });
  }
  // @__NO_SIDE_EFFECTS__
  function pipe(...pipe$1) {
    return _standardSchema({
      ...pipe$1[0],
      pipe: pipe$1,
      "~run"(dataset, config$1) {
        for (const item of pipe$1) if (item.kind !== "metadata") {
          if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
            dataset.typed = false;
            break;
          }
          if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
        }
        return dataset;
      }
    });
  }
  // @__NO_SIDE_EFFECTS__
  function safeParse(schema, input, config$1) {
    const dataset = schema["~run"]({ value: input }, /* @__PURE__ *@/ getGlobalConfig(config$1));
    return {
      typed: dataset.typed,
      success: !dataset.issues,
      output: dataset.value,
      issues: dataset.issues
    };
  }

  // src/core/config/schema.ts
  var onOff = { schema: boolean(), expected: "true or false" };
  var ratio = {
    schema: pipe(number(), gtValue(0), maxValue(1)),
    expected: "a number over 0 and up to 1"
  };
  var tokens = {
    schema: pipe(number(), integer(), minValue(1e3), maxValue(1e8)),
    expected: "a whole number of tokens, at least 1000"
  };
  var oneOf = (choices) => ({
    schema: picklist(choices),
    expected: `one of ${choices.join(", ")}`
  });
  var CONFIG_RULES = {
    criticality: oneOf(CRITICALITIES),
    "context_monitor.enabled": onOff,
    "context_monitor.low_threshold": ratio,
    "context_monitor.warning_threshold": ratio,
    "context_monitor.critical_threshold": ratio,
    "context_monitor.emergency_threshold": ratio,
    "context_monitor.compaction_point": tokens,
    "context_monitor.window": tokens,
    "context_monitor.tone": oneOf(TONES),
    "resumption.max_age_hours": {
      schema: pipe(number(), minValue(0), maxValue(87600)),
      expected: "a number of hours from 0 to 87600"
    },
    "resumption.steer_summary": onOff,
    "resumption.orchestration_file": {
      schema: pipe(string(), regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),
      expected: "a path inside the project"
    },
    "guardrails.modes.write_size": oneOf(GUARD_MODES),
    "hooks.session_start": onOff,
    "hooks.user_prompt_submit": onOff,
    "hooks.pre_compact": onOff,
    "hooks.pre_tool_use": onOff,
    "hooks.post_tool_use": onOff,
    "sections.project_context": onOff,
    "sections.resumption_context": onOff,
    "sections.context_monitor": onOff,
    "sections.compaction_alert": onOff,
    "sections.work_log": onOff
  };
  function acceptsValue(key, value) {
    return safeParse(CONFIG_RULES[key].schema, value).success;
  }

  // src/core/config/resolve.ts
  var MAX_PROBLEMS = 20;
  var THRESHOLD_KEYS = ["low", "warning", "critical", "emergency"].map(
    (tier) => `context_monitor.${tier}_threshold`
  );
  function resolveConfig(layers, variables) {
    const config = { ...DEFAULT_CONFIG };
    const origins = {};
    const problems = [];
    const paths = /* @__PURE__ *@/ new Map();
    const take = (key, value, layer, path, locate) => {
      const place = () => {
        const line = problems.length < 1e3 ? locate?.(key) : void 0;
        return line === void 0 ? { path } : { path, line };
      };
      if (!isConfigKey(key)) {
        problems.push({ code: "config-unknown-key", ...place(), cause: shorten(key) });
        return;
      }
      if (!acceptsValue(key, value)) {
        const cause = `${key} = ${describeValue(value)}, expected ${CONFIG_RULES[key].expected}`;
        problems.push({
          code: "config-bad-value",
          ...place(),
          cause,
          consequence: `${describeValue(config[key])} is used`
        });
        return;
      }
      config[key] = value;
      origins[key] = layer;
      paths.set(key, path);
    };
    for (const layer of layers) {
      const locate = createKeyLocator(layer.text);
      const before = problems.length;
      for (const [key, value] of flatten(layer.values)) take(key, value, layer.name, layer.path, locate);
      const unnamed = problems.splice(before + MAX_PROBLEMS).length;
      if (unnamed > 0)
        problems.push({
          code: "config-bad-value",
          path: layer.path,
          cause: `${unnamed} more entries are wrong`,
          consequence: "they are not used"
        });
    }
    const keyOfName = new Map(Object.keys(DEFAULT_CONFIG).map((key) => [environmentName(key), key]));
    for (const [name, value] of variables) {
      const key = keyOfName.get(name) ?? name;
      take(key, readVariable(key, value), "environment", name);
    }
    const problem = dropUnorderedThresholds(config, origins, paths);
    if (problem) problems.push(problem);
    return { config, origins, problems };
  }
  function isConfigKey(key) {
    return Object.hasOwn(CONFIG_RULES, key);
  }
  function readVariable(key, text) {
    const trimmed = text.trim();
    return trimmed === "" || isConfigKey(key) && acceptsValue(key, trimmed) ? trimmed : parseVariable(trimmed);
  }
  function dropUnorderedThresholds(config, origins, paths) {
    const set = THRESHOLD_KEYS.filter((key) => config[key] !== null);
    const values = set.map((key) => config[key]);
    if (values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))) return null;
    const cause = set.map((key, index) => `${key} = ${values[index]}`).join(", ");
    const path = paths.get(set.at(-1) ?? "") ?? "configuration";
    for (const key of set) {
      config[key] = null;
      delete origins[key];
    }
    return { code: "config-not-increasing", path, cause: `not increasing (${cause})` };
  }
  function* flatten(value, prefix = null, depth = 0) {
    const isTable2 = isRecord(value) && !(value instanceof Date) && depth <= 6;
    const entries = isTable2 ? Object.entries(value) : [];
    if (prefix !== null && (!isTable2 || entries.length === 0 && isConfigKey(prefix))) yield [prefix, value];
    for (const [name, item] of entries) {
      const quoted = name === "" ? '""' : name;
      yield* flatten(item, prefix === null ? quoted : `${prefix}.${quoted}`, depth + 1);
    }
  }
  function shorten(text) {
    return text.length > 100 ? `${text.slice(0, 100)}...` : text;
  }
  function describeValue(value) {
    if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}...` : value);
    if (value === null) return "the value of the criticality or model";
    if (Array.isArray(value)) return "a list";
    return typeof value === "object" ? "a table" : String(value);
  }

  // builtin:node:fs
  var module2 = builtin("node:fs");
  var pick = (name) => module2[name];
  var closeSync = /* @__PURE__ *@/ pick("closeSync");
  var constants = /* @__PURE__ *@/ pick("constants");
  var linkSync = /* @__PURE__ *@/ pick("linkSync");
  var lstatSync = /* @__PURE__ *@/ pick("lstatSync");
  var mkdirSync = /* @__PURE__ *@/ pick("mkdirSync");
  var openSync = /* @__PURE__ *@/ pick("openSync");
  var renameSync = /* @__PURE__ *@/ pick("renameSync");
  var unlinkSync = /* @__PURE__ *@/ pick("unlinkSync");
  var writeSync = /* @__PURE__ *@/ pick("writeSync");

  // src/io/read-text.ts
  function errorCode(error) {
    const code = error?.code;
    if (typeof code === "string") return code;
    return error instanceof Error ? error.name : "unknown error";
  }

  // src/io/apply-writes.ts
  function unsafePath(path, found) {
    return Object.assign(new Error(path), { code: found });
  }
  function ensureFolder(root, parts) {
    let path = root;
    for (const part of parts) {
      path = `${path}/${part}`;
      try {
        mkdirSync(path);
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error;
        const stat = lstatSync(path);
        if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? "a symlink" : "not a folder");
      }
    }
    return path;
  }
  var sequence = 0;
  function writeTemporary(folder, text, mode) {
    sequence += 1;
    const temporary = `${folder}/.tmp-${process.pid}-${sequence}`;
    const fd = openSync(
      temporary,
      constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0),
      mode
    );
    try {
      writeFully(fd, Buffer.from(text));
    } catch (error) {
      removeQuietly(temporary);
      throw error;
    } finally {
      closeSync(fd);
    }
    return temporary;
  }
  function writeFully(fd, bytes) {
    let offset = 0;
    while (offset < bytes.length) offset += writeSync(fd, bytes, offset, bytes.length - offset);
  }
  function replaceFile(folder, name, text, mode = 384) {
    const temporary = writeTemporary(folder, text, mode);
    try {
      renameSync(temporary, `${folder}/${name}`);
    } catch (error) {
      removeQuietly(temporary);
      throw error;
    }
  }
  function createFile(folder, name, text) {
    const temporary = writeTemporary(folder, text, 384);
    const path = `${folder}/${name}`;
    try {
      linkSync(temporary, path);
      return true;
    } catch (error) {
      if (errorCode(error) === "EEXIST") return false;
      if (!claimName(`${path}.claim`)) return false;
      renameSync(temporary, path);
      return true;
    } finally {
      removeQuietly(temporary);
    }
  }
  function claimName(path) {
    try {
      closeSync(openSync(path, "wx", 384));
      return true;
    } catch (error) {
      if (errorCode(error) === "EEXIST") return false;
      throw error;
    }
  }
  function removeQuietly(path) {
    try {
      unlinkSync(path);
    } catch {
    }
  }

  // src/io/state-folder.ts
  var GITIGNORE = "*\n!config.toml\n";
  function openStateFolder(projectDir, parts = []) {
    const fresh = !exists(`${projectDir}/.holdfast/.gitignore`);
    const folder = ensureFolder(projectDir, [".holdfast", ...parts]);
    if (fresh) createFile(`${projectDir}/.holdfast`, ".gitignore", GITIGNORE);
    return folder;
  }
  function exists(path) {
    try {
      lstatSync(path);
      return true;
    } catch (error) {
      return errorCode(error) !== "ENOENT";
    }
  }

  // src/io/config-parser.ts
  function resolveSources(sources) {
    const layers = [];
    const problems = [];
    for (const file of sources.files) {
      try {
        layers.push({ ...file, values: (0, import_parse_string.default)(file.text) });
      } catch (error) {
        problems.push(describeSyntaxError(file.path, error));
      }
    }
    const resolved = resolveConfig(layers, sources.variables);
    return { ...resolved, problems: [...problems, ...resolved.problems] };
  }
  function describeSyntaxError(path, error) {
    const line = error.line;
    const cause = "not valid TOML";
    return typeof line === "number" ? { code: "config-syntax", path, line: line + 1, cause } : { code: "config-syntax", path, cause };
  }
  function saveCache(projectDir, text) {
    try {
      replaceFile(openStateFolder(projectDir, ["cache"]), "config.json", text);
    } catch {
      removeQuietly(`${projectDir}/.holdfast/cache/config.json`);
    }
  }
  return __toCommonJS(config_parser_exports);
})();
|*/
/*| part io/yaml-file
"use strict";
var part = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // src/io/yaml-file.ts
  var yaml_file_exports = {};
  __export(yaml_file_exports, {
    parseYamlRecord: () => parseYamlRecord
  });

  // node_modules/yaml/browser/dist/nodes/identity.js
  var ALIAS = /* @__PURE__ *@/ Symbol.for("yaml.alias");
  var DOC = /* @__PURE__ *@/ Symbol.for("yaml.document");
  var MAP = /* @__PURE__ *@/ Symbol.for("yaml.map");
  var PAIR = /* @__PURE__ *@/ Symbol.for("yaml.pair");
  var SCALAR = /* @__PURE__ *@/ Symbol.for("yaml.scalar");
  var SEQ = /* @__PURE__ *@/ Symbol.for("yaml.seq");
  var NODE_TYPE = /* @__PURE__ *@/ Symbol.for("yaml.node.type");
  var isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
  var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
  var isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
  var isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
  var isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
  var isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
  function isCollection(node) {
    if (node && typeof node === "object")
      switch (node[NODE_TYPE]) {
        case MAP:
        case SEQ:
          return true;
      }
    return false;
  }
  function isNode(node) {
    if (node && typeof node === "object")
      switch (node[NODE_TYPE]) {
        case ALIAS:
        case MAP:
        case SCALAR:
        case SEQ:
          return true;
      }
    return false;
  }
  var hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

  // node_modules/yaml/browser/dist/visit.js
  var BREAK = /* @__PURE__ *@/ Symbol("break visit");
  var SKIP = /* @__PURE__ *@/ Symbol("skip children");
  var REMOVE = /* @__PURE__ *@/ Symbol("remove node");
  function visit(node, visitor) {
    const visitor_ = initVisitor(visitor);
    if (isDocument(node)) {
      const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
      if (cd === REMOVE)
        node.contents = null;
    } else
      visit_(null, node, visitor_, Object.freeze([]));
  }
  visit.BREAK = BREAK;
  visit.SKIP = SKIP;
  visit.REMOVE = REMOVE;
  function visit_(key, node, visitor, path) {
    const ctrl = callVisitor(key, node, visitor, path);
    if (isNode(ctrl) || isPair(ctrl)) {
      replaceNode(key, path, ctrl);
      return visit_(key, ctrl, visitor, path);
    }
    if (typeof ctrl !== "symbol") {
      if (isCollection(node)) {
        path = Object.freeze(path.concat(node));
        for (let i = 0; i < node.items.length; ++i) {
          const ci = visit_(i, node.items[i], visitor, path);
          if (typeof ci === "number")
            i = ci - 1;
          else if (ci === BREAK)
            return BREAK;
          else if (ci === REMOVE) {
            node.items.splice(i, 1);
            i -= 1;
          }
        }
      } else if (isPair(node)) {
        path = Object.freeze(path.concat(node));
        const ck = visit_("key", node.key, visitor, path);
        if (ck === BREAK)
          return BREAK;
        else if (ck === REMOVE)
          node.key = null;
        const cv = visit_("value", node.value, visitor, path);
        if (cv === BREAK)
          return BREAK;
        else if (cv === REMOVE)
          node.value = null;
      }
    }
    return ctrl;
  }
  async function visitAsync(node, visitor) {
    const visitor_ = initVisitor(visitor);
    if (isDocument(node)) {
      const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
      if (cd === REMOVE)
        node.contents = null;
    } else
      await visitAsync_(null, node, visitor_, Object.freeze([]));
  }
  visitAsync.BREAK = BREAK;
  visitAsync.SKIP = SKIP;
  visitAsync.REMOVE = REMOVE;
  async function visitAsync_(key, node, visitor, path) {
    const ctrl = await callVisitor(key, node, visitor, path);
    if (isNode(ctrl) || isPair(ctrl)) {
      replaceNode(key, path, ctrl);
      return visitAsync_(key, ctrl, visitor, path);
    }
    if (typeof ctrl !== "symbol") {
      if (isCollection(node)) {
        path = Object.freeze(path.concat(node));
        for (let i = 0; i < node.items.length; ++i) {
          const ci = await visitAsync_(i, node.items[i], visitor, path);
          if (typeof ci === "number")
            i = ci - 1;
          else if (ci === BREAK)
            return BREAK;
          else if (ci === REMOVE) {
            node.items.splice(i, 1);
            i -= 1;
          }
        }
      } else if (isPair(node)) {
        path = Object.freeze(path.concat(node));
        const ck = await visitAsync_("key", node.key, visitor, path);
        if (ck === BREAK)
          return BREAK;
        else if (ck === REMOVE)
          node.key = null;
        const cv = await visitAsync_("value", node.value, visitor, path);
        if (cv === BREAK)
          return BREAK;
        else if (cv === REMOVE)
          node.value = null;
      }
    }
    return ctrl;
  }
  function initVisitor(visitor) {
    if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
      return Object.assign({
        Alias: visitor.Node,
        Map: visitor.Node,
        Scalar: visitor.Node,
        Seq: visitor.Node
      }, visitor.Value && {
        Map: visitor.Value,
        Scalar: visitor.Value,
        Seq: visitor.Value
      }, visitor.Collection && {
        Map: visitor.Collection,
        Seq: visitor.Collection
      }, visitor);
    }
    return visitor;
  }
  function callVisitor(key, node, visitor, path) {
    if (typeof visitor === "function")
      return visitor(key, node, path);
    if (isMap(node))
      return visitor.Map?.(key, node, path);
    if (isSeq(node))
      return visitor.Seq?.(key, node, path);
    if (isPair(node))
      return visitor.Pair?.(key, node, path);
    if (isScalar(node))
      return visitor.Scalar?.(key, node, path);
    if (isAlias(node))
      return visitor.Alias?.(key, node, path);
    return void 0;
  }
  function replaceNode(key, path, node) {
    const parent = path[path.length - 1];
    if (isCollection(parent)) {
      parent.items[key] = node;
    } else if (isPair(parent)) {
      if (key === "key")
        parent.key = node;
      else
        parent.value = node;
    } else if (isDocument(parent)) {
      parent.contents = node;
    } else {
      const pt = isAlias(parent) ? "alias" : "scalar";
      throw new Error(`Cannot replace node with ${pt} parent`);
    }
  }

  // node_modules/yaml/browser/dist/doc/directives.js
  var escapeChars = {
    "!": "%21",
    ",": "%2C",
    "[": "%5B",
    "]": "%5D",
    "{": "%7B",
    "}": "%7D"
  };
  var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
  var Directives = class _Directives {
    constructor(yaml, tags) {
      this.docStart = null;
      this.docEnd = false;
      this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
      this.tags = Object.assign({}, _Directives.defaultTags, tags);
    }
    clone() {
      const copy = new _Directives(this.yaml, this.tags);
      copy.docStart = this.docStart;
      return copy;
    }
    /**
     * During parsing, get a Directives instance for the current document and
     * update the stream state according to the current version's spec.
     *@/
    atDocument() {
      const res = new _Directives(this.yaml, this.tags);
      switch (this.yaml.version) {
        case "1.1":
          this.atNextDocument = true;
          break;
        case "1.2":
          this.atNextDocument = false;
          this.yaml = {
            explicit: _Directives.defaultYaml.explicit,
            version: "1.2"
          };
          this.tags = Object.assign({}, _Directives.defaultTags);
          break;
      }
      return res;
    }
    /**
     * @param onError - May be called even if the action was successful
     * @returns `true` on success
     *@/
    add(line, onError) {
      if (this.atNextDocument) {
        this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
        this.tags = Object.assign({}, _Directives.defaultTags);
        this.atNextDocument = false;
      }
      const parts = line.trim().split(/[ \t]+/);
      const name = parts.shift();
      switch (name) {
        case "%TAG": {
          if (parts.length !== 2) {
            onError(0, "%TAG directive should contain exactly two parts");
            if (parts.length < 2)
              return false;
          }
          const [handle, prefix] = parts;
          this.tags[handle] = prefix;
          return true;
        }
        case "%YAML": {
          this.yaml.explicit = true;
          if (parts.length !== 1) {
            onError(0, "%YAML directive should contain exactly one part");
            return false;
          }
          const [version] = parts;
          if (version === "1.1" || version === "1.2") {
            this.yaml.version = version;
            return true;
          } else {
            const isValid = /^\d+\.\d+$/.test(version);
            onError(6, `Unsupported YAML version ${version}`, isValid);
            return false;
          }
        }
        default:
          onError(0, `Unknown directive ${name}`, true);
          return false;
      }
    }
    /**
     * Resolves a tag, matching handles to those defined in %TAG directives.
     *
     * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
     *   `'!local'` tag, or `null` if unresolvable.
     *@/
    tagName(source, onError) {
      if (source === "!")
        return "!";
      if (source[0] !== "!") {
        onError(`Not a valid tag: ${source}`);
        return null;
      }
      if (source[1] === "<") {
        const verbatim = source.slice(2, -1);
        if (verbatim === "!" || verbatim === "!!") {
          onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
          return null;
        }
        if (source[source.length - 1] !== ">")
          onError("Verbatim tags must end with a >");
        return verbatim;
      }
      const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
      if (!suffix)
        onError(`The ${source} tag has no suffix`);
      const prefix = this.tags[handle];
      if (prefix) {
        try {
          return prefix + decodeURIComponent(suffix);
        } catch (error) {
          onError(String(error));
          return null;
        }
      }
      if (handle === "!")
        return source;
      onError(`Could not resolve tag: ${source}`);
      return null;
    }
    /**
     * Given a fully resolved tag, returns its printable string form,
     * taking into account current tag prefixes and defaults.
     *@/
    tagString(tag) {
      for (const [handle, prefix] of Object.entries(this.tags)) {
        if (tag.startsWith(prefix))
          return handle + escapeTagName(tag.substring(prefix.length));
      }
      return tag[0] === "!" ? tag : `!<${tag}>`;
    }
    toString(doc) {
      const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
      const tagEntries = Object.entries(this.tags);
      let tagNames;
      if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
        const tags = {};
        visit(doc.contents, (_key, node) => {
          if (isNode(node) && node.tag)
            tags[node.tag] = true;
        });
        tagNames = Object.keys(tags);
      } else
        tagNames = [];
      for (const [handle, prefix] of tagEntries) {
        if (handle === "!!" && prefix === "tag:yaml.org,2002:")
          continue;
        if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
          lines.push(`%TAG ${handle} ${prefix}`);
      }
      return lines.join("\n");
    }
  };
  Directives.defaultYaml = { explicit: false, version: "1.2" };
  Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

  // node_modules/yaml/browser/dist/doc/anchors.js
  function anchorIsValid(anchor) {
    if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
      const sa = JSON.stringify(anchor);
      const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
      throw new Error(msg);
    }
    return true;
  }
  function anchorNames(root) {
    const anchors = /* @__PURE__ *@/ new Set();
    visit(root, {
      Value(_key, node) {
        if (node.anchor)
          anchors.add(node.anchor);
      }
    });
    return anchors;
  }
  function findNewAnchor(prefix, exclude) {
    for (let i = 1; true; ++i) {
      const name = `${prefix}${i}`;
      if (!exclude.has(name))
        return name;
    }
  }
  function createNodeAnchors(doc, prefix) {
    const aliasObjects = [];
    const sourceObjects = /* @__PURE__ *@/ new Map();
    let prevAnchors = null;
    return {
      onAnchor: (source) => {
        aliasObjects.push(source);
        prevAnchors ?? (prevAnchors = anchorNames(doc));
        const anchor = findNewAnchor(prefix, prevAnchors);
        prevAnchors.add(anchor);
        return anchor;
      },
      /**
       * With circular references, the source node is only resolved after all
       * of its child nodes are. This is why anchors are set only after all of
       * the nodes have been created.
       *@/
      setAnchors: () => {
        for (const source of aliasObjects) {
          const ref = sourceObjects.get(source);
          if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) {
            ref.node.anchor = ref.anchor;
          } else {
            const error = new Error("Failed to resolve repeated object (this should not happen)");
            error.source = source;
            throw error;
          }
        }
      },
      sourceObjects
    };
  }

  // node_modules/yaml/browser/dist/doc/applyReviver.js
  function applyReviver(reviver, obj, key, val) {
    if (val && typeof val === "object") {
      if (Array.isArray(val)) {
        for (let i = 0, len = val.length; i < len; ++i) {
          const v0 = val[i];
          const v1 = applyReviver(reviver, val, String(i), v0);
          if (v1 === void 0)
            delete val[i];
          else if (v1 !== v0)
            val[i] = v1;
        }
      } else if (val instanceof Map) {
        for (const k of Array.from(val.keys())) {
          const v0 = val.get(k);
          const v1 = applyReviver(reviver, val, k, v0);
          if (v1 === void 0)
            val.delete(k);
          else if (v1 !== v0)
            val.set(k, v1);
        }
      } else if (val instanceof Set) {
        for (const v0 of Array.from(val)) {
          const v1 = applyReviver(reviver, val, v0, v0);
          if (v1 === void 0)
            val.delete(v0);
          else if (v1 !== v0) {
            val.delete(v0);
            val.add(v1);
          }
        }
      } else {
        for (const [k, v0] of Object.entries(val)) {
          const v1 = applyReviver(reviver, val, k, v0);
          if (v1 === void 0)
            delete val[k];
          else if (v1 !== v0)
            val[k] = v1;
        }
      }
    }
    return reviver.call(obj, key, val);
  }

  // node_modules/yaml/browser/dist/nodes/toJS.js
  function toJS(value, arg, ctx) {
    if (Array.isArray(value))
      return value.map((v, i) => toJS(v, String(i), ctx));
    if (value && typeof value.toJSON === "function") {
      if (!ctx || !hasAnchor(value))
        return value.toJSON(arg, ctx);
      const data = { aliasCount: 0, count: 1, res: void 0 };
      ctx.anchors.set(value, data);
      ctx.onCreate = (res2) => {
        data.res = res2;
        delete ctx.onCreate;
      };
      const res = value.toJSON(arg, ctx);
      if (ctx.onCreate)
        ctx.onCreate(res);
      return res;
    }
    if (typeof value === "bigint" && !ctx?.keep)
      return Number(value);
    return value;
  }

  // node_modules/yaml/browser/dist/nodes/Node.js
  var NodeBase = class {
    constructor(type) {
      Object.defineProperty(this, NODE_TYPE, { value: type });
    }
    /** Create a copy of this node.  *@/
    clone() {
      const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
      if (this.range)
        copy.range = this.range.slice();
      return copy;
    }
    /** A plain JavaScript representation of this node. *@/
    toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
      if (!isDocument(doc))
        throw new TypeError("A document argument is required");
      const ctx = {
        anchors: /* @__PURE__ *@/ new Map(),
        doc,
        keep: true,
        mapAsMap: mapAsMap === true,
        mapKeyWarned: false,
        maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
      };
      const res = toJS(this, "", ctx);
      if (typeof onAnchor === "function")
        for (const { count, res: res2 } of ctx.anchors.values())
          onAnchor(res2, count);
      return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
    }
  };

  // node_modules/yaml/browser/dist/nodes/Alias.js
  var Alias = class extends NodeBase {
    constructor(source) {
      super(ALIAS);
      this.source = source;
      Object.defineProperty(this, "tag", {
        set() {
          throw new Error("Alias nodes cannot have tags");
        }
      });
    }
    /**
     * Resolve the value of this alias within `doc`, finding the last
     * instance of the `source` anchor before this node.
     *@/
    resolve(doc, ctx) {
      if (ctx?.maxAliasCount === 0)
        throw new ReferenceError("Alias resolution is disabled");
      let nodes;
      if (ctx?.aliasResolveCache) {
        nodes = ctx.aliasResolveCache;
      } else {
        nodes = [];
        visit(doc, {
          Node: (_key, node) => {
            if (isAlias(node) || hasAnchor(node))
              nodes.push(node);
          }
        });
        if (ctx)
          ctx.aliasResolveCache = nodes;
      }
      let found = void 0;
      for (const node of nodes) {
        if (node === this)
          break;
        if (node.anchor === this.source)
          found = node;
      }
      if (found && ctx) {
        const { anchors, doc: doc2, maxAliasCount } = ctx;
        let data = anchors.get(found);
        if (!data) {
          toJS(found, null, ctx);
          data = anchors.get(found);
        }
        if (data?.res === void 0) {
          const msg = "This should not happen: Alias anchor was not resolved?";
          throw new ReferenceError(msg);
        }
        if (maxAliasCount >= 0) {
          data.count += 1;
          if (data.aliasCount === 0)
            data.aliasCount = getAliasCount(doc2, found, anchors);
          if (data.count * data.aliasCount > maxAliasCount) {
            const msg = "Excessive alias count indicates a resource exhaustion attack";
            throw new ReferenceError(msg);
          }
        }
      }
      return found;
    }
    toJSON(_arg, ctx) {
      if (!ctx)
        return { source: this.source };
      const source = this.resolve(ctx.doc, ctx);
      if (!source) {
        const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
        throw new ReferenceError(msg);
      }
      return ctx.anchors.get(source).res;
    }
    toString(ctx, _onComment, _onChompKeep) {
      const src = `*${this.source}`;
      if (ctx) {
        anchorIsValid(this.source);
        if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
          const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
          throw new Error(msg);
        }
        if (ctx.implicitKey)
          return `${src} `;
      }
      return src;
    }
  };
  function getAliasCount(doc, node, anchors) {
    if (isAlias(node)) {
      const source = node.resolve(doc);
      const anchor = anchors && source && anchors.get(source);
      return anchor ? anchor.count * anchor.aliasCount : 0;
    } else if (isCollection(node)) {
      let count = 0;
      for (const item of node.items) {
        const c = getAliasCount(doc, item, anchors);
        if (c > count)
          count = c;
      }
      return count;
    } else if (isPair(node)) {
      const kc = getAliasCount(doc, node.key, anchors);
      const vc = getAliasCount(doc, node.value, anchors);
      return Math.max(kc, vc);
    }
    return 1;
  }

  // node_modules/yaml/browser/dist/nodes/Scalar.js
  var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
  var Scalar = class extends NodeBase {
    constructor(value) {
      super(SCALAR);
      this.value = value;
    }
    toJSON(arg, ctx) {
      return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
    }
    toString() {
      return String(this.value);
    }
  };
  Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
  Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
  Scalar.PLAIN = "PLAIN";
  Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
  Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

  // node_modules/yaml/browser/dist/doc/createNode.js
  var defaultTagPrefix = "tag:yaml.org,2002:";
  function findTagObject(value, tagName, tags) {
    if (tagName) {
      const match = tags.filter((t) => t.tag === tagName);
      const tagObj = match.find((t) => !t.format) ?? match[0];
      if (!tagObj)
        throw new Error(`Tag ${tagName} not found`);
      return tagObj;
    }
    return tags.find((t) => t.identify?.(value) && !t.format);
  }
  function createNode(value, tagName, ctx) {
    if (isDocument(value))
      value = value.contents;
    if (isNode(value))
      return value;
    if (isPair(value)) {
      const map2 = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
      map2.items.push(value);
      return map2;
    }
    if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
      value = value.valueOf();
    }
    const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema4, sourceObjects } = ctx;
    let ref = void 0;
    if (aliasDuplicateObjects && value && typeof value === "object") {
      ref = sourceObjects.get(value);
      if (ref) {
        ref.anchor ?? (ref.anchor = onAnchor(value));
        return new Alias(ref.anchor);
      } else {
        ref = { anchor: null, node: null };
        sourceObjects.set(value, ref);
      }
    }
    if (tagName?.startsWith("!!"))
      tagName = defaultTagPrefix + tagName.slice(2);
    let tagObj = findTagObject(value, tagName, schema4.tags);
    if (!tagObj) {
      if (value && typeof value.toJSON === "function") {
        value = value.toJSON();
      }
      if (!value || typeof value !== "object") {
        const node2 = new Scalar(value);
        if (ref)
          ref.node = node2;
        return node2;
      }
      tagObj = value instanceof Map ? schema4[MAP] : Symbol.iterator in Object(value) ? schema4[SEQ] : schema4[MAP];
    }
    if (onTagObj) {
      onTagObj(tagObj);
      delete ctx.onTagObj;
    }
    const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
    if (tagName)
      node.tag = tagName;
    else if (!tagObj.default)
      node.tag = tagObj.tag;
    if (ref)
      ref.node = node;
    return node;
  }

  // node_modules/yaml/browser/dist/nodes/Collection.js
  function collectionFromPath(schema4, path, value) {
    let v = value;
    for (let i = path.length - 1; i >= 0; --i) {
      const k = path[i];
      if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
        const a = [];
        a[k] = v;
        v = a;
      } else {
        v = /* @__PURE__ *@/ new Map([[k, v]]);
      }
    }
    return createNode(v, void 0, {
      aliasDuplicateObjects: false,
      keepUndefined: false,
      onAnchor: () => {
        throw new Error("This should not happen, please report a bug.");
      },
      schema: schema4,
      sourceObjects: /* @__PURE__ *@/ new Map()
    });
  }
  var isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
  var Collection = class extends NodeBase {
    constructor(type, schema4) {
      super(type);
      Object.defineProperty(this, "schema", {
        value: schema4,
        configurable: true,
        enumerable: false,
        writable: true
      });
    }
    /**
     * Create a copy of this collection.
     *
     * @param schema - If defined, overwrites the original's schema
     *@/
    clone(schema4) {
      const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
      if (schema4)
        copy.schema = schema4;
      copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema4) : it);
      if (this.range)
        copy.range = this.range.slice();
      return copy;
    }
    /**
     * Adds a value to the collection. For `!!map` and `!!omap` the value must
     * be a Pair instance or a `{ key, value }` object, which may not have a key
     * that already exists in the map.
     *@/
    addIn(path, value) {
      if (isEmptyPath(path))
        this.add(value);
      else {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (isCollection(node))
          node.addIn(rest, value);
        else if (node === void 0 && this.schema)
          this.set(key, collectionFromPath(this.schema, rest, value));
        else
          throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
      }
    }
    /**
     * Removes a value from the collection.
     * @returns `true` if the item was found and removed.
     *@/
    deleteIn(path) {
      const [key, ...rest] = path;
      if (rest.length === 0)
        return this.delete(key);
      const node = this.get(key, true);
      if (isCollection(node))
        return node.deleteIn(rest);
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
    /**
     * Returns item at `key`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     *@/
    getIn(path, keepScalar) {
      const [key, ...rest] = path;
      const node = this.get(key, true);
      if (rest.length === 0)
        return !keepScalar && isScalar(node) ? node.value : node;
      else
        return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
    }
    hasAllNullValues(allowScalar) {
      return this.items.every((node) => {
        if (!isPair(node))
          return false;
        const n = node.value;
        return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
      });
    }
    /**
     * Checks if the collection includes a value with the key `key`.
     *@/
    hasIn(path) {
      const [key, ...rest] = path;
      if (rest.length === 0)
        return this.has(key);
      const node = this.get(key, true);
      return isCollection(node) ? node.hasIn(rest) : false;
    }
    /**
     * Sets a value in this collection. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     *@/
    setIn(path, value) {
      const [key, ...rest] = path;
      if (rest.length === 0) {
        this.set(key, value);
      } else {
        const node = this.get(key, true);
        if (isCollection(node))
          node.setIn(rest, value);
        else if (node === void 0 && this.schema)
          this.set(key, collectionFromPath(this.schema, rest, value));
        else
          throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
      }
    }
  };

  // node_modules/yaml/browser/dist/stringify/stringifyComment.js
  var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
  function indentComment(comment, indent) {
    if (/^\n+$/.test(comment))
      return comment.substring(1);
    return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
  }
  var lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

  // node_modules/yaml/browser/dist/stringify/foldFlowLines.js
  var FOLD_FLOW = "flow";
  var FOLD_BLOCK = "block";
  var FOLD_QUOTED = "quoted";
  function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
    if (!lineWidth || lineWidth < 0)
      return text;
    if (lineWidth < minContentWidth)
      minContentWidth = 0;
    const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
    if (text.length <= endStep)
      return text;
    const folds = [];
    const escapedFolds = {};
    let end = lineWidth - indent.length;
    if (typeof indentAtStart === "number") {
      if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
        folds.push(0);
      else
        end = lineWidth - indentAtStart;
    }
    let split = void 0;
    let prev = void 0;
    let overflow = false;
    let i = -1;
    let escStart = -1;
    let escEnd = -1;
    if (mode === FOLD_BLOCK) {
      i = consumeMoreIndentedLines(text, i, indent.length);
      if (i !== -1)
        end = i + endStep;
    }
    for (let ch; ch = text[i += 1]; ) {
      if (mode === FOLD_QUOTED && ch === "\\") {
        escStart = i;
        switch (text[i + 1]) {
          case "x":
            i += 3;
            break;
          case "u":
            i += 5;
            break;
          case "U":
            i += 9;
            break;
          default:
            i += 1;
        }
        escEnd = i;
      }
      if (ch === "\n") {
        if (mode === FOLD_BLOCK)
          i = consumeMoreIndentedLines(text, i, indent.length);
        end = i + indent.length + endStep;
        split = void 0;
      } else {
        if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
          const next = text[i + 1];
          if (next && next !== " " && next !== "\n" && next !== "	")
            split = i;
        }
        if (i >= end) {
          if (split) {
            folds.push(split);
            end = split + endStep;
            split = void 0;
          } else if (mode === FOLD_QUOTED) {
            while (prev === " " || prev === "	") {
              prev = ch;
              ch = text[i += 1];
              overflow = true;
            }
            const j = i > escEnd + 1 ? i - 2 : escStart - 1;
            if (escapedFolds[j])
              return text;
            folds.push(j);
            escapedFolds[j] = true;
            end = j + endStep;
            split = void 0;
          } else {
            overflow = true;
          }
        }
      }
      prev = ch;
    }
    if (overflow && onOverflow)
      onOverflow();
    if (folds.length === 0)
      return text;
    if (onFold)
      onFold();
    let res = text.slice(0, folds[0]);
    for (let i2 = 0; i2 < folds.length; ++i2) {
      const fold = folds[i2];
      const end2 = folds[i2 + 1] || text.length;
      if (fold === 0)
        res = `
${indent}${text.slice(0, end2)}`;
      else {
        if (mode === FOLD_QUOTED && escapedFolds[fold])
          res += `${text[fold]}\\`;
        res += `
${indent}${text.slice(fold + 1, end2)}`;
      }
    }
    return res;
  }
  function consumeMoreIndentedLines(text, i, indent) {
    let end = i;
    let start = i + 1;
    let ch = text[start];
    while (ch === " " || ch === "	") {
      if (i < start + indent) {
        ch = text[++i];
      } else {
        do {
          ch = text[++i];
        } while (ch && ch !== "\n");
        end = i;
        start = i + 1;
        ch = text[start];
      }
    }
    return end;
  }

  // node_modules/yaml/browser/dist/stringify/stringifyString.js
  var getFoldOptions = (ctx, isBlock2) => ({
    indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
    lineWidth: ctx.options.lineWidth,
    minContentWidth: ctx.options.minContentWidth
  });
  var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
  function lineLengthOverLimit(str, lineWidth, indentLength) {
    if (!lineWidth || lineWidth < 0)
      return false;
    const limit = lineWidth - indentLength;
    const strLen = str.length;
    if (strLen <= limit)
      return false;
    for (let i = 0, start = 0; i < strLen; ++i) {
      if (str[i] === "\n") {
        if (i - start > limit)
          return true;
        start = i + 1;
        if (strLen - start <= limit)
          return false;
      }
    }
    return true;
  }
  function doubleQuotedString(value, ctx) {
    const json = JSON.stringify(value);
    if (ctx.options.doubleQuotedAsJSON)
      return json;
    const { implicitKey } = ctx;
    const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
    const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
    let str = "";
    let start = 0;
    for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
      if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
        str += json.slice(start, i) + "\\ ";
        i += 1;
        start = i;
        ch = "\\";
      }
      if (ch === "\\")
        switch (json[i + 1]) {
          case "u":
            {
              str += json.slice(start, i);
              const code = json.substr(i + 2, 4);
              switch (code) {
                case "0000":
                  str += "\\0";
                  break;
                case "0007":
                  str += "\\a";
                  break;
                case "000b":
                  str += "\\v";
                  break;
                case "001b":
                  str += "\\e";
                  break;
                case "0085":
                  str += "\\N";
                  break;
                case "00a0":
                  str += "\\_";
                  break;
                case "2028":
                  str += "\\L";
                  break;
                case "2029":
                  str += "\\P";
                  break;
                default:
                  if (code.substr(0, 2) === "00")
                    str += "\\x" + code.substr(2);
                  else
                    str += json.substr(i, 6);
              }
              i += 5;
              start = i + 1;
            }
            break;
          case "n":
            if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
              i += 1;
            } else {
              str += json.slice(start, i) + "\n\n";
              while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
                str += "\n";
                i += 2;
              }
              str += indent;
              if (json[i + 2] === " ")
                str += "\\";
              i += 1;
              start = i + 1;
            }
            break;
          default:
            i += 1;
        }
    }
    str = start ? str + json.slice(start) : json;
    return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
  }
  function singleQuotedString(value, ctx) {
    if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
      return doubleQuotedString(value, ctx);
    const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
    const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
    return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
  }
  function quotedString(value, ctx) {
    const { singleQuote } = ctx.options;
    let qs;
    if (singleQuote === false)
      qs = doubleQuotedString;
    else {
      const hasDouble = value.includes('"');
      const hasSingle = value.includes("'");
      if (hasDouble && !hasSingle)
        qs = singleQuotedString;
      else if (hasSingle && !hasDouble)
        qs = doubleQuotedString;
      else
        qs = singleQuote ? singleQuotedString : doubleQuotedString;
    }
    return qs(value, ctx);
  }
  var blockEndNewlines;
  try {
    blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
  } catch {
    blockEndNewlines = /\n+(?!\n|$)/g;
  }
  function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
    const { blockQuote, commentString, lineWidth } = ctx.options;
    if (!blockQuote || /\n[\t ]+$/.test(value)) {
      return quotedString(value, ctx);
    }
    const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
    const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
    if (!value)
      return literal ? "|\n" : ">\n";
    let chomp;
    let endStart;
    for (endStart = value.length; endStart > 0; --endStart) {
      const ch = value[endStart - 1];
      if (ch !== "\n" && ch !== "	" && ch !== " ")
        break;
    }
    let end = value.substring(endStart);
    const endNlPos = end.indexOf("\n");
    if (endNlPos === -1) {
      chomp = "-";
    } else if (value === end || endNlPos !== end.length - 1) {
      chomp = "+";
      if (onChompKeep)
        onChompKeep();
    } else {
      chomp = "";
    }
    if (end) {
      value = value.slice(0, -end.length);
      if (end[end.length - 1] === "\n")
        end = end.slice(0, -1);
      end = end.replace(blockEndNewlines, `$&${indent}`);
    }
    let startWithSpace = false;
    let startEnd;
    let startNlPos = -1;
    for (startEnd = 0; startEnd < value.length; ++startEnd) {
      const ch = value[startEnd];
      if (ch === " ")
        startWithSpace = true;
      else if (ch === "\n")
        startNlPos = startEnd;
      else
        break;
    }
    let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
    if (start) {
      value = value.substring(start.length);
      start = start.replace(/\n+/g, `$&${indent}`);
    }
    const indentSize = indent ? "2" : "1";
    let header = (startWithSpace ? indentSize : "") + chomp;
    if (comment) {
      header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
      if (onComment)
        onComment();
    }
    if (!literal) {
      const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
      let literalFallback = false;
      const foldOptions = getFoldOptions(ctx, true);
      if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) {
        foldOptions.onOverflow = () => {
          literalFallback = true;
        };
      }
      const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
      if (!literalFallback)
        return `>${header}
${indent}${body}`;
    }
    value = value.replace(/\n+/g, `$&${indent}`);
    return `|${header}
${indent}${start}${value}${end}`;
  }
  function plainString(item, ctx, onComment, onChompKeep) {
    const { type, value } = item;
    const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
    if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
      return quotedString(value, ctx);
    }
    if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
      return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
    }
    if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) {
      return blockString(item, ctx, onComment, onChompKeep);
    }
    if (containsDocumentMarker(value)) {
      if (indent === "") {
        ctx.forceBlockIndent = true;
        return blockString(item, ctx, onComment, onChompKeep);
      } else if (implicitKey && indent === indentStep) {
        return quotedString(value, ctx);
      }
    }
    const str = value.replace(/\n+/g, `$&
${indent}`);
    if (actualString) {
      const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
      const { compat, tags } = ctx.doc.schema;
      if (tags.some(test) || compat?.some(test))
        return quotedString(value, ctx);
    }
    return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
  }
  function stringifyString(item, ctx, onComment, onChompKeep) {
    const { implicitKey, inFlow } = ctx;
    const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
    let { type } = item;
    if (type !== Scalar.QUOTE_DOUBLE) {
      if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
        type = Scalar.QUOTE_DOUBLE;
    }
    const _stringify = (_type) => {
      switch (_type) {
        case Scalar.BLOCK_FOLDED:
        case Scalar.BLOCK_LITERAL:
          return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
        case Scalar.QUOTE_DOUBLE:
          return doubleQuotedString(ss.value, ctx);
        case Scalar.QUOTE_SINGLE:
          return singleQuotedString(ss.value, ctx);
        case Scalar.PLAIN:
          return plainString(ss, ctx, onComment, onChompKeep);
        default:
          return null;
      }
    };
    let res = _stringify(type);
    if (res === null) {
      const { defaultKeyType, defaultStringType } = ctx.options;
      const t = implicitKey && defaultKeyType || defaultStringType;
      res = _stringify(t);
      if (res === null)
        throw new Error(`Unsupported default string type ${t}`);
    }
    return res;
  }

  // node_modules/yaml/browser/dist/stringify/stringify.js
  function createStringifyContext(doc, options) {
    const opt = Object.assign({
      blockQuote: true,
      commentString: stringifyComment,
      defaultKeyType: null,
      defaultStringType: "PLAIN",
      directives: null,
      doubleQuotedAsJSON: false,
      doubleQuotedMinMultiLineLength: 40,
      falseStr: "false",
      flowCollectionPadding: true,
      indentSeq: true,
      lineWidth: 80,
      minContentWidth: 20,
      nullStr: "null",
      simpleKeys: false,
      singleQuote: null,
      trailingComma: false,
      trueStr: "true",
      verifyAliasOrder: true
    }, doc.schema.toStringOptions, options);
    let inFlow;
    switch (opt.collectionStyle) {
      case "block":
        inFlow = false;
        break;
      case "flow":
        inFlow = true;
        break;
      default:
        inFlow = null;
    }
    return {
      anchors: /* @__PURE__ *@/ new Set(),
      doc,
      flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
      indent: "",
      indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
      inFlow,
      options: opt
    };
  }
  function getTagObject(tags, item) {
    if (item.tag) {
      const match = tags.filter((t) => t.tag === item.tag);
      if (match.length > 0)
        return match.find((t) => t.format === item.format) ?? match[0];
    }
    let tagObj = void 0;
    let obj;
    if (isScalar(item)) {
      obj = item.value;
      let match = tags.filter((t) => t.identify?.(obj));
      if (match.length > 1) {
        const testMatch = match.filter((t) => t.test);
        if (testMatch.length > 0)
          match = testMatch;
      }
      tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
    } else {
      obj = item;
      tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
    }
    if (!tagObj) {
      const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
      throw new Error(`Tag not resolved for ${name} value`);
    }
    return tagObj;
  }
  function stringifyProps(node, tagObj, { anchors, doc }) {
    if (!doc.directives)
      return "";
    const props = [];
    const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
    if (anchor && anchorIsValid(anchor)) {
      anchors.add(anchor);
      props.push(`&${anchor}`);
    }
    const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
    if (tag)
      props.push(doc.directives.tagString(tag));
    return props.join(" ");
  }
  function stringify(item, ctx, onComment, onChompKeep) {
    if (isPair(item))
      return item.toString(ctx, onComment, onChompKeep);
    if (isAlias(item)) {
      if (ctx.doc.directives)
        return item.toString(ctx);
      if (ctx.resolvedAliases?.has(item)) {
        throw new TypeError(`Cannot stringify circular structure without alias nodes`);
      } else {
        if (ctx.resolvedAliases)
          ctx.resolvedAliases.add(item);
        else
          ctx.resolvedAliases = /* @__PURE__ *@/ new Set([item]);
        item = item.resolve(ctx.doc);
      }
    }
    let tagObj = void 0;
    const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
    tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
    const props = stringifyProps(node, tagObj, ctx);
    if (props.length > 0)
      ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
    const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
    if (!props)
      return str;
    return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
  }

  // node_modules/yaml/browser/dist/stringify/stringifyPair.js
  function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
    const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
    let keyComment = isNode(key) && key.comment || null;
    if (simpleKeys) {
      if (keyComment) {
        throw new Error("With simple keys, key nodes cannot have comments");
      }
      if (isCollection(key) || !isNode(key) && typeof key === "object") {
        const msg = "With simple keys, collection cannot be used as a key value";
        throw new Error(msg);
      }
    }
    let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
    ctx = Object.assign({}, ctx, {
      allNullValues: false,
      implicitKey: !explicitKey && (simpleKeys || !allNullValues),
      indent: indent + indentStep
    });
    let keyCommentDone = false;
    let chompKeep = false;
    let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
    if (!explicitKey && !ctx.inFlow && str.length > 1024) {
      if (simpleKeys)
        throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
      explicitKey = true;
    }
    if (ctx.inFlow) {
      if (allNullValues || value == null) {
        if (keyCommentDone && onComment)
          onComment();
        return str === "" ? "?" : explicitKey ? `? ${str}` : str;
      }
    } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
      str = `? ${str}`;
      if (keyComment && !keyCommentDone) {
        str += lineComment(str, ctx.indent, commentString(keyComment));
      } else if (chompKeep && onChompKeep)
        onChompKeep();
      return str;
    }
    if (keyCommentDone)
      keyComment = null;
    if (explicitKey) {
      if (keyComment)
        str += lineComment(str, ctx.indent, commentString(keyComment));
      str = `? ${str}
${indent}:`;
    } else {
      str = `${str}:`;
      if (keyComment)
        str += lineComment(str, ctx.indent, commentString(keyComment));
    }
    let vsb, vcb, valueComment;
    if (isNode(value)) {
      vsb = !!value.spaceBefore;
      vcb = value.commentBefore;
      valueComment = value.comment;
    } else {
      vsb = false;
      vcb = null;
      valueComment = null;
      if (value && typeof value === "object")
        value = doc.createNode(value);
    }
    ctx.implicitKey = false;
    if (!explicitKey && !keyComment && isScalar(value))
      ctx.indentAtStart = str.length + 1;
    chompKeep = false;
    if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) {
      ctx.indent = ctx.indent.substring(2);
    }
    let valueCommentDone = false;
    const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
    let ws = " ";
    if (keyComment || vsb || vcb) {
      ws = vsb ? "\n" : "";
      if (vcb) {
        const cs = commentString(vcb);
        ws += `
${indentComment(cs, ctx.indent)}`;
      }
      if (valueStr === "" && !ctx.inFlow) {
        if (ws === "\n" && valueComment)
          ws = "\n\n";
      } else {
        ws += `
${ctx.indent}`;
      }
    } else if (!explicitKey && isCollection(value)) {
      const vs0 = valueStr[0];
      const nl0 = valueStr.indexOf("\n");
      const hasNewline = nl0 !== -1;
      const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
      if (hasNewline || !flow) {
        let hasPropsLine = false;
        if (hasNewline && (vs0 === "&" || vs0 === "!")) {
          let sp0 = valueStr.indexOf(" ");
          if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
            sp0 = valueStr.indexOf(" ", sp0 + 1);
          }
          if (sp0 === -1 || nl0 < sp0)
            hasPropsLine = true;
        }
        if (!hasPropsLine)
          ws = `
${ctx.indent}`;
      }
    } else if (valueStr === "" || valueStr[0] === "\n") {
      ws = "";
    }
    str += ws + valueStr;
    if (ctx.inFlow) {
      if (valueCommentDone && onComment)
        onComment();
    } else if (valueComment && !valueCommentDone) {
      str += lineComment(str, ctx.indent, commentString(valueComment));
    } else if (chompKeep && onChompKeep) {
      onChompKeep();
    }
    return str;
  }

  // node_modules/yaml/browser/dist/log.js
  function warn(logLevel, warning) {
    if (logLevel === "debug" || logLevel === "warn") {
      console.warn(warning);
    }
  }

  // node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
  var MERGE_KEY = "<<";
  var merge = {
    identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
    default: "key",
    tag: "tag:yaml.org,2002:merge",
    test: /^<<$/,
    resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
      addToJSMap: addMergeToJSMap
    }),
    stringify: () => MERGE_KEY
  };
  var isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
  function addMergeToJSMap(ctx, map2, value) {
    const source = resolveAliasValue(ctx, value);
    if (isSeq(source))
      for (const it of source.items)
        mergeValue(ctx, map2, it);
    else if (Array.isArray(source))
      for (const it of source)
        mergeValue(ctx, map2, it);
    else
      mergeValue(ctx, map2, source);
  }
  function mergeValue(ctx, map2, value) {
    const source = resolveAliasValue(ctx, value);
    if (!isMap(source))
      throw new Error("Merge sources must be maps or map aliases");
    const srcMap = source.toJSON(null, ctx, Map);
    for (const [key, value2] of srcMap) {
      if (map2 instanceof Map) {
        if (!map2.has(key))
          map2.set(key, value2);
      } else if (map2 instanceof Set) {
        map2.add(key);
      } else if (!Object.prototype.hasOwnProperty.call(map2, key)) {
        Object.defineProperty(map2, key, {
          value: value2,
          writable: true,
          enumerable: true,
          configurable: true
        });
      }
    }
    return map2;
  }
  function resolveAliasValue(ctx, value) {
    return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
  }

  // node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
  function addPairToJSMap(ctx, map2, { key, value }) {
    if (isNode(key) && key.addToJSMap)
      key.addToJSMap(ctx, map2, value);
    else if (isMergeKey(ctx, key))
      addMergeToJSMap(ctx, map2, value);
    else {
      const jsKey = toJS(key, "", ctx);
      if (map2 instanceof Map) {
        map2.set(jsKey, toJS(value, jsKey, ctx));
      } else if (map2 instanceof Set) {
        map2.add(jsKey);
      } else {
        const stringKey = stringifyKey(key, jsKey, ctx);
        const jsValue = toJS(value, stringKey, ctx);
        if (stringKey in map2)
          Object.defineProperty(map2, stringKey, {
            value: jsValue,
            writable: true,
            enumerable: true,
            configurable: true
          });
        else
          map2[stringKey] = jsValue;
      }
    }
    return map2;
  }
  function stringifyKey(key, jsKey, ctx) {
    if (jsKey === null)
      return "";
    if (typeof jsKey !== "object")
      return String(jsKey);
    if (isNode(key) && ctx?.doc) {
      const strCtx = createStringifyContext(ctx.doc, {});
      strCtx.anchors = /* @__PURE__ *@/ new Set();
      for (const node of ctx.anchors.keys())
        strCtx.anchors.add(node.anchor);
      strCtx.inFlow = true;
      strCtx.inStringifyKey = true;
      const strKey = key.toString(strCtx);
      if (!ctx.mapKeyWarned) {
        let jsonStr = JSON.stringify(strKey);
        if (jsonStr.length > 40)
          jsonStr = jsonStr.substring(0, 36) + '..."';
        warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
        ctx.mapKeyWarned = true;
      }
      return strKey;
    }
    return JSON.stringify(jsKey);
  }

  // node_modules/yaml/browser/dist/nodes/Pair.js
  function createPair(key, value, ctx) {
    const k = createNode(key, void 0, ctx);
    const v = createNode(value, void 0, ctx);
    return new Pair(k, v);
  }
  var Pair = class _Pair {
    constructor(key, value = null) {
      Object.defineProperty(this, NODE_TYPE, { value: PAIR });
      this.key = key;
      this.value = value;
    }
    clone(schema4) {
      let { key, value } = this;
      if (isNode(key))
        key = key.clone(schema4);
      if (isNode(value))
        value = value.clone(schema4);
      return new _Pair(key, value);
    }
    toJSON(_, ctx) {
      const pair = ctx?.mapAsMap ? /* @__PURE__ *@/ new Map() : {};
      return addPairToJSMap(ctx, pair, this);
    }
    toString(ctx, onComment, onChompKeep) {
      return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
    }
  };

  // node_modules/yaml/browser/dist/stringify/stringifyCollection.js
  function stringifyCollection(collection, ctx, options) {
    const flow = ctx.inFlow ?? collection.flow;
    const stringify4 = flow ? stringifyFlowCollection : stringifyBlockCollection;
    return stringify4(collection, ctx, options);
  }
  function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
    const { indent, options: { commentString } } = ctx;
    const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
    let chompKeep = false;
    const lines = [];
    for (let i = 0; i < items.length; ++i) {
      const item = items[i];
      let comment2 = null;
      if (isNode(item)) {
        if (!chompKeep && item.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
        if (item.comment)
          comment2 = item.comment;
      } else if (isPair(item)) {
        const ik = isNode(item.key) ? item.key : null;
        if (ik) {
          if (!chompKeep && ik.spaceBefore)
            lines.push("");
          addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
        }
      }
      chompKeep = false;
      let str2 = stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
      if (comment2)
        str2 += lineComment(str2, itemIndent, commentString(comment2));
      if (chompKeep && comment2)
        chompKeep = false;
      lines.push(blockItemPrefix + str2);
    }
    let str;
    if (lines.length === 0) {
      str = flowChars.start + flowChars.end;
    } else {
      str = lines[0];
      for (let i = 1; i < lines.length; ++i) {
        const line = lines[i];
        str += line ? `
${indent}${line}` : "\n";
      }
    }
    if (comment) {
      str += "\n" + indentComment(commentString(comment), indent);
      if (onComment)
        onComment();
    } else if (chompKeep && onChompKeep)
      onChompKeep();
    return str;
  }
  function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
    const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
    itemIndent += indentStep;
    const itemCtx = Object.assign({}, ctx, {
      indent: itemIndent,
      inFlow: true,
      type: null
    });
    let reqNewline = false;
    let linesAtValue = 0;
    const lines = [];
    for (let i = 0; i < items.length; ++i) {
      const item = items[i];
      let comment = null;
      if (isNode(item)) {
        if (item.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, item.commentBefore, false);
        if (item.comment)
          comment = item.comment;
      } else if (isPair(item)) {
        const ik = isNode(item.key) ? item.key : null;
        if (ik) {
          if (ik.spaceBefore)
            lines.push("");
          addCommentBefore(ctx, lines, ik.commentBefore, false);
          if (ik.comment)
            reqNewline = true;
        }
        const iv = isNode(item.value) ? item.value : null;
        if (iv) {
          if (iv.comment)
            comment = iv.comment;
          if (iv.commentBefore)
            reqNewline = true;
        } else if (item.value == null && ik?.comment) {
          comment = ik.comment;
        }
      }
      if (comment)
        reqNewline = true;
      let str = stringify(item, itemCtx, () => comment = null);
      reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
      if (i < items.length - 1) {
        str += ",";
      } else if (ctx.options.trailingComma) {
        if (ctx.options.lineWidth > 0) {
          reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
        }
        if (reqNewline) {
          str += ",";
        }
      }
      if (comment)
        str += lineComment(str, itemIndent, commentString(comment));
      lines.push(str);
      linesAtValue = lines.length;
    }
    const { start, end } = flowChars;
    if (lines.length === 0) {
      return start + end;
    } else {
      if (!reqNewline) {
        const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
        reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
      }
      if (reqNewline) {
        let str = start;
        for (const line of lines)
          str += line ? `
${indentStep}${indent}${line}` : "\n";
        return `${str}
${indent}${end}`;
      } else {
        return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
      }
    }
  }
  function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
    if (comment && chompKeep)
      comment = comment.replace(/^\n+/, "");
    if (comment) {
      const ic = indentComment(commentString(comment), indent);
      lines.push(ic.trimStart());
    }
  }

  // node_modules/yaml/browser/dist/nodes/YAMLMap.js
  function findPair(items, key) {
    const k = isScalar(key) ? key.value : key;
    for (const it of items) {
      if (isPair(it)) {
        if (it.key === key || it.key === k)
          return it;
        if (isScalar(it.key) && it.key.value === k)
          return it;
      }
    }
    return void 0;
  }
  var YAMLMap = class extends Collection {
    static get tagName() {
      return "tag:yaml.org,2002:map";
    }
    constructor(schema4) {
      super(MAP, schema4);
      this.items = [];
    }
    /**
     * A generic collection parsing method that can be extended
     * to other node classes that inherit from YAMLMap
     *@/
    static from(schema4, obj, ctx) {
      const { keepUndefined, replacer } = ctx;
      const map2 = new this(schema4);
      const add = (key, value) => {
        if (typeof replacer === "function")
          value = replacer.call(obj, key, value);
        else if (Array.isArray(replacer) && !replacer.includes(key))
          return;
        if (value !== void 0 || keepUndefined)
          map2.items.push(createPair(key, value, ctx));
      };
      if (obj instanceof Map) {
        for (const [key, value] of obj)
          add(key, value);
      } else if (obj && typeof obj === "object") {
        for (const key of Object.keys(obj))
          add(key, obj[key]);
      }
      if (typeof schema4.sortMapEntries === "function") {
        map2.items.sort(schema4.sortMapEntries);
      }
      return map2;
    }
    /**
     * Adds a value to the collection.
     *
     * @param overwrite - If not set `true`, using a key that is already in the
     *   collection will throw. Otherwise, overwrites the previous value.
     *@/
    add(pair, overwrite) {
      let _pair;
      if (isPair(pair))
        _pair = pair;
      else if (!pair || typeof pair !== "object" || !("key" in pair)) {
        _pair = new Pair(pair, pair?.value);
      } else
        _pair = new Pair(pair.key, pair.value);
      const prev = findPair(this.items, _pair.key);
      const sortEntries = this.schema?.sortMapEntries;
      if (prev) {
        if (!overwrite)
          throw new Error(`Key ${_pair.key} already set`);
        if (isScalar(prev.value) && isScalarValue(_pair.value))
          prev.value.value = _pair.value;
        else
          prev.value = _pair.value;
      } else if (sortEntries) {
        const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
        if (i === -1)
          this.items.push(_pair);
        else
          this.items.splice(i, 0, _pair);
      } else {
        this.items.push(_pair);
      }
    }
    delete(key) {
      const it = findPair(this.items, key);
      if (!it)
        return false;
      const del = this.items.splice(this.items.indexOf(it), 1);
      return del.length > 0;
    }
    get(key, keepScalar) {
      const it = findPair(this.items, key);
      const node = it?.value;
      return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
    }
    has(key) {
      return !!findPair(this.items, key);
    }
    set(key, value) {
      this.add(new Pair(key, value), true);
    }
    /**
     * @param ctx - Conversion context, originally set in Document#toJS()
     * @param {Class} Type - If set, forces the returned collection type
     * @returns Instance of Type, Map, or Object
     *@/
    toJSON(_, ctx, Type) {
      const map2 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ *@/ new Map() : {};
      if (ctx?.onCreate)
        ctx.onCreate(map2);
      for (const item of this.items)
        addPairToJSMap(ctx, map2, item);
      return map2;
    }
    toString(ctx, onComment, onChompKeep) {
      if (!ctx)
        return JSON.stringify(this);
      for (const item of this.items) {
        if (!isPair(item))
          throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
      }
      if (!ctx.allNullValues && this.hasAllNullValues(false))
        ctx = Object.assign({}, ctx, { allNullValues: true });
      return stringifyCollection(this, ctx, {
        blockItemPrefix: "",
        flowChars: { start: "{", end: "}" },
        itemIndent: ctx.indent || "",
        onChompKeep,
        onComment
      });
    }
  };

  // node_modules/yaml/browser/dist/schema/common/map.js
  var map = {
    collection: "map",
    default: true,
    nodeClass: YAMLMap,
    tag: "tag:yaml.org,2002:map",
    resolve(map2, onError) {
      if (!isMap(map2))
        onError("Expected a mapping for this tag");
      return map2;
    },
    createNode: (schema4, obj, ctx) => YAMLMap.from(schema4, obj, ctx)
  };

  // node_modules/yaml/browser/dist/nodes/YAMLSeq.js
  var YAMLSeq = class extends Collection {
    static get tagName() {
      return "tag:yaml.org,2002:seq";
    }
    constructor(schema4) {
      super(SEQ, schema4);
      this.items = [];
    }
    add(value) {
      this.items.push(value);
    }
    /**
     * Removes a value from the collection.
     *
     * `key` must contain a representation of an integer for this to succeed.
     * It may be wrapped in a `Scalar`.
     *
     * @returns `true` if the item was found and removed.
     *@/
    delete(key) {
      const idx = asItemIndex(key);
      if (typeof idx !== "number")
        return false;
      const del = this.items.splice(idx, 1);
      return del.length > 0;
    }
    get(key, keepScalar) {
      const idx = asItemIndex(key);
      if (typeof idx !== "number")
        return void 0;
      const it = this.items[idx];
      return !keepScalar && isScalar(it) ? it.value : it;
    }
    /**
     * Checks if the collection includes a value with the key `key`.
     *
     * `key` must contain a representation of an integer for this to succeed.
     * It may be wrapped in a `Scalar`.
     *@/
    has(key) {
      const idx = asItemIndex(key);
      return typeof idx === "number" && idx < this.items.length;
    }
    /**
     * Sets a value in this collection. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     *
     * If `key` does not contain a representation of an integer, this will throw.
     * It may be wrapped in a `Scalar`.
     *@/
    set(key, value) {
      const idx = asItemIndex(key);
      if (typeof idx !== "number")
        throw new Error(`Expected a valid index, not ${key}.`);
      const prev = this.items[idx];
      if (isScalar(prev) && isScalarValue(value))
        prev.value = value;
      else
        this.items[idx] = value;
    }
    toJSON(_, ctx) {
      const seq2 = [];
      if (ctx?.onCreate)
        ctx.onCreate(seq2);
      let i = 0;
      for (const item of this.items)
        seq2.push(toJS(item, String(i++), ctx));
      return seq2;
    }
    toString(ctx, onComment, onChompKeep) {
      if (!ctx)
        return JSON.stringify(this);
      return stringifyCollection(this, ctx, {
        blockItemPrefix: "- ",
        flowChars: { start: "[", end: "]" },
        itemIndent: (ctx.indent || "") + "  ",
        onChompKeep,
        onComment
      });
    }
    static from(schema4, obj, ctx) {
      const { replacer } = ctx;
      const seq2 = new this(schema4);
      if (obj && Symbol.iterator in Object(obj)) {
        let i = 0;
        for (let it of obj) {
          if (typeof replacer === "function") {
            const key = obj instanceof Set ? it : String(i++);
            it = replacer.call(obj, key, it);
          }
          seq2.items.push(createNode(it, void 0, ctx));
        }
      }
      return seq2;
    }
  };
  function asItemIndex(key) {
    let idx = isScalar(key) ? key.value : key;
    if (idx && typeof idx === "string")
      idx = Number(idx);
    return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
  }

  // node_modules/yaml/browser/dist/schema/common/seq.js
  var seq = {
    collection: "seq",
    default: true,
    nodeClass: YAMLSeq,
    tag: "tag:yaml.org,2002:seq",
    resolve(seq2, onError) {
      if (!isSeq(seq2))
        onError("Expected a sequence for this tag");
      return seq2;
    },
    createNode: (schema4, obj, ctx) => YAMLSeq.from(schema4, obj, ctx)
  };

  // node_modules/yaml/browser/dist/schema/common/string.js
  var string = {
    identify: (value) => typeof value === "string",
    default: true,
    tag: "tag:yaml.org,2002:str",
    resolve: (str) => str,
    stringify(item, ctx, onComment, onChompKeep) {
      ctx = Object.assign({ actualString: true }, ctx);
      return stringifyString(item, ctx, onComment, onChompKeep);
    }
  };

  // node_modules/yaml/browser/dist/schema/common/null.js
  var nullTag = {
    identify: (value) => value == null,
    createNode: () => new Scalar(null),
    default: true,
    tag: "tag:yaml.org,2002:null",
    test: /^(?:~|[Nn]ull|NULL)?$/,
    resolve: () => new Scalar(null),
    stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
  };

  // node_modules/yaml/browser/dist/schema/core/bool.js
  var boolTag = {
    identify: (value) => typeof value === "boolean",
    default: true,
    tag: "tag:yaml.org,2002:bool",
    test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
    resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
    stringify({ source, value }, ctx) {
      if (source && boolTag.test.test(source)) {
        const sv = source[0] === "t" || source[0] === "T";
        if (value === sv)
          return source;
      }
      return value ? ctx.options.trueStr : ctx.options.falseStr;
    }
  };

  // node_modules/yaml/browser/dist/stringify/stringifyNumber.js
  function stringifyNumber({ format, minFractionDigits, tag, value }) {
    if (typeof value === "bigint")
      return String(value);
    const num = typeof value === "number" ? value : Number(value);
    if (!isFinite(num))
      return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
    let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
    if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
      let i = n.indexOf(".");
      if (i < 0) {
        i = n.length;
        n += ".";
      }
      let d = minFractionDigits - (n.length - i - 1);
      while (d-- > 0)
        n += "0";
    }
    return n;
  }

  // node_modules/yaml/browser/dist/schema/core/float.js
  var floatNaN = {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
    stringify: stringifyNumber
  };
  var floatExp = {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    format: "EXP",
    test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
    resolve: (str) => parseFloat(str),
    stringify(node) {
      const num = Number(node.value);
      return isFinite(num) ? num.toExponential() : stringifyNumber(node);
    }
  };
  var float = {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
    resolve(str) {
      const node = new Scalar(parseFloat(str));
      const dot = str.indexOf(".");
      if (dot !== -1 && str[str.length - 1] === "0")
        node.minFractionDigits = str.length - dot - 1;
      return node;
    },
    stringify: stringifyNumber
  };

  // node_modules/yaml/browser/dist/schema/core/int.js
  var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
  var intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
  function intStringify(node, radix, prefix) {
    const { value } = node;
    if (intIdentify(value) && value >= 0)
      return prefix + value.toString(radix);
    return stringifyNumber(node);
  }
  var intOct = {
    identify: (value) => intIdentify(value) && value >= 0,
    default: true,
    tag: "tag:yaml.org,2002:int",
    format: "OCT",
    test: /^0o[0-7]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
    stringify: (node) => intStringify(node, 8, "0o")
  };
  var int = {
    identify: intIdentify,
    default: true,
    tag: "tag:yaml.org,2002:int",
    test: /^[-+]?[0-9]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
    stringify: stringifyNumber
  };
  var intHex = {
    identify: (value) => intIdentify(value) && value >= 0,
    default: true,
    tag: "tag:yaml.org,2002:int",
    format: "HEX",
    test: /^0x[0-9a-fA-F]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
    stringify: (node) => intStringify(node, 16, "0x")
  };

  // node_modules/yaml/browser/dist/schema/core/schema.js
  var schema = [
    map,
    seq,
    string,
    nullTag,
    boolTag,
    intOct,
    int,
    intHex,
    floatNaN,
    floatExp,
    float
  ];

  // node_modules/yaml/browser/dist/schema/json/schema.js
  function intIdentify2(value) {
    return typeof value === "bigint" || Number.isInteger(value);
  }
  var stringifyJSON = ({ value }) => JSON.stringify(value);
  var jsonScalars = [
    {
      identify: (value) => typeof value === "string",
      default: true,
      tag: "tag:yaml.org,2002:str",
      resolve: (str) => str,
      stringify: stringifyJSON
    },
    {
      identify: (value) => value == null,
      createNode: () => new Scalar(null),
      default: true,
      tag: "tag:yaml.org,2002:null",
      test: /^null$/,
      resolve: () => null,
      stringify: stringifyJSON
    },
    {
      identify: (value) => typeof value === "boolean",
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^true$|^false$/,
      resolve: (str) => str === "true",
      stringify: stringifyJSON
    },
    {
      identify: intIdentify2,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^-?(?:0|[1-9][0-9]*)$/,
      resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
      stringify: ({ value }) => intIdentify2(value) ? value.toString() : JSON.stringify(value)
    },
    {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
      resolve: (str) => parseFloat(str),
      stringify: stringifyJSON
    }
  ];
  var jsonError = {
    default: true,
    tag: "",
    test: /^/,
    resolve(str, onError) {
      onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
      return str;
    }
  };
  var schema2 = [map, seq].concat(jsonScalars, jsonError);

  // node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
  var binary = {
    identify: (value) => value instanceof Uint8Array,
    // Buffer inherits from Uint8Array
    default: false,
    tag: "tag:yaml.org,2002:binary",
    /**
     * Returns a Buffer in node and an Uint8Array in browsers
     *
     * To use the resulting buffer as an image, you'll want to do something like:
     *
     *   const blob = new Blob([buffer], { type: 'image/jpeg' })
     *   document.querySelector('#photo').src = URL.createObjectURL(blob)
     *@/
    resolve(src, onError) {
      if (typeof atob === "function") {
        const str = atob(src.replace(/[\n\r]/g, ""));
        const buffer = new Uint8Array(str.length);
        for (let i = 0; i < str.length; ++i)
          buffer[i] = str.charCodeAt(i);
        return buffer;
      } else {
        onError("This environment does not support reading binary tags; either Buffer or atob is required");
        return src;
      }
    },
    stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
      if (!value)
        return "";
      const buf = value;
      let str;
      if (typeof btoa === "function") {
        let s = "";
        for (let i = 0; i < buf.length; ++i)
          s += String.fromCharCode(buf[i]);
        str = btoa(s);
      } else {
        throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
      }
      type ?? (type = Scalar.BLOCK_LITERAL);
      if (type !== Scalar.QUOTE_DOUBLE) {
        const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
        const n = Math.ceil(str.length / lineWidth);
        const lines = new Array(n);
        for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
          lines[i] = str.substr(o, lineWidth);
        }
        str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
      }
      return stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
    }
  };

  // node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
  function resolvePairs(seq2, onError) {
    if (isSeq(seq2)) {
      for (let i = 0; i < seq2.items.length; ++i) {
        let item = seq2.items[i];
        if (isPair(item))
          continue;
        else if (isMap(item)) {
          if (item.items.length > 1)
            onError("Each pair must have its own sequence indicator");
          const pair = item.items[0] || new Pair(new Scalar(null));
          if (item.commentBefore)
            pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
          if (item.comment) {
            const cn = pair.value ?? pair.key;
            cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
          }
          item = pair;
        }
        seq2.items[i] = isPair(item) ? item : new Pair(item);
      }
    } else
      onError("Expected a sequence for this tag");
    return seq2;
  }
  function createPairs(schema4, iterable, ctx) {
    const { replacer } = ctx;
    const pairs2 = new YAMLSeq(schema4);
    pairs2.tag = "tag:yaml.org,2002:pairs";
    let i = 0;
    if (iterable && Symbol.iterator in Object(iterable))
      for (let it of iterable) {
        if (typeof replacer === "function")
          it = replacer.call(iterable, String(i++), it);
        let key, value;
        if (Array.isArray(it)) {
          if (it.length === 2) {
            key = it[0];
            value = it[1];
          } else
            throw new TypeError(`Expected [key, value] tuple: ${it}`);
        } else if (it && it instanceof Object) {
          const keys = Object.keys(it);
          if (keys.length === 1) {
            key = keys[0];
            value = it[key];
          } else {
            throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
          }
        } else {
          key = it;
        }
        pairs2.items.push(createPair(key, value, ctx));
      }
    return pairs2;
  }
  var pairs = {
    collection: "seq",
    default: false,
    tag: "tag:yaml.org,2002:pairs",
    resolve: resolvePairs,
    createNode: createPairs
  };

  // node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
  var YAMLOMap = class _YAMLOMap extends YAMLSeq {
    constructor() {
      super();
      this.add = YAMLMap.prototype.add.bind(this);
      this.delete = YAMLMap.prototype.delete.bind(this);
      this.get = YAMLMap.prototype.get.bind(this);
      this.has = YAMLMap.prototype.has.bind(this);
      this.set = YAMLMap.prototype.set.bind(this);
      this.tag = _YAMLOMap.tag;
    }
    /**
     * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
     * but TypeScript won't allow widening the signature of a child method.
     *@/
    toJSON(_, ctx) {
      if (!ctx)
        return super.toJSON(_);
      const map2 = /* @__PURE__ *@/ new Map();
      if (ctx?.onCreate)
        ctx.onCreate(map2);
      for (const pair of this.items) {
        let key, value;
        if (isPair(pair)) {
          key = toJS(pair.key, "", ctx);
          value = toJS(pair.value, key, ctx);
        } else {
          key = toJS(pair, "", ctx);
        }
        if (map2.has(key))
          throw new Error("Ordered maps must not include duplicate keys");
        map2.set(key, value);
      }
      return map2;
    }
    static from(schema4, iterable, ctx) {
      const pairs2 = createPairs(schema4, iterable, ctx);
      const omap2 = new this();
      omap2.items = pairs2.items;
      return omap2;
    }
  };
  YAMLOMap.tag = "tag:yaml.org,2002:omap";
  var omap = {
    collection: "seq",
    identify: (value) => value instanceof Map,
    nodeClass: YAMLOMap,
    default: false,
    tag: "tag:yaml.org,2002:omap",
    resolve(seq2, onError) {
      const pairs2 = resolvePairs(seq2, onError);
      const seenKeys = [];
      for (const { key } of pairs2.items) {
        if (isScalar(key)) {
          if (seenKeys.includes(key.value)) {
            onError(`Ordered maps must not include duplicate keys: ${key.value}`);
          } else {
            seenKeys.push(key.value);
          }
        }
      }
      return Object.assign(new YAMLOMap(), pairs2);
    },
    createNode: (schema4, iterable, ctx) => YAMLOMap.from(schema4, iterable, ctx)
  };

  // node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
  function boolStringify({ value, source }, ctx) {
    const boolObj = value ? trueTag : falseTag;
    if (source && boolObj.test.test(source))
      return source;
    return value ? ctx.options.trueStr : ctx.options.falseStr;
  }
  var trueTag = {
    identify: (value) => value === true,
    default: true,
    tag: "tag:yaml.org,2002:bool",
    test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
    resolve: () => new Scalar(true),
    stringify: boolStringify
  };
  var falseTag = {
    identify: (value) => value === false,
    default: true,
    tag: "tag:yaml.org,2002:bool",
    test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
    resolve: () => new Scalar(false),
    stringify: boolStringify
  };

  // node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
  var floatNaN2 = {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
    stringify: stringifyNumber
  };
  var floatExp2 = {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    format: "EXP",
    test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
    resolve: (str) => parseFloat(str.replace(/_/g, "")),
    stringify(node) {
      const num = Number(node.value);
      return isFinite(num) ? num.toExponential() : stringifyNumber(node);
    }
  };
  var float2 = {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
    resolve(str) {
      const node = new Scalar(parseFloat(str.replace(/_/g, "")));
      const dot = str.indexOf(".");
      if (dot !== -1) {
        const f = str.substring(dot + 1).replace(/_/g, "");
        if (f[f.length - 1] === "0")
          node.minFractionDigits = f.length;
      }
      return node;
    },
    stringify: stringifyNumber
  };

  // node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
  var intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
  function intResolve2(str, offset, radix, { intAsBigInt }) {
    const sign = str[0];
    if (sign === "-" || sign === "+")
      offset += 1;
    str = str.substring(offset).replace(/_/g, "");
    if (intAsBigInt) {
      switch (radix) {
        case 2:
          str = `0b${str}`;
          break;
        case 8:
          str = `0o${str}`;
          break;
        case 16:
          str = `0x${str}`;
          break;
      }
      const n2 = BigInt(str);
      return sign === "-" ? BigInt(-1) * n2 : n2;
    }
    const n = parseInt(str, radix);
    return sign === "-" ? -1 * n : n;
  }
  function intStringify2(node, radix, prefix) {
    const { value } = node;
    if (intIdentify3(value)) {
      const str = value.toString(radix);
      return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
    }
    return stringifyNumber(node);
  }
  var intBin = {
    identify: intIdentify3,
    default: true,
    tag: "tag:yaml.org,2002:int",
    format: "BIN",
    test: /^[-+]?0b[0-1_]+$/,
    resolve: (str, _onError, opt) => intResolve2(str, 2, 2, opt),
    stringify: (node) => intStringify2(node, 2, "0b")
  };
  var intOct2 = {
    identify: intIdentify3,
    default: true,
    tag: "tag:yaml.org,2002:int",
    format: "OCT",
    test: /^[-+]?0[0-7_]+$/,
    resolve: (str, _onError, opt) => intResolve2(str, 1, 8, opt),
    stringify: (node) => intStringify2(node, 8, "0")
  };
  var int2 = {
    identify: intIdentify3,
    default: true,
    tag: "tag:yaml.org,2002:int",
    test: /^[-+]?[0-9][0-9_]*$/,
    resolve: (str, _onError, opt) => intResolve2(str, 0, 10, opt),
    stringify: stringifyNumber
  };
  var intHex2 = {
    identify: intIdentify3,
    default: true,
    tag: "tag:yaml.org,2002:int",
    format: "HEX",
    test: /^[-+]?0x[0-9a-fA-F_]+$/,
    resolve: (str, _onError, opt) => intResolve2(str, 2, 16, opt),
    stringify: (node) => intStringify2(node, 16, "0x")
  };

  // node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
  var YAMLSet = class _YAMLSet extends YAMLMap {
    constructor(schema4) {
      super(schema4);
      this.tag = _YAMLSet.tag;
    }
    add(key) {
      let pair;
      if (isPair(key))
        pair = key;
      else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
        pair = new Pair(key.key, null);
      else
        pair = new Pair(key, null);
      const prev = findPair(this.items, pair.key);
      if (!prev)
        this.items.push(pair);
    }
    /**
     * If `keepPair` is `true`, returns the Pair matching `key`.
     * Otherwise, returns the value of that Pair's key.
     *@/
    get(key, keepPair) {
      const pair = findPair(this.items, key);
      return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
    }
    set(key, value) {
      if (typeof value !== "boolean")
        throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
      const prev = findPair(this.items, key);
      if (prev && !value) {
        this.items.splice(this.items.indexOf(prev), 1);
      } else if (!prev && value) {
        this.items.push(new Pair(key));
      }
    }
    toJSON(_, ctx) {
      return super.toJSON(_, ctx, Set);
    }
    toString(ctx, onComment, onChompKeep) {
      if (!ctx)
        return JSON.stringify(this);
      if (this.hasAllNullValues(true))
        return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
      else
        throw new Error("Set items must all have null values");
    }
    static from(schema4, iterable, ctx) {
      const { replacer } = ctx;
      const set2 = new this(schema4);
      if (iterable && Symbol.iterator in Object(iterable))
        for (let value of iterable) {
          if (typeof replacer === "function")
            value = replacer.call(iterable, value, value);
          set2.items.push(createPair(value, null, ctx));
        }
      return set2;
    }
  };
  YAMLSet.tag = "tag:yaml.org,2002:set";
  var set = {
    collection: "map",
    identify: (value) => value instanceof Set,
    nodeClass: YAMLSet,
    default: false,
    tag: "tag:yaml.org,2002:set",
    createNode: (schema4, iterable, ctx) => YAMLSet.from(schema4, iterable, ctx),
    resolve(map2, onError) {
      if (isMap(map2)) {
        if (map2.hasAllNullValues(true))
          return Object.assign(new YAMLSet(), map2);
        else
          onError("Set items must all have null values");
      } else
        onError("Expected a mapping for this tag");
      return map2;
    }
  };

  // node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
  function parseSexagesimal(str, asBigInt) {
    const sign = str[0];
    const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
    const num = (n) => asBigInt ? BigInt(n) : Number(n);
    const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
    return sign === "-" ? num(-1) * res : res;
  }
  function stringifySexagesimal(node) {
    let { value } = node;
    let num = (n) => n;
    if (typeof value === "bigint")
      num = (n) => BigInt(n);
    else if (isNaN(value) || !isFinite(value))
      return stringifyNumber(node);
    let sign = "";
    if (value < 0) {
      sign = "-";
      value *= num(-1);
    }
    const _60 = num(60);
    const parts = [value % _60];
    if (value < 60) {
      parts.unshift(0);
    } else {
      value = (value - parts[0]) / _60;
      parts.unshift(value % _60);
      if (value >= 60) {
        value = (value - parts[0]) / _60;
        parts.unshift(value);
      }
    }
    return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
  }
  var intTime = {
    identify: (value) => typeof value === "bigint" || Number.isInteger(value),
    default: true,
    tag: "tag:yaml.org,2002:int",
    format: "TIME",
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
    resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
    stringify: stringifySexagesimal
  };
  var floatTime = {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    format: "TIME",
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
    resolve: (str) => parseSexagesimal(str, false),
    stringify: stringifySexagesimal
  };
  var timestamp = {
    identify: (value) => value instanceof Date,
    default: true,
    tag: "tag:yaml.org,2002:timestamp",
    // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
    // may be omitted altogether, resulting in a date format. In such a case, the time part is
    // assumed to be 00:00:00Z (start of day, UTC).
    test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
    resolve(str) {
      const match = str.match(timestamp.test);
      if (!match)
        throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
      const [, year, month, day, hour, minute, second] = match.map(Number);
      const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
      let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
      const tz = match[8];
      if (tz && tz !== "Z") {
        let d = parseSexagesimal(tz, false);
        if (Math.abs(d) < 30)
          d *= 60;
        date -= 6e4 * d;
      }
      return new Date(date);
    },
    stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
  };

  // node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
  var schema3 = [
    map,
    seq,
    string,
    nullTag,
    trueTag,
    falseTag,
    intBin,
    intOct2,
    int2,
    intHex2,
    floatNaN2,
    floatExp2,
    float2,
    binary,
    merge,
    omap,
    pairs,
    set,
    intTime,
    floatTime,
    timestamp
  ];

  // node_modules/yaml/browser/dist/schema/tags.js
  var schemas = /* @__PURE__ *@/ new Map([
    ["core", schema],
    ["failsafe", [map, seq, string]],
    ["json", schema2],
    ["yaml11", schema3],
    ["yaml-1.1", schema3]
  ]);
  var tagsByName = {
    binary,
    bool: boolTag,
    float,
    floatExp,
    floatNaN,
    floatTime,
    int,
    intHex,
    intOct,
    intTime,
    map,
    merge,
    null: nullTag,
    omap,
    pairs,
    seq,
    set,
    timestamp
  };
  var coreKnownTags = {
    "tag:yaml.org,2002:binary": binary,
    "tag:yaml.org,2002:merge": merge,
    "tag:yaml.org,2002:omap": omap,
    "tag:yaml.org,2002:pairs": pairs,
    "tag:yaml.org,2002:set": set,
    "tag:yaml.org,2002:timestamp": timestamp
  };
  function getTags(customTags, schemaName, addMergeTag) {
    const schemaTags = schemas.get(schemaName);
    if (schemaTags && !customTags) {
      return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
    }
    let tags = schemaTags;
    if (!tags) {
      if (Array.isArray(customTags))
        tags = [];
      else {
        const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
        throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
      }
    }
    if (Array.isArray(customTags)) {
      for (const tag of customTags)
        tags = tags.concat(tag);
    } else if (typeof customTags === "function") {
      tags = customTags(tags.slice());
    }
    if (addMergeTag)
      tags = tags.concat(merge);
    return tags.reduce((tags2, tag) => {
      const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
      if (!tagObj) {
        const tagName = JSON.stringify(tag);
        const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
        throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
      }
      if (!tags2.includes(tagObj))
        tags2.push(tagObj);
      return tags2;
    }, []);
  }

  // node_modules/yaml/browser/dist/schema/Schema.js
  var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
  var Schema = class _Schema {
    constructor({ compat, customTags, merge: merge2, resolveKnownTags, schema: schema4, sortMapEntries, toStringDefaults }) {
      this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
      this.name = typeof schema4 === "string" && schema4 || "core";
      this.knownTags = resolveKnownTags ? coreKnownTags : {};
      this.tags = getTags(customTags, this.name, merge2);
      this.toStringOptions = toStringDefaults ?? null;
      Object.defineProperty(this, MAP, { value: map });
      Object.defineProperty(this, SCALAR, { value: string });
      Object.defineProperty(this, SEQ, { value: seq });
      this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
    }
    clone() {
      const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
      copy.tags = this.tags.slice();
      return copy;
    }
  };

  // node_modules/yaml/browser/dist/stringify/stringifyDocument.js
  function stringifyDocument(doc, options) {
    const lines = [];
    let hasDirectives = options.directives === true;
    if (options.directives !== false && doc.directives) {
      const dir = doc.directives.toString(doc);
      if (dir) {
        lines.push(dir);
        hasDirectives = true;
      } else if (doc.directives.docStart)
        hasDirectives = true;
    }
    if (hasDirectives)
      lines.push("---");
    const ctx = createStringifyContext(doc, options);
    const { commentString } = ctx.options;
    if (doc.commentBefore) {
      if (lines.length !== 1)
        lines.unshift("");
      const cs = commentString(doc.commentBefore);
      lines.unshift(indentComment(cs, ""));
    }
    let chompKeep = false;
    let contentComment = null;
    if (doc.contents) {
      if (isNode(doc.contents)) {
        if (doc.contents.spaceBefore && hasDirectives)
          lines.push("");
        if (doc.contents.commentBefore) {
          const cs = commentString(doc.contents.commentBefore);
          lines.push(indentComment(cs, ""));
        }
        ctx.forceBlockIndent = !!doc.comment;
        contentComment = doc.contents.comment;
      }
      const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
      let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
      if (contentComment)
        body += lineComment(body, "", commentString(contentComment));
      if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
        lines[lines.length - 1] = `--- ${body}`;
      } else
        lines.push(body);
    } else {
      lines.push(stringify(doc.contents, ctx));
    }
    if (doc.directives?.docEnd) {
      if (doc.comment) {
        const cs = commentString(doc.comment);
        if (cs.includes("\n")) {
          lines.push("...");
          lines.push(indentComment(cs, ""));
        } else {
          lines.push(`... ${cs}`);
        }
      } else {
        lines.push("...");
      }
    } else {
      let dc = doc.comment;
      if (dc && chompKeep)
        dc = dc.replace(/^\n+/, "");
      if (dc) {
        if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
          lines.push("");
        lines.push(indentComment(commentString(dc), ""));
      }
    }
    return lines.join("\n") + "\n";
  }

  // node_modules/yaml/browser/dist/doc/Document.js
  var Document = class _Document {
    constructor(value, replacer, options) {
      this.commentBefore = null;
      this.comment = null;
      this.errors = [];
      this.warnings = [];
      Object.defineProperty(this, NODE_TYPE, { value: DOC });
      let _replacer = null;
      if (typeof replacer === "function" || Array.isArray(replacer)) {
        _replacer = replacer;
      } else if (options === void 0 && replacer) {
        options = replacer;
        replacer = void 0;
      }
      const opt = Object.assign({
        intAsBigInt: false,
        keepSourceTokens: false,
        logLevel: "warn",
        prettyErrors: true,
        strict: true,
        stringKeys: false,
        uniqueKeys: true,
        version: "1.2"
      }, options);
      this.options = opt;
      let { version } = opt;
      if (options?._directives) {
        this.directives = options._directives.atDocument();
        if (this.directives.yaml.explicit)
          version = this.directives.yaml.version;
      } else
        this.directives = new Directives({ version });
      this.setSchema(version, options);
      this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
    }
    /**
     * Create a deep copy of this Document and its contents.
     *
     * Custom Node values that inherit from `Object` still refer to their original instances.
     *@/
    clone() {
      const copy = Object.create(_Document.prototype, {
        [NODE_TYPE]: { value: DOC }
      });
      copy.commentBefore = this.commentBefore;
      copy.comment = this.comment;
      copy.errors = this.errors.slice();
      copy.warnings = this.warnings.slice();
      copy.options = Object.assign({}, this.options);
      if (this.directives)
        copy.directives = this.directives.clone();
      copy.schema = this.schema.clone();
      copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
      if (this.range)
        copy.range = this.range.slice();
      return copy;
    }
    /** Adds a value to the document. *@/
    add(value) {
      if (assertCollection(this.contents))
        this.contents.add(value);
    }
    /** Adds a value to the document. *@/
    addIn(path, value) {
      if (assertCollection(this.contents))
        this.contents.addIn(path, value);
    }
    /**
     * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
     *
     * If `node` already has an anchor, `name` is ignored.
     * Otherwise, the `node.anchor` value will be set to `name`,
     * or if an anchor with that name is already present in the document,
     * `name` will be used as a prefix for a new unique anchor.
     * If `name` is undefined, the generated anchor will use 'a' as a prefix.
     *@/
    createAlias(node, name) {
      if (!node.anchor) {
        const prev = anchorNames(this);
        node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
        !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
      }
      return new Alias(node.anchor);
    }
    createNode(value, replacer, options) {
      let _replacer = void 0;
      if (typeof replacer === "function") {
        value = replacer.call({ "": value }, "", value);
        _replacer = replacer;
      } else if (Array.isArray(replacer)) {
        const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
        const asStr = replacer.filter(keyToStr).map(String);
        if (asStr.length > 0)
          replacer = replacer.concat(asStr);
        _replacer = replacer;
      } else if (options === void 0 && replacer) {
        options = replacer;
        replacer = void 0;
      }
      const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
      const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(
        this,
        // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
        anchorPrefix || "a"
      );
      const ctx = {
        aliasDuplicateObjects: aliasDuplicateObjects ?? true,
        keepUndefined: keepUndefined ?? false,
        onAnchor,
        onTagObj,
        replacer: _replacer,
        schema: this.schema,
        sourceObjects
      };
      const node = createNode(value, tag, ctx);
      if (flow && isCollection(node))
        node.flow = true;
      setAnchors();
      return node;
    }
    /**
     * Convert a key and a value into a `Pair` using the current schema,
     * recursively wrapping all values as `Scalar` or `Collection` nodes.
     *@/
    createPair(key, value, options = {}) {
      const k = this.createNode(key, null, options);
      const v = this.createNode(value, null, options);
      return new Pair(k, v);
    }
    /**
     * Removes a value from the document.
     * @returns `true` if the item was found and removed.
     *@/
    delete(key) {
      return assertCollection(this.contents) ? this.contents.delete(key) : false;
    }
    /**
     * Removes a value from the document.
     * @returns `true` if the item was found and removed.
     *@/
    deleteIn(path) {
      if (isEmptyPath(path)) {
        if (this.contents == null)
          return false;
        this.contents = null;
        return true;
      }
      return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
    }
    /**
     * Returns item at `key`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     *@/
    get(key, keepScalar) {
      return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
    }
    /**
     * Returns item at `path`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     *@/
    getIn(path, keepScalar) {
      if (isEmptyPath(path))
        return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
      return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
    }
    /**
     * Checks if the document includes a value with the key `key`.
     *@/
    has(key) {
      return isCollection(this.contents) ? this.contents.has(key) : false;
    }
    /**
     * Checks if the document includes a value at `path`.
     *@/
    hasIn(path) {
      if (isEmptyPath(path))
        return this.contents !== void 0;
      return isCollection(this.contents) ? this.contents.hasIn(path) : false;
    }
    /**
     * Sets a value in this document. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     *@/
    set(key, value) {
      if (this.contents == null) {
        this.contents = collectionFromPath(this.schema, [key], value);
      } else if (assertCollection(this.contents)) {
        this.contents.set(key, value);
      }
    }
    /**
     * Sets a value in this document. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     *@/
    setIn(path, value) {
      if (isEmptyPath(path)) {
        this.contents = value;
      } else if (this.contents == null) {
        this.contents = collectionFromPath(this.schema, Array.from(path), value);
      } else if (assertCollection(this.contents)) {
        this.contents.setIn(path, value);
      }
    }
    /**
     * Change the YAML version and schema used by the document.
     * A `null` version disables support for directives, explicit tags, anchors, and aliases.
     * It also requires the `schema` option to be given as a `Schema` instance value.
     *
     * Overrides all previously set schema options.
     *@/
    setSchema(version, options = {}) {
      if (typeof version === "number")
        version = String(version);
      let opt;
      switch (version) {
        case "1.1":
          if (this.directives)
            this.directives.yaml.version = "1.1";
          else
            this.directives = new Directives({ version: "1.1" });
          opt = { resolveKnownTags: false, schema: "yaml-1.1" };
          break;
        case "1.2":
        case "next":
          if (this.directives)
            this.directives.yaml.version = version;
          else
            this.directives = new Directives({ version });
          opt = { resolveKnownTags: true, schema: "core" };
          break;
        case null:
          if (this.directives)
            delete this.directives;
          opt = null;
          break;
        default: {
          const sv = JSON.stringify(version);
          throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
        }
      }
      if (options.schema instanceof Object)
        this.schema = options.schema;
      else if (opt)
        this.schema = new Schema(Object.assign(opt, options));
      else
        throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
    }
    // json & jsonArg are only used from toJSON()
    toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
      const ctx = {
        anchors: /* @__PURE__ *@/ new Map(),
        doc: this,
        keep: !json,
        mapAsMap: mapAsMap === true,
        mapKeyWarned: false,
        maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
      };
      const res = toJS(this.contents, jsonArg ?? "", ctx);
      if (typeof onAnchor === "function")
        for (const { count, res: res2 } of ctx.anchors.values())
          onAnchor(res2, count);
      return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
    }
    /**
     * A JSON representation of the document `contents`.
     *
     * @param jsonArg Used by `JSON.stringify` to indicate the array index or
     *   property name.
     *@/
    toJSON(jsonArg, onAnchor) {
      return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
    }
    /** A YAML representation of the document. *@/
    toString(options = {}) {
      if (this.errors.length > 0)
        throw new Error("Document with errors cannot be stringified");
      if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
        const s = JSON.stringify(options.indent);
        throw new Error(`"indent" option must be a positive integer, not ${s}`);
      }
      return stringifyDocument(this, options);
    }
  };
  function assertCollection(contents) {
    if (isCollection(contents))
      return true;
    throw new Error("Expected a YAML collection as document contents");
  }

  // node_modules/yaml/browser/dist/errors.js
  var YAMLError = class extends Error {
    constructor(name, pos, code, message) {
      super();
      this.name = name;
      this.code = code;
      this.message = message;
      this.pos = pos;
    }
  };
  var YAMLParseError = class extends YAMLError {
    constructor(pos, code, message) {
      super("YAMLParseError", pos, code, message);
    }
  };
  var YAMLWarning = class extends YAMLError {
    constructor(pos, code, message) {
      super("YAMLWarning", pos, code, message);
    }
  };
  var prettifyError = (src, lc) => (error) => {
    if (error.pos[0] === -1)
      return;
    error.linePos = error.pos.map((pos) => lc.linePos(pos));
    const { line, col } = error.linePos[0];
    error.message += ` at line ${line}, column ${col}`;
    let ci = col - 1;
    let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
    if (ci >= 60 && lineStr.length > 80) {
      const trimStart = Math.min(ci - 39, lineStr.length - 79);
      lineStr = "\u2026" + lineStr.substring(trimStart);
      ci -= trimStart - 1;
    }
    if (lineStr.length > 80)
      lineStr = lineStr.substring(0, 79) + "\u2026";
    if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
      let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
      if (prev.length > 80)
        prev = prev.substring(0, 79) + "\u2026\n";
      lineStr = prev + lineStr;
    }
    if (/[^ ]/.test(lineStr)) {
      let count = 1;
      const end = error.linePos[1];
      if (end?.line === line && end.col > col) {
        count = Math.max(1, Math.min(end.col - col, 80 - ci));
      }
      const pointer = " ".repeat(ci) + "^".repeat(count);
      error.message += `:

${lineStr}
${pointer}
`;
    }
  };

  // node_modules/yaml/browser/dist/compose/resolve-props.js
  function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
    let spaceBefore = false;
    let atNewline = startOnNewline;
    let hasSpace = startOnNewline;
    let comment = "";
    let commentSep = "";
    let hasNewline = false;
    let reqSpace = false;
    let tab = null;
    let anchor = null;
    let tag = null;
    let newlineAfterProp = null;
    let comma = null;
    let found = null;
    let start = null;
    for (const token of tokens) {
      if (reqSpace) {
        if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
          onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
        reqSpace = false;
      }
      if (tab) {
        if (atNewline && token.type !== "comment" && token.type !== "newline") {
          onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
        }
        tab = null;
      }
      switch (token.type) {
        case "space":
          if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
            tab = token;
          }
          hasSpace = true;
          break;
        case "comment": {
          if (!hasSpace)
            onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = token.source.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += commentSep + cb;
          commentSep = "";
          atNewline = false;
          break;
        }
        case "newline":
          if (atNewline) {
            if (comment)
              comment += token.source;
            else if (!found || indicator !== "seq-item-ind")
              spaceBefore = true;
          } else
            commentSep += token.source;
          atNewline = true;
          hasNewline = true;
          if (anchor || tag)
            newlineAfterProp = token;
          hasSpace = true;
          break;
        case "anchor":
          if (anchor)
            onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
          if (token.source.endsWith(":"))
            onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
          anchor = token;
          start ?? (start = token.offset);
          atNewline = false;
          hasSpace = false;
          reqSpace = true;
          break;
        case "tag": {
          if (tag)
            onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
          tag = token;
          start ?? (start = token.offset);
          atNewline = false;
          hasSpace = false;
          reqSpace = true;
          break;
        }
        case indicator:
          if (anchor || tag)
            onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
          if (found)
            onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
          found = token;
          atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
          hasSpace = false;
          break;
        case "comma":
          if (flow) {
            if (comma)
              onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
            comma = token;
            atNewline = false;
            hasSpace = false;
            break;
          }
        // else fallthrough
        default:
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
          atNewline = false;
          hasSpace = false;
      }
    }
    const last = tokens[tokens.length - 1];
    const end = last ? last.offset + last.source.length : offset;
    if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
      onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
    }
    if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
      onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
    return {
      comma,
      found,
      spaceBefore,
      comment,
      hasNewline,
      anchor,
      tag,
      newlineAfterProp,
      end,
      start: start ?? end
    };
  }

  // node_modules/yaml/browser/dist/compose/util-contains-newline.js
  function containsNewline(key) {
    if (!key)
      return null;
    switch (key.type) {
      case "alias":
      case "scalar":
      case "double-quoted-scalar":
      case "single-quoted-scalar":
        if (key.source.includes("\n"))
          return true;
        if (key.end) {
          for (const st of key.end)
            if (st.type === "newline")
              return true;
        }
        return false;
      case "flow-collection":
        for (const it of key.items) {
          for (const st of it.start)
            if (st.type === "newline")
              return true;
          if (it.sep) {
            for (const st of it.sep)
              if (st.type === "newline")
                return true;
          }
          if (containsNewline(it.key) || containsNewline(it.value))
            return true;
        }
        return false;
      default:
        return true;
    }
  }

  // node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
  function flowIndentCheck(indent, fc, onError) {
    if (fc?.type === "flow-collection") {
      const end = fc.end[0];
      if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) {
        const msg = "Flow end indicator should be more indented than parent";
        onError(end, "BAD_INDENT", msg, true);
      }
    }
  }

  // node_modules/yaml/browser/dist/compose/util-map-includes.js
  function mapIncludes(ctx, items, search) {
    const { uniqueKeys } = ctx.options;
    if (uniqueKeys === false)
      return false;
    const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
    return items.some((pair) => isEqual(pair.key, search));
  }

  // node_modules/yaml/browser/dist/compose/resolve-block-map.js
  var startColMsg = "All mapping items must start at the same column";
  function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
    const NodeClass = tag?.nodeClass ?? YAMLMap;
    const map2 = new NodeClass(ctx.schema);
    if (ctx.atRoot)
      ctx.atRoot = false;
    let offset = bm.offset;
    let commentEnd = null;
    for (const collItem of bm.items) {
      const { start, key, sep, value } = collItem;
      const keyProps = resolveProps(start, {
        indicator: "explicit-key-ind",
        next: key ?? sep?.[0],
        offset,
        onError,
        parentIndent: bm.indent,
        startOnNewline: true
      });
      const implicitKey = !keyProps.found;
      if (implicitKey) {
        if (key) {
          if (key.type === "block-seq")
            onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
          else if ("indent" in key && key.indent !== bm.indent)
            onError(offset, "BAD_INDENT", startColMsg);
        }
        if (!keyProps.anchor && !keyProps.tag && !sep) {
          commentEnd = keyProps.end;
          if (keyProps.comment) {
            if (map2.comment)
              map2.comment += "\n" + keyProps.comment;
            else
              map2.comment = keyProps.comment;
          }
          continue;
        }
        if (keyProps.newlineAfterProp || containsNewline(key)) {
          onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
        }
      } else if (keyProps.found?.indent !== bm.indent) {
        onError(offset, "BAD_INDENT", startColMsg);
      }
      ctx.atKey = true;
      const keyStart = keyProps.end;
      const keyNode = key ? composeNode2(ctx, key, keyProps, onError) : composeEmptyNode2(ctx, keyStart, start, null, keyProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, key, onError);
      ctx.atKey = false;
      if (mapIncludes(ctx, map2.items, keyNode))
        onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
      const valueProps = resolveProps(sep ?? [], {
        indicator: "map-value-ind",
        next: value,
        offset: keyNode.range[2],
        onError,
        parentIndent: bm.indent,
        startOnNewline: !key || key.type === "block-scalar"
      });
      offset = valueProps.end;
      if (valueProps.found) {
        if (implicitKey) {
          if (value?.type === "block-map" && !valueProps.hasNewline)
            onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
          if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
            onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
        }
        const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep, null, valueProps, onError);
        if (ctx.schema.compat)
          flowIndentCheck(bm.indent, value, onError);
        offset = valueNode.range[2];
        const pair = new Pair(keyNode, valueNode);
        if (ctx.options.keepSourceTokens)
          pair.srcToken = collItem;
        map2.items.push(pair);
      } else {
        if (implicitKey)
          onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
        if (valueProps.comment) {
          if (keyNode.comment)
            keyNode.comment += "\n" + valueProps.comment;
          else
            keyNode.comment = valueProps.comment;
        }
        const pair = new Pair(keyNode);
        if (ctx.options.keepSourceTokens)
          pair.srcToken = collItem;
        map2.items.push(pair);
      }
    }
    if (commentEnd && commentEnd < offset)
      onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
    map2.range = [bm.offset, offset, commentEnd ?? offset];
    return map2;
  }

  // node_modules/yaml/browser/dist/compose/resolve-block-seq.js
  function resolveBlockSeq({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bs, onError, tag) {
    const NodeClass = tag?.nodeClass ?? YAMLSeq;
    const seq2 = new NodeClass(ctx.schema);
    if (ctx.atRoot)
      ctx.atRoot = false;
    if (ctx.atKey)
      ctx.atKey = false;
    let offset = bs.offset;
    let commentEnd = null;
    for (const { start, value } of bs.items) {
      const props = resolveProps(start, {
        indicator: "seq-item-ind",
        next: value,
        offset,
        onError,
        parentIndent: bs.indent,
        startOnNewline: true
      });
      if (!props.found) {
        if (props.anchor || props.tag || value) {
          if (value?.type === "block-seq")
            onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
          else
            onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
        } else {
          commentEnd = props.end;
          if (props.comment)
            seq2.comment = props.comment;
          continue;
        }
      }
      const node = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, start, null, props, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bs.indent, value, onError);
      offset = node.range[2];
      seq2.items.push(node);
    }
    seq2.range = [bs.offset, offset, commentEnd ?? offset];
    return seq2;
  }

  // node_modules/yaml/browser/dist/compose/resolve-end.js
  function resolveEnd(end, offset, reqSpace, onError) {
    let comment = "";
    if (end) {
      let hasSpace = false;
      let sep = "";
      for (const token of end) {
        const { source, type } = token;
        switch (type) {
          case "space":
            hasSpace = true;
            break;
          case "comment": {
            if (reqSpace && !hasSpace)
              onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
            const cb = source.substring(1) || " ";
            if (!comment)
              comment = cb;
            else
              comment += sep + cb;
            sep = "";
            break;
          }
          case "newline":
            if (comment)
              sep += source;
            hasSpace = true;
            break;
          default:
            onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
        }
        offset += source.length;
      }
    }
    return { comment, offset };
  }

  // node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
  var blockMsg = "Block collections are not allowed within flow collections";
  var isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
  function resolveFlowCollection({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, fc, onError, tag) {
    const isMap2 = fc.start.source === "{";
    const fcName = isMap2 ? "flow map" : "flow sequence";
    const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap : YAMLSeq);
    const coll = new NodeClass(ctx.schema);
    coll.flow = true;
    const atRoot = ctx.atRoot;
    if (atRoot)
      ctx.atRoot = false;
    if (ctx.atKey)
      ctx.atKey = false;
    let offset = fc.offset + fc.start.source.length;
    for (let i = 0; i < fc.items.length; ++i) {
      const collItem = fc.items[i];
      const { start, key, sep, value } = collItem;
      const props = resolveProps(start, {
        flow: fcName,
        indicator: "explicit-key-ind",
        next: key ?? sep?.[0],
        offset,
        onError,
        parentIndent: fc.indent,
        startOnNewline: false
      });
      if (!props.found) {
        if (!props.anchor && !props.tag && !sep && !value) {
          if (i === 0 && props.comma)
            onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
          else if (i < fc.items.length - 1)
            onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
          if (props.comment) {
            if (coll.comment)
              coll.comment += "\n" + props.comment;
            else
              coll.comment = props.comment;
          }
          offset = props.end;
          continue;
        }
        if (!isMap2 && ctx.options.strict && containsNewline(key))
          onError(
            key,
            // checked by containsNewline()
            "MULTILINE_IMPLICIT_KEY",
            "Implicit keys of flow sequence pairs need to be on a single line"
          );
      }
      if (i === 0) {
        if (props.comma)
          onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
      } else {
        if (!props.comma)
          onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
        if (props.comment) {
          let prevItemComment = "";
          loop: for (const st of start) {
            switch (st.type) {
              case "comma":
              case "space":
                break;
              case "comment":
                prevItemComment = st.source.substring(1);
                break loop;
              default:
                break loop;
            }
          }
          if (prevItemComment) {
            let prev = coll.items[coll.items.length - 1];
            if (isPair(prev))
              prev = prev.value ?? prev.key;
            if (prev.comment)
              prev.comment += "\n" + prevItemComment;
            else
              prev.comment = prevItemComment;
            props.comment = props.comment.substring(prevItemComment.length + 1);
          }
        }
      }
      if (!isMap2 && !sep && !props.found) {
        const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep, null, props, onError);
        coll.items.push(valueNode);
        offset = valueNode.range[2];
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else {
        ctx.atKey = true;
        const keyStart = props.end;
        const keyNode = key ? composeNode2(ctx, key, props, onError) : composeEmptyNode2(ctx, keyStart, start, null, props, onError);
        if (isBlock(key))
          onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
        ctx.atKey = false;
        const valueProps = resolveProps(sep ?? [], {
          flow: fcName,
          indicator: "map-value-ind",
          next: value,
          offset: keyNode.range[2],
          onError,
          parentIndent: fc.indent,
          startOnNewline: false
        });
        if (valueProps.found) {
          if (!isMap2 && !props.found && ctx.options.strict) {
            if (sep)
              for (const st of sep) {
                if (st === valueProps.found)
                  break;
                if (st.type === "newline") {
                  onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                  break;
                }
              }
            if (props.start < valueProps.found.offset - 1024)
              onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
          }
        } else if (value) {
          if ("source" in value && value.source?.[0] === ":")
            onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
          else
            onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
        }
        const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep, null, valueProps, onError) : null;
        if (valueNode) {
          if (isBlock(value))
            onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
        } else if (valueProps.comment) {
          if (keyNode.comment)
            keyNode.comment += "\n" + valueProps.comment;
          else
            keyNode.comment = valueProps.comment;
        }
        const pair = new Pair(keyNode, valueNode);
        if (ctx.options.keepSourceTokens)
          pair.srcToken = collItem;
        if (isMap2) {
          const map2 = coll;
          if (mapIncludes(ctx, map2.items, keyNode))
            onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
          map2.items.push(pair);
        } else {
          const map2 = new YAMLMap(ctx.schema);
          map2.flow = true;
          map2.items.push(pair);
          const endRange = (valueNode ?? keyNode).range;
          map2.range = [keyNode.range[0], endRange[1], endRange[2]];
          coll.items.push(map2);
        }
        offset = valueNode ? valueNode.range[2] : valueProps.end;
      }
    }
    const expectedEnd = isMap2 ? "}" : "]";
    const [ce, ...ee] = fc.end;
    let cePos = offset;
    if (ce?.source === expectedEnd)
      cePos = ce.offset + ce.source.length;
    else {
      const name = fcName[0].toUpperCase() + fcName.substring(1);
      const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
      onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
      if (ce && ce.source.length !== 1)
        ee.unshift(ce);
    }
    if (ee.length > 0) {
      const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
      if (end.comment) {
        if (coll.comment)
          coll.comment += "\n" + end.comment;
        else
          coll.comment = end.comment;
      }
      coll.range = [fc.offset, cePos, end.offset];
    } else {
      coll.range = [fc.offset, cePos, cePos];
    }
    return coll;
  }

  // node_modules/yaml/browser/dist/compose/compose-collection.js
  function resolveCollection(CN2, ctx, token, onError, tagName, tag) {
    const coll = token.type === "block-map" ? resolveBlockMap(CN2, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token, onError, tag) : resolveFlowCollection(CN2, ctx, token, onError, tag);
    const Coll = coll.constructor;
    if (tagName === "!" || tagName === Coll.tagName) {
      coll.tag = Coll.tagName;
      return coll;
    }
    if (tagName)
      coll.tag = tagName;
    return coll;
  }
  function composeCollection(CN2, ctx, token, props, onError) {
    const tagToken = props.tag;
    const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
    if (token.type === "block-seq") {
      const { anchor, newlineAfterProp: nl } = props;
      const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
      if (lastProp && (!nl || nl.offset < lastProp.offset)) {
        const message = "Missing newline after block sequence props";
        onError(lastProp, "MISSING_CHAR", message);
      }
    }
    const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
    if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") {
      return resolveCollection(CN2, ctx, token, onError, tagName);
    }
    let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
    if (!tag) {
      const kt = ctx.schema.knownTags[tagName];
      if (kt?.collection === expType) {
        ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
        tag = kt;
      } else {
        if (kt) {
          onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
        } else {
          onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
        }
        return resolveCollection(CN2, ctx, token, onError, tagName);
      }
    }
    const coll = resolveCollection(CN2, ctx, token, onError, tagName, tag);
    const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
    const node = isNode(res) ? res : new Scalar(res);
    node.range = coll.range;
    node.tag = tagName;
    if (tag?.format)
      node.format = tag.format;
    return node;
  }

  // node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
  function resolveBlockScalar(ctx, scalar, onError) {
    const start = scalar.offset;
    const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
    if (!header)
      return { value: "", type: null, comment: "", range: [start, start, start] };
    const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
    const lines = scalar.source ? splitLines(scalar.source) : [];
    let chompStart = lines.length;
    for (let i = lines.length - 1; i >= 0; --i) {
      const content = lines[i][1];
      if (content === "" || content === "\r")
        chompStart = i;
      else
        break;
    }
    if (chompStart === 0) {
      const value2 = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
      let end2 = start + header.length;
      if (scalar.source)
        end2 += scalar.source.length;
      return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
    }
    let trimIndent = scalar.indent + header.indent;
    let offset = scalar.offset + header.length;
    let contentStart = 0;
    for (let i = 0; i < chompStart; ++i) {
      const [indent, content] = lines[i];
      if (content === "" || content === "\r") {
        if (header.indent === 0 && indent.length > trimIndent)
          trimIndent = indent.length;
      } else {
        if (indent.length < trimIndent) {
          const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
          onError(offset + indent.length, "MISSING_CHAR", message);
        }
        if (header.indent === 0)
          trimIndent = indent.length;
        contentStart = i;
        if (trimIndent === 0 && !ctx.atRoot) {
          const message = "Block scalar values in collections must be indented";
          onError(offset, "BAD_INDENT", message);
        }
        break;
      }
      offset += indent.length + content.length + 1;
    }
    for (let i = lines.length - 1; i >= chompStart; --i) {
      if (lines[i][0].length > trimIndent)
        chompStart = i + 1;
    }
    let value = "";
    let sep = "";
    let prevMoreIndented = false;
    for (let i = 0; i < contentStart; ++i)
      value += lines[i][0].slice(trimIndent) + "\n";
    for (let i = contentStart; i < chompStart; ++i) {
      let [indent, content] = lines[i];
      offset += indent.length + content.length + 1;
      const crlf = content[content.length - 1] === "\r";
      if (crlf)
        content = content.slice(0, -1);
      if (content && indent.length < trimIndent) {
        const src = header.indent ? "explicit indentation indicator" : "first line";
        const message = `Block scalar lines must not be less indented than their ${src}`;
        onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
        indent = "";
      }
      if (type === Scalar.BLOCK_LITERAL) {
        value += sep + indent.slice(trimIndent) + content;
        sep = "\n";
      } else if (indent.length > trimIndent || content[0] === "	") {
        if (sep === " ")
          sep = "\n";
        else if (!prevMoreIndented && sep === "\n")
          sep = "\n\n";
        value += sep + indent.slice(trimIndent) + content;
        sep = "\n";
        prevMoreIndented = true;
      } else if (content === "") {
        if (sep === "\n")
          value += "\n";
        else
          sep = "\n";
      } else {
        value += sep + content;
        sep = " ";
        prevMoreIndented = false;
      }
    }
    switch (header.chomp) {
      case "-":
        break;
      case "+":
        for (let i = chompStart; i < lines.length; ++i)
          value += "\n" + lines[i][0].slice(trimIndent);
        if (value[value.length - 1] !== "\n")
          value += "\n";
        break;
      default:
        value += "\n";
    }
    const end = start + header.length + scalar.source.length;
    return { value, type, comment: header.comment, range: [start, end, end] };
  }
  function parseBlockScalarHeader({ offset, props }, strict, onError) {
    if (props[0].type !== "block-scalar-header") {
      onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
      return null;
    }
    const { source } = props[0];
    const mode = source[0];
    let indent = 0;
    let chomp = "";
    let error = -1;
    for (let i = 1; i < source.length; ++i) {
      const ch = source[i];
      if (!chomp && (ch === "-" || ch === "+"))
        chomp = ch;
      else {
        const n = Number(ch);
        if (!indent && n)
          indent = n;
        else if (error === -1)
          error = offset + i;
      }
    }
    if (error !== -1)
      onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
    let hasSpace = false;
    let comment = "";
    let length = source.length;
    for (let i = 1; i < props.length; ++i) {
      const token = props[i];
      switch (token.type) {
        case "space":
          hasSpace = true;
        // fallthrough
        case "newline":
          length += token.source.length;
          break;
        case "comment":
          if (strict && !hasSpace) {
            const message = "Comments must be separated from other tokens by white space characters";
            onError(token, "MISSING_CHAR", message);
          }
          length += token.source.length;
          comment = token.source.substring(1);
          break;
        case "error":
          onError(token, "UNEXPECTED_TOKEN", token.message);
          length += token.source.length;
          break;
        /* istanbul ignore next should not happen *@/
        default: {
          const message = `Unexpected token in block scalar header: ${token.type}`;
          onError(token, "UNEXPECTED_TOKEN", message);
          const ts = token.source;
          if (ts && typeof ts === "string")
            length += ts.length;
        }
      }
    }
    return { mode, indent, chomp, comment, length };
  }
  function splitLines(source) {
    const split = source.split(/\n( *)/);
    const first = split[0];
    const m = first.match(/^( *)/);
    const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
    const lines = [line0];
    for (let i = 1; i < split.length; i += 2)
      lines.push([split[i], split[i + 1]]);
    return lines;
  }

  // node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
  function resolveFlowScalar(scalar, strict, onError) {
    const { offset, type, source, end } = scalar;
    let _type;
    let value;
    const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
    switch (type) {
      case "scalar":
        _type = Scalar.PLAIN;
        value = plainValue(source, _onError);
        break;
      case "single-quoted-scalar":
        _type = Scalar.QUOTE_SINGLE;
        value = singleQuotedValue(source, _onError);
        break;
      case "double-quoted-scalar":
        _type = Scalar.QUOTE_DOUBLE;
        value = doubleQuotedValue(source, _onError);
        break;
      /* istanbul ignore next should not happen *@/
      default:
        onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
        return {
          value: "",
          type: null,
          comment: "",
          range: [offset, offset + source.length, offset + source.length]
        };
    }
    const valueEnd = offset + source.length;
    const re = resolveEnd(end, valueEnd, strict, onError);
    return {
      value,
      type: _type,
      comment: re.comment,
      range: [offset, valueEnd, re.offset]
    };
  }
  function plainValue(source, onError) {
    let badChar = "";
    switch (source[0]) {
      /* istanbul ignore next should not happen *@/
      case "	":
        badChar = "a tab character";
        break;
      case ",":
        badChar = "flow indicator character ,";
        break;
      case "%":
        badChar = "directive indicator character %";
        break;
      case "|":
      case ">": {
        badChar = `block scalar indicator ${source[0]}`;
        break;
      }
      case "@":
      case "`": {
        badChar = `reserved character ${source[0]}`;
        break;
      }
    }
    if (badChar)
      onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
    return unfoldLines(source);
  }
  function singleQuotedValue(source, onError) {
    if (source[source.length - 1] !== "'" || source.length === 1)
      onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
    return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
  }
  function unfoldLines(source) {
    const line = /(.*?)\r?\n/sy;
    let match = line.exec(source);
    if (!match)
      return source;
    let trimEnd, trimBoth;
    try {
      trimEnd = new RegExp("(?<![ 	])[ 	]+$");
      trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
    } catch {
      trimEnd = /[ \t]+$/;
      trimBoth = /^[ \t]+|[ \t]+$/g;
    }
    let res = match[1].replace(trimEnd, "");
    let sep = " ";
    let pos = line.lastIndex;
    while (match = line.exec(source)) {
      const lm = match[1].replace(trimBoth, "");
      if (lm === "") {
        if (sep === "\n")
          res += sep;
        else
          sep = "\n";
      } else {
        res += sep + lm;
        sep = " ";
      }
      pos = line.lastIndex;
    }
    const last = /[ \t]*(.*)/sy;
    last.lastIndex = pos;
    match = last.exec(source);
    return res + sep + (match?.[1] ?? "");
  }
  function doubleQuotedValue(source, onError) {
    let res = "";
    for (let i = 1; i < source.length - 1; ++i) {
      const ch = source[i];
      if (ch === "\r" && source[i + 1] === "\n")
        continue;
      if (ch === "\n") {
        const { fold, offset } = foldNewline(source, i);
        res += fold;
        i = offset;
      } else if (ch === "\\") {
        let next = source[++i];
        const cc = escapeCodes[next];
        if (cc)
          res += cc;
        else if (next === "\n") {
          next = source[i + 1];
          while (next === " " || next === "	")
            next = source[++i + 1];
        } else if (next === "\r" && source[i + 1] === "\n") {
          next = source[++i + 1];
          while (next === " " || next === "	")
            next = source[++i + 1];
        } else if (next === "x" || next === "u" || next === "U") {
          const length = next === "x" ? 2 : next === "u" ? 4 : 8;
          res += parseCharCode(source, i + 1, length, onError);
          i += length;
        } else {
          const raw = source.substr(i - 1, 2);
          onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
          res += raw;
        }
      } else if (ch === " " || ch === "	") {
        const wsStart = i;
        let next = source[i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
        if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n"))
          res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
      } else {
        res += ch;
      }
    }
    if (source[source.length - 1] !== '"' || source.length === 1)
      onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
    return res;
  }
  function foldNewline(source, offset) {
    let fold = "";
    let ch = source[offset + 1];
    while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
      if (ch === "\r" && source[offset + 2] !== "\n")
        break;
      if (ch === "\n")
        fold += "\n";
      offset += 1;
      ch = source[offset + 1];
    }
    if (!fold)
      fold = " ";
    return { fold, offset };
  }
  var escapeCodes = {
    "0": "\0",
    // null character
    a: "\x07",
    // bell character
    b: "\b",
    // backspace
    e: "\x1B",
    // escape character
    f: "\f",
    // form feed
    n: "\n",
    // line feed
    r: "\r",
    // carriage return
    t: "	",
    // horizontal tab
    v: "\v",
    // vertical tab
    N: "\x85",
    // Unicode next line
    _: "\xA0",
    // Unicode non-breaking space
    L: "\u2028",
    // Unicode line separator
    P: "\u2029",
    // Unicode paragraph separator
    " ": " ",
    '"': '"',
    "/": "/",
    "\\": "\\",
    "	": "	"
  };
  function parseCharCode(source, offset, length, onError) {
    const cc = source.substr(offset, length);
    const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
    const code = ok ? parseInt(cc, 16) : NaN;
    try {
      return String.fromCodePoint(code);
    } catch {
      const raw = source.substr(offset - 2, length + 2);
      onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
      return raw;
    }
  }

  // node_modules/yaml/browser/dist/compose/compose-scalar.js
  function composeScalar(ctx, token, tagToken, onError) {
    const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
    const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
    let tag;
    if (ctx.options.stringKeys && ctx.atKey) {
      tag = ctx.schema[SCALAR];
    } else if (tagName)
      tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
    else if (token.type === "scalar")
      tag = findScalarTagByTest(ctx, value, token, onError);
    else
      tag = ctx.schema[SCALAR];
    let scalar;
    try {
      const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
      scalar = isScalar(res) ? res : new Scalar(res);
    } catch (error) {
      const msg = error instanceof Error ? error.message : String(error);
      onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
      scalar = new Scalar(value);
    }
    scalar.range = range;
    scalar.source = value;
    if (type)
      scalar.type = type;
    if (tagName)
      scalar.tag = tagName;
    if (tag.format)
      scalar.format = tag.format;
    if (comment)
      scalar.comment = comment;
    return scalar;
  }
  function findScalarTagByName(schema4, value, tagName, tagToken, onError) {
    if (tagName === "!")
      return schema4[SCALAR];
    const matchWithTest = [];
    for (const tag of schema4.tags) {
      if (!tag.collection && tag.tag === tagName) {
        if (tag.default && tag.test)
          matchWithTest.push(tag);
        else
          return tag;
      }
    }
    for (const tag of matchWithTest)
      if (tag.test?.test(value))
        return tag;
    const kt = schema4.knownTags[tagName];
    if (kt && !kt.collection) {
      schema4.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
      return kt;
    }
    onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
    return schema4[SCALAR];
  }
  function findScalarTagByTest({ atKey, directives, schema: schema4 }, value, token, onError) {
    const tag = schema4.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema4[SCALAR];
    if (schema4.compat) {
      const compat = schema4.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema4[SCALAR];
      if (tag.tag !== compat.tag) {
        const ts = directives.tagString(tag.tag);
        const cs = directives.tagString(compat.tag);
        const msg = `Value may be parsed as either ${ts} or ${cs}`;
        onError(token, "TAG_RESOLVE_FAILED", msg, true);
      }
    }
    return tag;
  }

  // node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
  function emptyScalarPosition(offset, before, pos) {
    if (before) {
      pos ?? (pos = before.length);
      for (let i = pos - 1; i >= 0; --i) {
        let st = before[i];
        switch (st.type) {
          case "space":
          case "comment":
          case "newline":
            offset -= st.source.length;
            continue;
        }
        st = before[++i];
        while (st?.type === "space") {
          offset += st.source.length;
          st = before[++i];
        }
        break;
      }
    }
    return offset;
  }

  // node_modules/yaml/browser/dist/compose/compose-node.js
  var CN = { composeNode, composeEmptyNode };
  function composeNode(ctx, token, props, onError) {
    const atKey = ctx.atKey;
    const { spaceBefore, comment, anchor, tag } = props;
    let node;
    let isSrcToken = true;
    switch (token.type) {
      case "alias":
        node = composeAlias(ctx, token, onError);
        if (anchor || tag)
          onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
        break;
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
      case "block-scalar":
        node = composeScalar(ctx, token, tag, onError);
        if (anchor)
          node.anchor = anchor.source.substring(1);
        break;
      case "block-map":
      case "block-seq":
      case "flow-collection":
        try {
          node = composeCollection(CN, ctx, token, props, onError);
          if (anchor)
            node.anchor = anchor.source.substring(1);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          onError(token, "RESOURCE_EXHAUSTION", message);
        }
        break;
      default: {
        const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
        onError(token, "UNEXPECTED_TOKEN", message);
        isSrcToken = false;
      }
    }
    node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
    if (anchor && node.anchor === "")
      onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
    if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
      const msg = "With stringKeys, all keys must be strings";
      onError(tag ?? token, "NON_STRING_KEY", msg);
    }
    if (spaceBefore)
      node.spaceBefore = true;
    if (comment) {
      if (token.type === "scalar" && token.source === "")
        node.comment = comment;
      else
        node.commentBefore = comment;
    }
    if (ctx.options.keepSourceTokens && isSrcToken)
      node.srcToken = token;
    return node;
  }
  function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
    const token = {
      type: "scalar",
      offset: emptyScalarPosition(offset, before, pos),
      indent: -1,
      source: ""
    };
    const node = composeScalar(ctx, token, tag, onError);
    if (anchor) {
      node.anchor = anchor.source.substring(1);
      if (node.anchor === "")
        onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
    }
    if (spaceBefore)
      node.spaceBefore = true;
    if (comment) {
      node.comment = comment;
      node.range[2] = end;
    }
    return node;
  }
  function composeAlias({ options }, { offset, source, end }, onError) {
    const alias = new Alias(source.substring(1));
    if (alias.source === "")
      onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
    if (alias.source.endsWith(":"))
      onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
    const valueEnd = offset + source.length;
    const re = resolveEnd(end, valueEnd, options.strict, onError);
    alias.range = [offset, valueEnd, re.offset];
    if (re.comment)
      alias.comment = re.comment;
    return alias;
  }

  // node_modules/yaml/browser/dist/compose/compose-doc.js
  function composeDoc(options, directives, { offset, start, value, end }, onError) {
    const opts = Object.assign({ _directives: directives }, options);
    const doc = new Document(void 0, opts);
    const ctx = {
      atKey: false,
      atRoot: true,
      directives: doc.directives,
      options: doc.options,
      schema: doc.schema
    };
    const props = resolveProps(start, {
      indicator: "doc-start",
      next: value ?? end?.[0],
      offset,
      onError,
      parentIndent: 0,
      startOnNewline: true
    });
    if (props.found) {
      doc.directives.docStart = true;
      if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
        onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
    }
    doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
    const contentEnd = doc.contents.range[2];
    const re = resolveEnd(end, contentEnd, false, onError);
    if (re.comment)
      doc.comment = re.comment;
    doc.range = [offset, contentEnd, re.offset];
    return doc;
  }

  // node_modules/yaml/browser/dist/compose/composer.js
  function getErrorPos(src) {
    if (typeof src === "number")
      return [src, src + 1];
    if (Array.isArray(src))
      return src.length === 2 ? src : [src[0], src[1]];
    const { offset, source } = src;
    return [offset, offset + (typeof source === "string" ? source.length : 1)];
  }
  function parsePrelude(prelude) {
    let comment = "";
    let atComment = false;
    let afterEmptyLine = false;
    for (let i = 0; i < prelude.length; ++i) {
      const source = prelude[i];
      switch (source[0]) {
        case "#":
          comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
          atComment = true;
          afterEmptyLine = false;
          break;
        case "%":
          if (prelude[i + 1]?.[0] !== "#")
            i += 1;
          atComment = false;
          break;
        default:
          if (!atComment)
            afterEmptyLine = true;
          atComment = false;
      }
    }
    return { comment, afterEmptyLine };
  }
  var Composer = class {
    constructor(options = {}) {
      this.doc = null;
      this.atDirectives = false;
      this.prelude = [];
      this.errors = [];
      this.warnings = [];
      this.onError = (source, code, message, warning) => {
        const pos = getErrorPos(source);
        if (warning)
          this.warnings.push(new YAMLWarning(pos, code, message));
        else
          this.errors.push(new YAMLParseError(pos, code, message));
      };
      this.directives = new Directives({ version: options.version || "1.2" });
      this.options = options;
    }
    decorate(doc, afterDoc) {
      const { comment, afterEmptyLine } = parsePrelude(this.prelude);
      if (comment) {
        const dc = doc.contents;
        if (afterDoc) {
          doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
        } else if (afterEmptyLine || doc.directives.docStart || !dc) {
          doc.commentBefore = comment;
        } else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
          let it = dc.items[0];
          if (isPair(it))
            it = it.key;
          const cb = it.commentBefore;
          it.commentBefore = cb ? `${comment}
${cb}` : comment;
        } else {
          const cb = dc.commentBefore;
          dc.commentBefore = cb ? `${comment}
${cb}` : comment;
        }
      }
      if (afterDoc) {
        for (let i = 0; i < this.errors.length; ++i)
          doc.errors.push(this.errors[i]);
        for (let i = 0; i < this.warnings.length; ++i)
          doc.warnings.push(this.warnings[i]);
      } else {
        doc.errors = this.errors;
        doc.warnings = this.warnings;
      }
      this.prelude = [];
      this.errors = [];
      this.warnings = [];
    }
    /**
     * Current stream status information.
     *
     * Mostly useful at the end of input for an empty stream.
     *@/
    streamInfo() {
      return {
        comment: parsePrelude(this.prelude).comment,
        directives: this.directives,
        errors: this.errors,
        warnings: this.warnings
      };
    }
    /**
     * Compose tokens into documents.
     *
     * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
     * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
     *@/
    *compose(tokens, forceDoc = false, endOffset = -1) {
      for (const token of tokens)
        yield* this.next(token);
      yield* this.end(forceDoc, endOffset);
    }
    /** Advance the composer by one CST token. *@/
    *next(token) {
      switch (token.type) {
        case "directive":
          this.directives.add(token.source, (offset, message, warning) => {
            const pos = getErrorPos(token);
            pos[0] += offset;
            this.onError(pos, "BAD_DIRECTIVE", message, warning);
          });
          this.prelude.push(token.source);
          this.atDirectives = true;
          break;
        case "document": {
          const doc = composeDoc(this.options, this.directives, token, this.onError);
          if (this.atDirectives && !doc.directives.docStart)
            this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
          this.decorate(doc, false);
          if (this.doc)
            yield this.doc;
          this.doc = doc;
          this.atDirectives = false;
          break;
        }
        case "byte-order-mark":
        case "space":
          break;
        case "comment":
        case "newline":
          this.prelude.push(token.source);
          break;
        case "error": {
          const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
          const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
          if (this.atDirectives || !this.doc)
            this.errors.push(error);
          else
            this.doc.errors.push(error);
          break;
        }
        case "doc-end": {
          if (!this.doc) {
            const msg = "Unexpected doc-end without preceding document";
            this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
            break;
          }
          this.doc.directives.docEnd = true;
          const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
          this.decorate(this.doc, true);
          if (end.comment) {
            const dc = this.doc.comment;
            this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
          }
          this.doc.range[2] = end.offset;
          break;
        }
        default:
          this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
      }
    }
    /**
     * Call at end of input to yield any remaining document.
     *
     * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
     * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
     *@/
    *end(forceDoc = false, endOffset = -1) {
      if (this.doc) {
        this.decorate(this.doc, true);
        yield this.doc;
        this.doc = null;
      } else if (forceDoc) {
        const opts = Object.assign({ _directives: this.directives }, this.options);
        const doc = new Document(void 0, opts);
        if (this.atDirectives)
          this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
        doc.range = [0, endOffset, endOffset];
        this.decorate(doc, false);
        yield doc;
      }
    }
  };

  // node_modules/yaml/browser/dist/parse/cst-visit.js
  var BREAK2 = /* @__PURE__ *@/ Symbol("break visit");
  var SKIP2 = /* @__PURE__ *@/ Symbol("skip children");
  var REMOVE2 = /* @__PURE__ *@/ Symbol("remove item");
  function visit2(cst, visitor) {
    if ("type" in cst && cst.type === "document")
      cst = { start: cst.start, value: cst.value };
    _visit(Object.freeze([]), cst, visitor);
  }
  visit2.BREAK = BREAK2;
  visit2.SKIP = SKIP2;
  visit2.REMOVE = REMOVE2;
  visit2.itemAtPath = (cst, path) => {
    let item = cst;
    for (const [field, index] of path) {
      const tok = item?.[field];
      if (tok && "items" in tok) {
        item = tok.items[index];
      } else
        return void 0;
    }
    return item;
  };
  visit2.parentCollection = (cst, path) => {
    const parent = visit2.itemAtPath(cst, path.slice(0, -1));
    const field = path[path.length - 1][0];
    const coll = parent?.[field];
    if (coll && "items" in coll)
      return coll;
    throw new Error("Parent collection not found");
  };
  function _visit(path, item, visitor) {
    let ctrl = visitor(item, path);
    if (typeof ctrl === "symbol")
      return ctrl;
    for (const field of ["key", "value"]) {
      const token = item[field];
      if (token && "items" in token) {
        for (let i = 0; i < token.items.length; ++i) {
          const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
          if (typeof ci === "number")
            i = ci - 1;
          else if (ci === BREAK2)
            return BREAK2;
          else if (ci === REMOVE2) {
            token.items.splice(i, 1);
            i -= 1;
          }
        }
        if (typeof ctrl === "function" && field === "key")
          ctrl = ctrl(item, path);
      }
    }
    return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
  }

  // node_modules/yaml/browser/dist/parse/cst.js
  var BOM = "\uFEFF";
  var DOCUMENT = "";
  var FLOW_END = "";
  var SCALAR2 = "";
  function tokenType(source) {
    switch (source) {
      case BOM:
        return "byte-order-mark";
      case DOCUMENT:
        return "doc-mode";
      case FLOW_END:
        return "flow-error-end";
      case SCALAR2:
        return "scalar";
      case "---":
        return "doc-start";
      case "...":
        return "doc-end";
      case "":
      case "\n":
      case "\r\n":
        return "newline";
      case "-":
        return "seq-item-ind";
      case "?":
        return "explicit-key-ind";
      case ":":
        return "map-value-ind";
      case "{":
        return "flow-map-start";
      case "}":
        return "flow-map-end";
      case "[":
        return "flow-seq-start";
      case "]":
        return "flow-seq-end";
      case ",":
        return "comma";
    }
    switch (source[0]) {
      case " ":
      case "	":
        return "space";
      case "#":
        return "comment";
      case "%":
        return "directive-line";
      case "*":
        return "alias";
      case "&":
        return "anchor";
      case "!":
        return "tag";
      case "'":
        return "single-quoted-scalar";
      case '"':
        return "double-quoted-scalar";
      case "|":
      case ">":
        return "block-scalar-header";
    }
    return null;
  }

  // node_modules/yaml/browser/dist/parse/lexer.js
  function isEmpty(ch) {
    switch (ch) {
      case void 0:
      case " ":
      case "\n":
      case "\r":
      case "	":
        return true;
      default:
        return false;
    }
  }
  var hexDigits = new Set("0123456789ABCDEFabcdef");
  var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
  var flowIndicatorChars = new Set(",[]{}");
  var invalidAnchorChars = new Set(" ,[]{}\n\r	");
  var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
  var Lexer = class {
    constructor() {
      this.atEnd = false;
      this.blockScalarIndent = -1;
      this.blockScalarKeep = false;
      this.buffer = "";
      this.flowKey = false;
      this.flowLevel = 0;
      this.indentNext = 0;
      this.indentValue = 0;
      this.lineEndPos = null;
      this.next = null;
      this.pos = 0;
    }
    /**
     * Generate YAML tokens from the `source` string. If `incomplete`,
     * a part of the last line may be left as a buffer for the next call.
     *
     * @returns A generator of lexical tokens
     *@/
    *lex(source, incomplete = false) {
      if (source) {
        if (typeof source !== "string")
          throw TypeError("source is not a string");
        this.buffer = this.buffer ? this.buffer + source : source;
        this.lineEndPos = null;
      }
      this.atEnd = !incomplete;
      let next = this.next ?? "stream";
      while (next && (incomplete || this.hasChars(1)))
        next = yield* this.parseNext(next);
    }
    atLineEnd() {
      let i = this.pos;
      let ch = this.buffer[i];
      while (ch === " " || ch === "	")
        ch = this.buffer[++i];
      if (!ch || ch === "#" || ch === "\n")
        return true;
      if (ch === "\r")
        return this.buffer[i + 1] === "\n";
      return false;
    }
    charAt(n) {
      return this.buffer[this.pos + n];
    }
    continueScalar(offset) {
      let ch = this.buffer[offset];
      if (this.indentNext > 0) {
        let indent = 0;
        while (ch === " ")
          ch = this.buffer[++indent + offset];
        if (ch === "\r") {
          const next = this.buffer[indent + offset + 1];
          if (next === "\n" || !next && !this.atEnd)
            return offset + indent + 1;
        }
        return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
      }
      if (ch === "-" || ch === ".") {
        const dt = this.buffer.substr(offset, 3);
        if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
          return -1;
      }
      return offset;
    }
    getLine() {
      let end = this.lineEndPos;
      if (typeof end !== "number" || end !== -1 && end < this.pos) {
        end = this.buffer.indexOf("\n", this.pos);
        this.lineEndPos = end;
      }
      if (end === -1)
        return this.atEnd ? this.buffer.substring(this.pos) : null;
      if (this.buffer[end - 1] === "\r")
        end -= 1;
      return this.buffer.substring(this.pos, end);
    }
    hasChars(n) {
      return this.pos + n <= this.buffer.length;
    }
    setNext(state) {
      this.buffer = this.buffer.substring(this.pos);
      this.pos = 0;
      this.lineEndPos = null;
      this.next = state;
      return null;
    }
    peek(n) {
      return this.buffer.substr(this.pos, n);
    }
    *parseNext(next) {
      switch (next) {
        case "stream":
          return yield* this.parseStream();
        case "line-start":
          return yield* this.parseLineStart();
        case "block-start":
          return yield* this.parseBlockStart();
        case "doc":
          return yield* this.parseDocument();
        case "flow":
          return yield* this.parseFlowCollection();
        case "quoted-scalar":
          return yield* this.parseQuotedScalar();
        case "block-scalar":
          return yield* this.parseBlockScalar();
        case "plain-scalar":
          return yield* this.parsePlainScalar();
      }
    }
    *parseStream() {
      let line = this.getLine();
      if (line === null)
        return this.setNext("stream");
      if (line[0] === BOM) {
        yield* this.pushCount(1);
        line = line.substring(1);
      }
      if (line[0] === "%") {
        let dirEnd = line.length;
        let cs = line.indexOf("#");
        while (cs !== -1) {
          const ch = line[cs - 1];
          if (ch === " " || ch === "	") {
            dirEnd = cs - 1;
            break;
          } else {
            cs = line.indexOf("#", cs + 1);
          }
        }
        while (true) {
          const ch = line[dirEnd - 1];
          if (ch === " " || ch === "	")
            dirEnd -= 1;
          else
            break;
        }
        const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
        yield* this.pushCount(line.length - n);
        this.pushNewline();
        return "stream";
      }
      if (this.atLineEnd()) {
        const sp = yield* this.pushSpaces(true);
        yield* this.pushCount(line.length - sp);
        yield* this.pushNewline();
        return "stream";
      }
      yield DOCUMENT;
      return yield* this.parseLineStart();
    }
    *parseLineStart() {
      const ch = this.charAt(0);
      if (!ch && !this.atEnd)
        return this.setNext("line-start");
      if (ch === "-" || ch === ".") {
        if (!this.atEnd && !this.hasChars(4))
          return this.setNext("line-start");
        const s = this.peek(3);
        if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
          yield* this.pushCount(3);
          this.indentValue = 0;
          this.indentNext = 0;
          return s === "---" ? "doc" : "stream";
        }
      }
      this.indentValue = yield* this.pushSpaces(false);
      if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
        this.indentNext = this.indentValue;
      return yield* this.parseBlockStart();
    }
    *parseBlockStart() {
      const [ch0, ch1] = this.peek(2);
      if (!ch1 && !this.atEnd)
        return this.setNext("block-start");
      if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
        const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
        this.indentNext = this.indentValue + 1;
        this.indentValue += n;
        return "block-start";
      }
      return "doc";
    }
    *parseDocument() {
      yield* this.pushSpaces(true);
      const line = this.getLine();
      if (line === null)
        return this.setNext("doc");
      let n = yield* this.pushIndicators();
      switch (line[n]) {
        case "#":
          yield* this.pushCount(line.length - n);
        // fallthrough
        case void 0:
          yield* this.pushNewline();
          return yield* this.parseLineStart();
        case "{":
        case "[":
          yield* this.pushCount(1);
          this.flowKey = false;
          this.flowLevel = 1;
          return "flow";
        case "}":
        case "]":
          yield* this.pushCount(1);
          return "doc";
        case "*":
          yield* this.pushUntil(isNotAnchorChar);
          return "doc";
        case '"':
        case "'":
          return yield* this.parseQuotedScalar();
        case "|":
        case ">":
          n += yield* this.parseBlockScalarHeader();
          n += yield* this.pushSpaces(true);
          yield* this.pushCount(line.length - n);
          yield* this.pushNewline();
          return yield* this.parseBlockScalar();
        default:
          return yield* this.parsePlainScalar();
      }
    }
    *parseFlowCollection() {
      let nl, sp;
      let indent = -1;
      do {
        nl = yield* this.pushNewline();
        if (nl > 0) {
          sp = yield* this.pushSpaces(false);
          this.indentValue = indent = sp;
        } else {
          sp = 0;
        }
        sp += yield* this.pushSpaces(true);
      } while (nl + sp > 0);
      const line = this.getLine();
      if (line === null)
        return this.setNext("flow");
      if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
        const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
        if (!atFlowEndMarker) {
          this.flowLevel = 0;
          yield FLOW_END;
          return yield* this.parseLineStart();
        }
      }
      let n = 0;
      while (line[n] === ",") {
        n += yield* this.pushCount(1);
        n += yield* this.pushSpaces(true);
        this.flowKey = false;
      }
      n += yield* this.pushIndicators();
      switch (line[n]) {
        case void 0:
          return "flow";
        case "#":
          yield* this.pushCount(line.length - n);
          return "flow";
        case "{":
        case "[":
          yield* this.pushCount(1);
          this.flowKey = false;
          this.flowLevel += 1;
          return "flow";
        case "}":
        case "]":
          yield* this.pushCount(1);
          this.flowKey = true;
          this.flowLevel -= 1;
          return this.flowLevel ? "flow" : "doc";
        case "*":
          yield* this.pushUntil(isNotAnchorChar);
          return "flow";
        case '"':
        case "'":
          this.flowKey = true;
          return yield* this.parseQuotedScalar();
        case ":": {
          const next = this.charAt(1);
          if (this.flowKey || isEmpty(next) || next === ",") {
            this.flowKey = false;
            yield* this.pushCount(1);
            yield* this.pushSpaces(true);
            return "flow";
          }
        }
        // fallthrough
        default:
          this.flowKey = false;
          return yield* this.parsePlainScalar();
      }
    }
    *parseQuotedScalar() {
      const quote = this.charAt(0);
      let end = this.buffer.indexOf(quote, this.pos + 1);
      if (quote === "'") {
        while (end !== -1 && this.buffer[end + 1] === "'")
          end = this.buffer.indexOf("'", end + 2);
      } else {
        while (end !== -1) {
          let n = 0;
          while (this.buffer[end - 1 - n] === "\\")
            n += 1;
          if (n % 2 === 0)
            break;
          end = this.buffer.indexOf('"', end + 1);
        }
      }
      const qb = this.buffer.substring(0, end);
      let nl = qb.indexOf("\n", this.pos);
      if (nl !== -1) {
        while (nl !== -1) {
          const cs = this.continueScalar(nl + 1);
          if (cs === -1)
            break;
          nl = qb.indexOf("\n", cs);
        }
        if (nl !== -1) {
          end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
        }
      }
      if (end === -1) {
        if (!this.atEnd)
          return this.setNext("quoted-scalar");
        end = this.buffer.length;
      }
      yield* this.pushToIndex(end + 1, false);
      return this.flowLevel ? "flow" : "doc";
    }
    *parseBlockScalarHeader() {
      this.blockScalarIndent = -1;
      this.blockScalarKeep = false;
      let i = this.pos;
      while (true) {
        const ch = this.buffer[++i];
        if (ch === "+")
          this.blockScalarKeep = true;
        else if (ch > "0" && ch <= "9")
          this.blockScalarIndent = Number(ch) - 1;
        else if (ch !== "-")
          break;
      }
      return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
    }
    *parseBlockScalar() {
      let nl = this.pos - 1;
      let indent = 0;
      let ch;
      loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
        switch (ch) {
          case " ":
            indent += 1;
            break;
          case "\n":
            nl = i2;
            indent = 0;
            break;
          case "\r": {
            const next = this.buffer[i2 + 1];
            if (!next && !this.atEnd)
              return this.setNext("block-scalar");
            if (next === "\n")
              break;
          }
          // fallthrough
          default:
            break loop;
        }
      }
      if (!ch && !this.atEnd)
        return this.setNext("block-scalar");
      if (indent >= this.indentNext) {
        if (this.blockScalarIndent === -1)
          this.indentNext = indent;
        else {
          this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
        }
        do {
          const cs = this.continueScalar(nl + 1);
          if (cs === -1)
            break;
          nl = this.buffer.indexOf("\n", cs);
        } while (nl !== -1);
        if (nl === -1) {
          if (!this.atEnd)
            return this.setNext("block-scalar");
          nl = this.buffer.length;
        }
      }
      let i = nl + 1;
      ch = this.buffer[i];
      while (ch === " ")
        ch = this.buffer[++i];
      if (ch === "	") {
        while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
          ch = this.buffer[++i];
        nl = i - 1;
      } else if (!this.blockScalarKeep) {
        do {
          let i2 = nl - 1;
          let ch2 = this.buffer[i2];
          if (ch2 === "\r")
            ch2 = this.buffer[--i2];
          const lastChar = i2;
          while (ch2 === " ")
            ch2 = this.buffer[--i2];
          if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
            nl = i2;
          else
            break;
        } while (true);
      }
      yield SCALAR2;
      yield* this.pushToIndex(nl + 1, true);
      return yield* this.parseLineStart();
    }
    *parsePlainScalar() {
      const inFlow = this.flowLevel > 0;
      let end = this.pos - 1;
      let i = this.pos - 1;
      let ch;
      while (ch = this.buffer[++i]) {
        if (ch === ":") {
          const next = this.buffer[i + 1];
          if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
            break;
          end = i;
        } else if (isEmpty(ch)) {
          let next = this.buffer[i + 1];
          if (ch === "\r") {
            if (next === "\n") {
              i += 1;
              ch = "\n";
              next = this.buffer[i + 1];
            } else
              end = i;
          }
          if (next === "#" || inFlow && flowIndicatorChars.has(next))
            break;
          if (ch === "\n") {
            const cs = this.continueScalar(i + 1);
            if (cs === -1)
              break;
            i = Math.max(i, cs - 2);
          }
        } else {
          if (inFlow && flowIndicatorChars.has(ch))
            break;
          end = i;
        }
      }
      if (!ch && !this.atEnd)
        return this.setNext("plain-scalar");
      yield SCALAR2;
      yield* this.pushToIndex(end + 1, true);
      return inFlow ? "flow" : "doc";
    }
    *pushCount(n) {
      if (n > 0) {
        yield this.buffer.substr(this.pos, n);
        this.pos += n;
        return n;
      }
      return 0;
    }
    *pushToIndex(i, allowEmpty) {
      const s = this.buffer.slice(this.pos, i);
      if (s) {
        yield s;
        this.pos += s.length;
        return s.length;
      } else if (allowEmpty)
        yield "";
      return 0;
    }
    *pushIndicators() {
      let n = 0;
      loop: while (true) {
        switch (this.charAt(0)) {
          case "!":
            n += yield* this.pushTag();
            n += yield* this.pushSpaces(true);
            continue loop;
          case "&":
            n += yield* this.pushUntil(isNotAnchorChar);
            n += yield* this.pushSpaces(true);
            continue loop;
          case "-":
          // this is an error
          case "?":
          // this is an error outside flow collections
          case ":": {
            const inFlow = this.flowLevel > 0;
            const ch1 = this.charAt(1);
            if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
              if (!inFlow)
                this.indentNext = this.indentValue + 1;
              else if (this.flowKey)
                this.flowKey = false;
              n += yield* this.pushCount(1);
              n += yield* this.pushSpaces(true);
              continue loop;
            }
          }
        }
        break loop;
      }
      return n;
    }
    *pushTag() {
      if (this.charAt(1) === "<") {
        let i = this.pos + 2;
        let ch = this.buffer[i];
        while (!isEmpty(ch) && ch !== ">")
          ch = this.buffer[++i];
        return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
      } else {
        let i = this.pos + 1;
        let ch = this.buffer[i];
        while (ch) {
          if (tagChars.has(ch))
            ch = this.buffer[++i];
          else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
            ch = this.buffer[i += 3];
          } else
            break;
        }
        return yield* this.pushToIndex(i, false);
      }
    }
    *pushNewline() {
      const ch = this.buffer[this.pos];
      if (ch === "\n")
        return yield* this.pushCount(1);
      else if (ch === "\r" && this.charAt(1) === "\n")
        return yield* this.pushCount(2);
      else
        return 0;
    }
    *pushSpaces(allowTabs) {
      let i = this.pos - 1;
      let ch;
      do {
        ch = this.buffer[++i];
      } while (ch === " " || allowTabs && ch === "	");
      const n = i - this.pos;
      if (n > 0) {
        yield this.buffer.substr(this.pos, n);
        this.pos = i;
      }
      return n;
    }
    *pushUntil(test) {
      let i = this.pos;
      let ch = this.buffer[i];
      while (!test(ch))
        ch = this.buffer[++i];
      return yield* this.pushToIndex(i, false);
    }
  };

  // node_modules/yaml/browser/dist/parse/line-counter.js
  var LineCounter = class {
    constructor() {
      this.lineStarts = [];
      this.addNewLine = (offset) => this.lineStarts.push(offset);
      this.linePos = (offset) => {
        let low = 0;
        let high = this.lineStarts.length;
        while (low < high) {
          const mid = low + high >> 1;
          if (this.lineStarts[mid] < offset)
            low = mid + 1;
          else
            high = mid;
        }
        if (this.lineStarts[low] === offset)
          return { line: low + 1, col: 1 };
        if (low === 0)
          return { line: 0, col: offset };
        const start = this.lineStarts[low - 1];
        return { line: low, col: offset - start + 1 };
      };
    }
  };

  // node_modules/yaml/browser/dist/parse/parser.js
  function includesToken(list, type) {
    for (let i = 0; i < list.length; ++i)
      if (list[i].type === type)
        return true;
    return false;
  }
  function findNonEmptyIndex(list) {
    for (let i = 0; i < list.length; ++i) {
      switch (list[i].type) {
        case "space":
        case "comment":
        case "newline":
          break;
        default:
          return i;
      }
    }
    return -1;
  }
  function isFlowToken(token) {
    switch (token?.type) {
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
      case "flow-collection":
        return true;
      default:
        return false;
    }
  }
  function getPrevProps(parent) {
    switch (parent.type) {
      case "document":
        return parent.start;
      case "block-map": {
        const it = parent.items[parent.items.length - 1];
        return it.sep ?? it.start;
      }
      case "block-seq":
        return parent.items[parent.items.length - 1].start;
      /* istanbul ignore next should not happen *@/
      default:
        return [];
    }
  }
  function getFirstKeyStartProps(prev) {
    if (prev.length === 0)
      return [];
    let i = prev.length;
    loop: while (--i >= 0) {
      switch (prev[i].type) {
        case "doc-start":
        case "explicit-key-ind":
        case "map-value-ind":
        case "seq-item-ind":
        case "newline":
          break loop;
      }
    }
    while (prev[++i]?.type === "space") {
    }
    return prev.splice(i, prev.length);
  }
  function arrayPushArray(target, source) {
    if (source.length < 1e5)
      Array.prototype.push.apply(target, source);
    else
      for (let i = 0; i < source.length; ++i)
        target.push(source[i]);
  }
  function fixFlowSeqItems(fc) {
    if (fc.start.type === "flow-seq-start") {
      for (const it of fc.items) {
        if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
          if (it.key)
            it.value = it.key;
          delete it.key;
          if (isFlowToken(it.value)) {
            if (it.value.end)
              arrayPushArray(it.value.end, it.sep);
            else
              it.value.end = it.sep;
          } else
            arrayPushArray(it.start, it.sep);
          delete it.sep;
        }
      }
    }
  }
  var Parser = class {
    /**
     * @param onNewLine - If defined, called separately with the start position of
     *   each new line (in `parse()`, including the start of input).
     *@/
    constructor(onNewLine) {
      this.atNewLine = true;
      this.atScalar = false;
      this.indent = 0;
      this.offset = 0;
      this.onKeyLine = false;
      this.stack = [];
      this.source = "";
      this.type = "";
      this.lexer = new Lexer();
      this.onNewLine = onNewLine;
    }
    /**
     * Parse `source` as a YAML stream.
     * If `incomplete`, a part of the last line may be left as a buffer for the next call.
     *
     * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
     *
     * @returns A generator of tokens representing each directive, document, and other structure.
     *@/
    *parse(source, incomplete = false) {
      if (this.onNewLine && this.offset === 0)
        this.onNewLine(0);
      for (const lexeme of this.lexer.lex(source, incomplete))
        yield* this.next(lexeme);
      if (!incomplete)
        yield* this.end();
    }
    /**
     * Advance the parser by the `source` of one lexical token.
     *@/
    *next(source) {
      this.source = source;
      if (this.atScalar) {
        this.atScalar = false;
        yield* this.step();
        this.offset += source.length;
        return;
      }
      const type = tokenType(source);
      if (!type) {
        const message = `Not a YAML token: ${source}`;
        yield* this.pop({ type: "error", offset: this.offset, message, source });
        this.offset += source.length;
      } else if (type === "scalar") {
        this.atNewLine = false;
        this.atScalar = true;
        this.type = "scalar";
      } else {
        this.type = type;
        yield* this.step();
        switch (type) {
          case "newline":
            this.atNewLine = true;
            this.indent = 0;
            if (this.onNewLine)
              this.onNewLine(this.offset + source.length);
            break;
          case "space":
            if (this.atNewLine && source[0] === " ")
              this.indent += source.length;
            break;
          case "explicit-key-ind":
          case "map-value-ind":
          case "seq-item-ind":
            if (this.atNewLine)
              this.indent += source.length;
            break;
          case "doc-mode":
          case "flow-error-end":
            return;
          default:
            this.atNewLine = false;
        }
        this.offset += source.length;
      }
    }
    /** Call at end of input to push out any remaining constructions *@/
    *end() {
      while (this.stack.length > 0)
        yield* this.pop();
    }
    get sourceToken() {
      const st = {
        type: this.type,
        offset: this.offset,
        indent: this.indent,
        source: this.source
      };
      return st;
    }
    *step() {
      const top = this.peek(1);
      if (this.type === "doc-end" && top?.type !== "doc-end") {
        while (this.stack.length > 0)
          yield* this.pop();
        this.stack.push({
          type: "doc-end",
          offset: this.offset,
          source: this.source
        });
        return;
      }
      if (!top)
        return yield* this.stream();
      switch (top.type) {
        case "document":
          return yield* this.document(top);
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
          return yield* this.scalar(top);
        case "block-scalar":
          return yield* this.blockScalar(top);
        case "block-map":
          return yield* this.blockMap(top);
        case "block-seq":
          return yield* this.blockSequence(top);
        case "flow-collection":
          return yield* this.flowCollection(top);
        case "doc-end":
          return yield* this.documentEnd(top);
      }
      yield* this.pop();
    }
    peek(n) {
      return this.stack[this.stack.length - n];
    }
    *pop(error) {
      const token = error ?? this.stack.pop();
      if (!token) {
        const message = "Tried to pop an empty stack";
        yield { type: "error", offset: this.offset, source: "", message };
      } else if (this.stack.length === 0) {
        yield token;
      } else {
        const top = this.peek(1);
        if (token.type === "block-scalar") {
          token.indent = "indent" in top ? top.indent : 0;
        } else if (token.type === "flow-collection" && top.type === "document") {
          token.indent = 0;
        }
        if (token.type === "flow-collection")
          fixFlowSeqItems(token);
        switch (top.type) {
          case "document":
            top.value = token;
            break;
          case "block-scalar":
            top.props.push(token);
            break;
          case "block-map": {
            const it = top.items[top.items.length - 1];
            if (it.value) {
              top.items.push({ start: [], key: token, sep: [] });
              this.onKeyLine = true;
              return;
            } else if (it.sep) {
              it.value = token;
            } else {
              Object.assign(it, { key: token, sep: [] });
              this.onKeyLine = !it.explicitKey;
              return;
            }
            break;
          }
          case "block-seq": {
            const it = top.items[top.items.length - 1];
            if (it.value)
              top.items.push({ start: [], value: token });
            else
              it.value = token;
            break;
          }
          case "flow-collection": {
            const it = top.items[top.items.length - 1];
            if (!it || it.value)
              top.items.push({ start: [], key: token, sep: [] });
            else if (it.sep)
              it.value = token;
            else
              Object.assign(it, { key: token, sep: [] });
            return;
          }
          /* istanbul ignore next should not happen *@/
          default:
            yield* this.pop();
            yield* this.pop(token);
        }
        if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
          const last = token.items[token.items.length - 1];
          if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
            if (top.type === "document")
              top.end = last.start;
            else
              top.items.push({ start: last.start });
            token.items.splice(-1, 1);
          }
        }
      }
    }
    *stream() {
      switch (this.type) {
        case "directive-line":
          yield { type: "directive", offset: this.offset, source: this.source };
          return;
        case "byte-order-mark":
        case "space":
        case "comment":
        case "newline":
          yield this.sourceToken;
          return;
        case "doc-mode":
        case "doc-start": {
          const doc = {
            type: "document",
            offset: this.offset,
            start: []
          };
          if (this.type === "doc-start")
            doc.start.push(this.sourceToken);
          this.stack.push(doc);
          return;
        }
      }
      yield {
        type: "error",
        offset: this.offset,
        message: `Unexpected ${this.type} token in YAML stream`,
        source: this.source
      };
    }
    *document(doc) {
      if (doc.value)
        return yield* this.lineEnd(doc);
      switch (this.type) {
        case "doc-start": {
          if (findNonEmptyIndex(doc.start) !== -1) {
            yield* this.pop();
            yield* this.step();
          } else
            doc.start.push(this.sourceToken);
          return;
        }
        case "anchor":
        case "tag":
        case "space":
        case "comment":
        case "newline":
          doc.start.push(this.sourceToken);
          return;
      }
      const bv = this.startBlockValue(doc);
      if (bv)
        this.stack.push(bv);
      else {
        yield {
          type: "error",
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML document`,
          source: this.source
        };
      }
    }
    *scalar(scalar) {
      if (this.type === "map-value-ind") {
        const prev = getPrevProps(this.peek(2));
        const start = getFirstKeyStartProps(prev);
        let sep;
        if (scalar.end) {
          sep = scalar.end;
          sep.push(this.sourceToken);
          delete scalar.end;
        } else
          sep = [this.sourceToken];
        const map2 = {
          type: "block-map",
          offset: scalar.offset,
          indent: scalar.indent,
          items: [{ start, key: scalar, sep }]
        };
        this.onKeyLine = true;
        this.stack[this.stack.length - 1] = map2;
      } else
        yield* this.lineEnd(scalar);
    }
    *blockScalar(scalar) {
      switch (this.type) {
        case "space":
        case "comment":
        case "newline":
          scalar.props.push(this.sourceToken);
          return;
        case "scalar":
          scalar.source = this.source;
          this.atNewLine = true;
          this.indent = 0;
          if (this.onNewLine) {
            let nl = this.source.indexOf("\n") + 1;
            while (nl !== 0) {
              this.onNewLine(this.offset + nl);
              nl = this.source.indexOf("\n", nl) + 1;
            }
          }
          yield* this.pop();
          break;
        /* istanbul ignore next should not happen *@/
        default:
          yield* this.pop();
          yield* this.step();
      }
    }
    *blockMap(map2) {
      const it = map2.items[map2.items.length - 1];
      switch (this.type) {
        case "newline":
          this.onKeyLine = false;
          if (it.value) {
            const end = "end" in it.value ? it.value.end : void 0;
            const last = Array.isArray(end) ? end[end.length - 1] : void 0;
            if (last?.type === "comment")
              end?.push(this.sourceToken);
            else
              map2.items.push({ start: [this.sourceToken] });
          } else if (it.sep) {
            it.sep.push(this.sourceToken);
          } else {
            it.start.push(this.sourceToken);
          }
          return;
        case "space":
        case "comment":
          if (it.value) {
            map2.items.push({ start: [this.sourceToken] });
          } else if (it.sep) {
            it.sep.push(this.sourceToken);
          } else {
            if (this.atIndentedComment(it.start, map2.indent)) {
              const prev = map2.items[map2.items.length - 2];
              const end = prev?.value?.end;
              if (Array.isArray(end)) {
                arrayPushArray(end, it.start);
                end.push(this.sourceToken);
                map2.items.pop();
                return;
              }
            }
            it.start.push(this.sourceToken);
          }
          return;
      }
      if (this.indent >= map2.indent) {
        const atMapIndent = !this.onKeyLine && this.indent === map2.indent;
        const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
        let start = [];
        if (atNextItem && it.sep && !it.value) {
          const nl = [];
          for (let i = 0; i < it.sep.length; ++i) {
            const st = it.sep[i];
            switch (st.type) {
              case "newline":
                nl.push(i);
                break;
              case "space":
                break;
              case "comment":
                if (st.indent > map2.indent)
                  nl.length = 0;
                break;
              default:
                nl.length = 0;
            }
          }
          if (nl.length >= 2)
            start = it.sep.splice(nl[1]);
        }
        switch (this.type) {
          case "anchor":
          case "tag":
            if (atNextItem || it.value) {
              start.push(this.sourceToken);
              map2.items.push({ start });
              this.onKeyLine = true;
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              it.start.push(this.sourceToken);
            }
            return;
          case "explicit-key-ind":
            if (!it.sep && !it.explicitKey) {
              it.start.push(this.sourceToken);
              it.explicitKey = true;
            } else if (atNextItem || it.value) {
              start.push(this.sourceToken);
              map2.items.push({ start, explicitKey: true });
            } else {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: [this.sourceToken], explicitKey: true }]
              });
            }
            this.onKeyLine = true;
            return;
          case "map-value-ind":
            if (it.explicitKey) {
              if (!it.sep) {
                if (includesToken(it.start, "newline")) {
                  Object.assign(it, { key: null, sep: [this.sourceToken] });
                } else {
                  const start2 = getFirstKeyStartProps(it.start);
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                  });
                }
              } else if (it.value) {
                map2.items.push({ start: [], key: null, sep: [this.sourceToken] });
              } else if (includesToken(it.sep, "map-value-ind")) {
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start, key: null, sep: [this.sourceToken] }]
                });
              } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
                const start2 = getFirstKeyStartProps(it.start);
                const key = it.key;
                const sep = it.sep;
                sep.push(this.sourceToken);
                delete it.key;
                delete it.sep;
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: start2, key, sep }]
                });
              } else if (start.length > 0) {
                it.sep = it.sep.concat(start, this.sourceToken);
              } else {
                it.sep.push(this.sourceToken);
              }
            } else {
              if (!it.sep) {
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              } else if (it.value || atNextItem) {
                map2.items.push({ start, key: null, sep: [this.sourceToken] });
              } else if (includesToken(it.sep, "map-value-ind")) {
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: [], key: null, sep: [this.sourceToken] }]
                });
              } else {
                it.sep.push(this.sourceToken);
              }
            }
            this.onKeyLine = true;
            return;
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar": {
            const fs = this.flowScalar(this.type);
            if (atNextItem || it.value) {
              map2.items.push({ start, key: fs, sep: [] });
              this.onKeyLine = true;
            } else if (it.sep) {
              this.stack.push(fs);
            } else {
              Object.assign(it, { key: fs, sep: [] });
              this.onKeyLine = true;
            }
            return;
          }
          default: {
            const bv = this.startBlockValue(map2);
            if (bv) {
              if (bv.type === "block-seq") {
                if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                  yield* this.pop({
                    type: "error",
                    offset: this.offset,
                    message: "Unexpected block-seq-ind on same line with key",
                    source: this.source
                  });
                  return;
                }
              } else if (atMapIndent) {
                map2.items.push({ start });
              }
              this.stack.push(bv);
              return;
            }
          }
        }
      }
      yield* this.pop();
      yield* this.step();
    }
    *blockSequence(seq2) {
      const it = seq2.items[seq2.items.length - 1];
      switch (this.type) {
        case "newline":
          if (it.value) {
            const end = "end" in it.value ? it.value.end : void 0;
            const last = Array.isArray(end) ? end[end.length - 1] : void 0;
            if (last?.type === "comment")
              end?.push(this.sourceToken);
            else
              seq2.items.push({ start: [this.sourceToken] });
          } else
            it.start.push(this.sourceToken);
          return;
        case "space":
        case "comment":
          if (it.value)
            seq2.items.push({ start: [this.sourceToken] });
          else {
            if (this.atIndentedComment(it.start, seq2.indent)) {
              const prev = seq2.items[seq2.items.length - 2];
              const end = prev?.value?.end;
              if (Array.isArray(end)) {
                arrayPushArray(end, it.start);
                end.push(this.sourceToken);
                seq2.items.pop();
                return;
              }
            }
            it.start.push(this.sourceToken);
          }
          return;
        case "anchor":
        case "tag":
          if (it.value || this.indent <= seq2.indent)
            break;
          it.start.push(this.sourceToken);
          return;
        case "seq-item-ind":
          if (this.indent !== seq2.indent)
            break;
          if (it.value || includesToken(it.start, "seq-item-ind"))
            seq2.items.push({ start: [this.sourceToken] });
          else
            it.start.push(this.sourceToken);
          return;
      }
      if (this.indent > seq2.indent) {
        const bv = this.startBlockValue(seq2);
        if (bv) {
          this.stack.push(bv);
          return;
        }
      }
      yield* this.pop();
      yield* this.step();
    }
    *flowCollection(fc) {
      const it = fc.items[fc.items.length - 1];
      if (this.type === "flow-error-end") {
        let top;
        do {
          yield* this.pop();
          top = this.peek(1);
        } while (top?.type === "flow-collection");
      } else if (fc.end.length === 0) {
        switch (this.type) {
          case "comma":
          case "explicit-key-ind":
            if (!it || it.sep)
              fc.items.push({ start: [this.sourceToken] });
            else
              it.start.push(this.sourceToken);
            return;
          case "map-value-ind":
            if (!it || it.value)
              fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
            else if (it.sep)
              it.sep.push(this.sourceToken);
            else
              Object.assign(it, { key: null, sep: [this.sourceToken] });
            return;
          case "space":
          case "comment":
          case "newline":
          case "anchor":
          case "tag":
            if (!it || it.value)
              fc.items.push({ start: [this.sourceToken] });
            else if (it.sep)
              it.sep.push(this.sourceToken);
            else
              it.start.push(this.sourceToken);
            return;
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar": {
            const fs = this.flowScalar(this.type);
            if (!it || it.value)
              fc.items.push({ start: [], key: fs, sep: [] });
            else if (it.sep)
              this.stack.push(fs);
            else
              Object.assign(it, { key: fs, sep: [] });
            return;
          }
          case "flow-map-end":
          case "flow-seq-end":
            fc.end.push(this.sourceToken);
            return;
        }
        const bv = this.startBlockValue(fc);
        if (bv)
          this.stack.push(bv);
        else {
          yield* this.pop();
          yield* this.step();
        }
      } else {
        const parent = this.peek(2);
        if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
          yield* this.pop();
          yield* this.step();
        } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
          const prev = getPrevProps(parent);
          const start = getFirstKeyStartProps(prev);
          fixFlowSeqItems(fc);
          const sep = fc.end.splice(1, fc.end.length);
          sep.push(this.sourceToken);
          const map2 = {
            type: "block-map",
            offset: fc.offset,
            indent: fc.indent,
            items: [{ start, key: fc, sep }]
          };
          this.onKeyLine = true;
          this.stack[this.stack.length - 1] = map2;
        } else {
          yield* this.lineEnd(fc);
        }
      }
    }
    flowScalar(type) {
      if (this.onNewLine) {
        let nl = this.source.indexOf("\n") + 1;
        while (nl !== 0) {
          this.onNewLine(this.offset + nl);
          nl = this.source.indexOf("\n", nl) + 1;
        }
      }
      return {
        type,
        offset: this.offset,
        indent: this.indent,
        source: this.source
      };
    }
    startBlockValue(parent) {
      switch (this.type) {
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
          return this.flowScalar(this.type);
        case "block-scalar-header":
          return {
            type: "block-scalar",
            offset: this.offset,
            indent: this.indent,
            props: [this.sourceToken],
            source: ""
          };
        case "flow-map-start":
        case "flow-seq-start":
          return {
            type: "flow-collection",
            offset: this.offset,
            indent: this.indent,
            start: this.sourceToken,
            items: [],
            end: []
          };
        case "seq-item-ind":
          return {
            type: "block-seq",
            offset: this.offset,
            indent: this.indent,
            items: [{ start: [this.sourceToken] }]
          };
        case "explicit-key-ind": {
          this.onKeyLine = true;
          const prev = getPrevProps(parent);
          const start = getFirstKeyStartProps(prev);
          start.push(this.sourceToken);
          return {
            type: "block-map",
            offset: this.offset,
            indent: this.indent,
            items: [{ start, explicitKey: true }]
          };
        }
        case "map-value-ind": {
          this.onKeyLine = true;
          const prev = getPrevProps(parent);
          const start = getFirstKeyStartProps(prev);
          return {
            type: "block-map",
            offset: this.offset,
            indent: this.indent,
            items: [{ start, key: null, sep: [this.sourceToken] }]
          };
        }
      }
      return null;
    }
    atIndentedComment(start, indent) {
      if (this.type !== "comment")
        return false;
      if (this.indent <= indent)
        return false;
      return start.every((st) => st.type === "newline" || st.type === "space");
    }
    *documentEnd(docEnd) {
      if (this.type !== "doc-mode") {
        if (docEnd.end)
          docEnd.end.push(this.sourceToken);
        else
          docEnd.end = [this.sourceToken];
        if (this.type === "newline")
          yield* this.pop();
      }
    }
    *lineEnd(token) {
      switch (this.type) {
        case "comma":
        case "doc-start":
        case "doc-end":
        case "flow-seq-end":
        case "flow-map-end":
        case "map-value-ind":
          yield* this.pop();
          yield* this.step();
          break;
        case "newline":
          this.onKeyLine = false;
        // fallthrough
        case "space":
        case "comment":
        default:
          if (token.end)
            token.end.push(this.sourceToken);
          else
            token.end = [this.sourceToken];
          if (this.type === "newline")
            yield* this.pop();
      }
    }
  };

  // node_modules/yaml/browser/dist/public-api.js
  function parseOptions(options) {
    const prettyErrors = options.prettyErrors !== false;
    const lineCounter = options.lineCounter || prettyErrors && new LineCounter() || null;
    return { lineCounter, prettyErrors };
  }
  function parseDocument(source, options = {}) {
    const { lineCounter, prettyErrors } = parseOptions(options);
    const parser = new Parser(lineCounter?.addNewLine);
    const composer = new Composer(options);
    let doc = null;
    for (const _doc of composer.compose(parser.parse(source), true, source.length)) {
      if (!doc)
        doc = _doc;
      else if (doc.options.logLevel !== "silent") {
        doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
        break;
      }
    }
    if (prettyErrors && lineCounter) {
      doc.errors.forEach(prettifyError(source, lineCounter));
      doc.warnings.forEach(prettifyError(source, lineCounter));
    }
    return doc;
  }
  function parse(src, reviver, options) {
    let _reviver = void 0;
    if (typeof reviver === "function") {
      _reviver = reviver;
    } else if (options === void 0 && reviver && typeof reviver === "object") {
      options = reviver;
    }
    const doc = parseDocument(src, options);
    if (!doc)
      return null;
    doc.warnings.forEach((warning) => warn(doc.options.logLevel, warning));
    if (doc.errors.length > 0) {
      if (doc.options.logLevel !== "silent")
        throw doc.errors[0];
      else
        doc.errors = [];
    }
    return doc.toJS(Object.assign({ reviver: _reviver }, options));
  }

  // src/core/record.ts
  function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  }

  // src/io/yaml-file.ts
  function parseYamlRecord(text) {
    const value = parse(text, { maxAliasCount: 50, schema: "core", logLevel: "error", prettyErrors: false });
    if (!isRecord(value)) throw Object.assign(new Error("yaml"), { code: "not a mapping" });
    return value;
  }
  return __toCommonJS(yaml_file_exports);
})();
|*/
