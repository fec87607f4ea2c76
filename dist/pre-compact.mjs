let ownText;
let partPlaces;
let partsEnd = 0;
const loadedParts = {};
function loadPart(name) {
  return (loadedParts[name] ||= evaluatePart(name));
}
function readOwnText({ openSync, fstatSync, readSync, closeSync }) {
  const fd = openSync(import.meta.filename || new URL(import.meta.url));
  const bytes = Buffer.allocUnsafe(fstatSync(fd).size);
  let length = 0;
  for (let count = 1; count > 0; length += count) count = readSync(fd, bytes, length, bytes.length - length, length);
  closeSync(fd);
  return bytes.latin1Slice(0, length);
}
async function evaluatePart(name) {
  const older = {};
  for (const id of process.getBuiltinModule ? [] : ["node:child_process","node:crypto","node:fs","node:path"]) older[id] = await import(id);
  const builtin = process.getBuiltinModule || ((id) => older[id]);
  if (partPlaces === undefined) {
    ownText = readOwnText(builtin("node:fs"));
    partsEnd = ownText.lastIndexOf("\n//| parts ");
    partPlaces = JSON.parse(ownText.slice(partsEnd + 11));
  }
  const [back, length] = partPlaces[name];
  const code = ownText.slice(partsEnd - back, partsEnd - back + length).replaceAll("*@/", "*" + "/");
  return new (async () => {}).constructor("builtin", "loadPart", code)(builtin, loadPart);
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
  if (!MAY_BE_UNSAFE.test(text2)) return text2;
  return text2.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
    ""
  ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
}
var MAY_BE_UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]/;
function excerpt(text2, maxChars) {
  const clean = cleanText(text2).trim();
  if (clean.length <= maxChars) return clean;
  const head = clean.slice(0, Math.max(0, maxChars - 4));
  const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
  return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
}
function excerptLine(text2, maxChars) {
  return excerpt(joinLines(cleanText(text2)), maxChars);
}
function joinLines(text2) {
  return text2.replace(/\s{2,}|[^\S ]/g, " ");
}
function excerptMiddle(text2, headChars, tailChars) {
  const clean = cleanText(text2).trim();
  if (clean.length <= headChars + tailChars) return clean;
  const tail = clean.slice(-tailChars);
  const start = Math.max(0, tail.search(/\s/));
  return `${excerpt(clean, headChars)} ${tail.slice(start).toWellFormed().replace(/^\ufffd/, "").trimStart()}`;
}
function excerptEnds(text2, maxChars) {
  const line = joinLines(cleanText(text2)).trim();
  if (line.length <= maxChars) return line;
  const half = Math.floor((maxChars - 5) / 2);
  const tail = line.slice(-half);
  const start = tail.indexOf(" ") + 1;
  return `${excerpt(line, half)} ${(start < half / 2 ? tail.slice(start) : tail).toWellFormed().replace(/^\ufffd/, "")}`;
}

// src/core/remember.ts
function remember(limit, compute) {
  const known2 = /* @__PURE__ */ new Map();
  return (text2) => {
    const before = known2.get(text2);
    if (before !== void 0) return before;
    if (known2.size >= limit) known2.clear();
    const found = compute(text2);
    known2.set(text2, found);
    return found;
  };
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
var findDistinctiveWords = remember(2e3, (text2) => {
  const found = /* @__PURE__ */ new Set();
  for (const raw of text2.match(/[\w\u00c0-\u1fff\u2c00-\uffff][\w\u00c0-\u1fff\u2c00-\uffff./@#+-]*/g) ?? []) {
    const word = findStem(raw);
    if (word !== "") found.add(word);
  }
  return found;
});
var findStem = remember(5e3, (raw) => {
  const plain = raw.toLowerCase().replace(/[./@#_-]+$/, "");
  if (plain.length < 3 && !/^(?:[B-HJ-Z][A-Za-z0-9+#]?|[A-Z][0-9+#A-Z]|[a-z]\d)$/.test(raw)) return "";
  return COMMON.has(plain) || /^\d{1,2}$/.test(plain) ? "" : stem(plain);
});
function stem(word) {
  if (/[\d_./@#-]/.test(word)) return word;
  const base = word.replace(/(?:ing|ers?|ed|ions?|es|e|s)$/, "");
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
var LONGEST_PUSH = 80;
function isTrivial(text2) {
  if (text2.length > LONGEST_PUSH) return false;
  const lower = text2.toLowerCase();
  const first = WORD.exec(lower);
  return first === null || PUSHES.has(first[0]) && (lower.match(WORDS) ?? []).every((word) => PUSHES.has(word));
}
var WORD = /[a-z0-9'\u00c0-\ud7ff/]+/;
var WORDS = new RegExp(WORD, "g");
var PUSHES = new Set(
  `hi hello hey thanks thank you thx ok okay k yes yep yeah y sure fine great good nice cool perfect continue go on ahead carry going
  proceed please do it next now then and looks lgtm sounds that works alright all right done again resume there keep`.split(
    /\s+/
  )
);
function parseNotification(text2) {
  const words = dropReminders(text2).trim();
  if (!words.startsWith("<task-notification>")) return null;
  const callId = readTag(words, "tool-use-id");
  if (callId === "") return null;
  return {
    callId,
    status: readTag(words, "status") || "ended",
    summary: readTag(words, "summary"),
    result: readTag(words, "result")
  };
}
function readTag(text2, name) {
  const start = text2.indexOf(`<${name}>`);
  const end = text2.lastIndexOf(`</${name}>`);
  return start === -1 || end < start ? "" : text2.slice(start + name.length + 2, end).trim();
}

// src/core/work-state/sentences.ts
var SEARCHED_CHARS = 6e3;
var LONGEST_MESSAGE = 1 << 20;
var LONGEST_SENTENCE = 400;
var splitSentences = remember(200, (message) => {
  const words = dropCodeBlocks(message.slice(0, LONGEST_MESSAGE));
  const half = SEARCHED_CHARS / 2;
  const searched = words.length <= SEARCHED_CHARS ? words : `${words.slice(0, half)}
${words.slice(-half)}`;
  const sentences = searched.split("\n").filter(
    (line) => !/^\s*(?:>|\||\$ |at \S+ \()/.test(line) && !((line.includes(":") || line.includes("npm ")) && MAY_BE_OUTPUT.test(line) && OUTPUT.test(line))
  ).flatMap((line) => {
    const words2 = line.replace(/^\s*(?:[-*+\u2022]|\d{1,2}[.)])\s+/, "");
    return /[.!?\u2026]/.test(words2) ? words2.split(/(?<=[.!?\u2026])["')\]]?\s+(?=\S)/) : words2;
  }).map((sentence) => sentence.trim()).filter((sentence) => /[A-Za-z0-9\u00c0-\u1fff\u2c00-\uffff]/.test(sentence) && sentence.length <= LONGEST_SENTENCE);
  return joinFragments(sentences);
});
var MAY_BE_OUTPUT = /^\s*(?:npm |[\w.]+(?: \[\w+\])?(?:\[\w+\]| TS\d+)?:|\[?\d{1,4}[-:])/;
var OUTPUT = /^\s*(?:npm (?:ERR|error|WARN|warn)\b|(?:[\w.]*(?:Error|Exception|Warning)(?: \[\w+\])?|error|warning|fatal|panic|FAIL(?:ED)?)(?:\[\w+\]| TS\d+)?:|\[?\d{1,4}[-:]\d\d[-:]\d\d)/;
function joinFragments(sentences) {
  const units = [];
  for (const sentence of sentences) {
    if (isTrivial(sentence)) continue;
    const isFragment = /^\S+(?:\s+\S+)?$/.test(sentence) || /^(?:not|we don't want) /i.test(sentence);
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
  const fenced = message.replace(/```[^\n]{0,80}\n([\s\S]*?)(?:```|$)/g, (block, code) => {
    const lines = code.trimEnd().split("\n");
    if (lines.length <= SHOWN_LINES) return block;
    return `\`\`\`
${lines[0]}
[${lines.length - 1} more pasted lines]
\`\`\``;
  });
  return fenced.split(/\n\s*\n/).map(foldBlock).join("\n\n");
}
var PASTED_LINES = 12;
function foldBlock(block) {
  const lines = block.split("\n");
  return lines.length < PASTED_LINES ? block : `${lines[0]}
[${lines.length - 1} more pasted lines]`;
}

// src/core/work-state/clauses.ts
function dropSentences(text2, isOver2) {
  if (text2 === null) return null;
  const sentences = splitSentences(text2);
  if (!sentences.some(isOver2)) return text2;
  const kept = sentences.flatMap((sentence) => isOver2(sentence) ? keepRest(sentence, isOver2) ?? [] : sentence);
  return kept.length === 0 ? null : kept.join(" ");
}
var CLAUSES = /,? and |; /;
function keepRest(sentence, isOver2) {
  const clauses = sentence.split(CLAUSES);
  const kept = clauses.filter((clause) => !isOver2(clause));
  if (kept.length === 0 || kept.length === clauses.length) return null;
  const [first = ""] = kept;
  const verb = /^\w+/.exec(sentence)?.[0] ?? "";
  const rest = kept.join(" and ");
  return isOver2(clauses[0] ?? "") && /^(?:a|an|the|some|its|their)\b/i.test(first) ? `${verb} ${rest}` : rest;
}
function cutOut(sentence, isOver2) {
  const clauses = sentence.split(CLAUSES);
  const over = clauses.filter(isOver2);
  return over.length === 0 || over.length === clauses.length ? sentence : over.join(" and ");
}

// src/core/work-state/phrases.ts
function createPhrases(forms) {
  const patterns = [];
  const match = (index, lower) => {
    const [, source = "", mayMatch] = forms[index] ?? [];
    if (mayMatch?.(lower) === false) return null;
    patterns[index] ??= new RegExp(source);
    return patterns[index].exec(lower);
  };
  let formsOf;
  const select = (words) => {
    formsOf ??= indexWords(forms);
    let selected = 0;
    for (const word of words) selected |= formsOf.get(word) ?? 0;
    return selected;
  };
  const has = (words, lower) => {
    for (let index = 0, left = select(words); left !== 0; index += 1, left >>= 1) {
      if ((left & 1) === 1 && match(index, lower)?.[1] !== void 0) return true;
    }
    return false;
  };
  const find = (words, sentence, lower) => {
    const found = [];
    for (let index = 0, left = select(words); left !== 0; index += 1, left >>= 1) {
      const matched = (left & 1) === 1 ? match(index, lower) : null;
      const group = matched?.[1];
      if (!matched || group === void 0) continue;
      const at = matched.index + matched[0].lastIndexOf(group);
      found.push(sentence.length === lower.length ? sentence.slice(at, at + group.length) : group);
    }
    return found;
  };
  return { find, has };
}
function indexWords(forms) {
  const formsOf = /* @__PURE__ */ new Map();
  for (const [index, [words]] of forms.entries()) {
    for (const word of words.split(" ")) formsOf.set(word, (formsOf.get(word) ?? 0) | 1 << index);
  }
  return formsOf;
}
function begins(words) {
  const known2 = new Set(words.split(/\s+/));
  return (lower) => {
    const first = /^[a-z]+/.exec(lower)?.[0] ?? "";
    return known2.has(first.startsWith("hmm") ? "hm" : first);
  };
}
var listWords = remember(
  500,
  (sentence) => new Set(sentence.toLowerCase().match(/[a-z0-9'\u00c0-\uffff]+/g) ?? [])
);
function shareWord(words, others) {
  for (const word of words) if (others.has(word)) return true;
  return false;
}

// src/core/work-state/cues.ts
function createCue(forms) {
  return createPhrases(forms).has;
}
var namesGoal = createCue([
  [
    "goal objective mission task project",
    "^((?:(?:the|our|my|new|today's|real|actual|main) )*(?:goal|objective|mission|task|project)(?: (?:for|of) [\\w ]{1,30})?(?: (?:is )?now)?(?: is)?\\s?[:,-])",
    begins("the our my new today real actual main goal objective mission task project")
  ],
  ["goal", "\\b(goal (?:is now|now is|has changed|of this session is))\\b"],
  ["from", "\\b(from now on (?:this|it|we|the session)(?:'s| is|'re| are) (?:about|working on))\\b"],
  ["session", "\\b((?:this|the) session is (?:now )?about)\\b"],
  [
    "focus priority direction",
    "(\\b(?:focus|priority|direction) (?:is now|now is|shifts|moves|changes)\\b|^(?:new|our|the) (?:focus|priority|direction)\\b.{0,20}[:,])"
  ],
  ["pivot pivoting", "\\b(pivot(?:ing)? to)\\b"],
  ["after", "\\b(what (?:i|we)(?:'re| are) after is)\\b"],
  ["point", "\\b(point of (?:this|today|all this|the session) is)\\b"],
  ["end", "\\b(by the end of (?:today|the day|this session|the week))\\b"],
  ["picture", "^(big picture\\s?[:,-])"],
  ["we're we", "\\b(we(?:'re| are) here to)\\b"],
  ["instead", "^(instead,? we (?:build|make|do|work on))\\b"]
]);
var saysFinished = createCue([
  [
    "done finished complete completed merged shipped fixed deployed released resolved sorted",
    "\\b((?:is|are|was|were|got|been|looks) (?:now |all |already )?(?:done|finished|complete|completed|merged|shipped|fixed|deployed|released|resolved|sorted)|(?:we|i)(?:'ve| have) (?:already )?(?:finished|completed|merged|shipped|deployed|released)|done with)\\b"
  ],
  ["now", "\\b((?:works|work|passes|pass|working|passing) now)\\b"],
  ["need", "\\b(no need to (?:redo|repeat|touch))\\b"]
]);
var deniesFinished = createCue([
  [
    "not isn't aren't wasn't never once when until till after before if unless must should needs need has make almost half nearly",
    "\\b(not|isn't|aren't|wasn't|never|once|when|until|till|after|before|if|unless|must be|should be|needs? to be|has to be|make sure|almost|half|nearly)\\b"
  ]
]);
var setsRule = createCue([
  [
    "always never must mustn't forbidden only",
    "\\b(always|never(?! ?mind)|must(?:n't| not)?|forbidden|only ever|only use|use only)\\b"
  ],
  [
    "from going under at every whenever whatever",
    "\\b(from now on|going forward|under no circumstances|at all times|every time|whenever you|whatever you do)\\b"
  ],
  [
    "do don't",
    "\\b(do not ever|don't ever|(?:do not|don't) (?:touch|change|edit|modify|delete|remove|commit|push|rename|break|reformat|install|publish|deploy|merge|overwrite|log|expose|store|add))\\b"
  ],
  ["hard off not no rule requirement", "\\b(hard requirement|is off[- ]limits|not allowed|no exceptions|as a rule)\\b"],
  ["sure keep mind", "\\b(make sure|keep in mind)\\b"],
  [
    "each every any",
    "\\b((?:before|after|on|for|in) (?:each|every|any) |(?<!not )every (?:new |single )?[\\w-]+ (?:must|has to|needs|is|should)\\b)"
  ],
  ["without", "\\b(without (?:touching|changing|breaking|adding|asking))\\b"],
  ["leave", "\\b(leave .{1,80} (?:alone|as (?:it )?is|untouched))\\b"],
  [
    "stay steer hands keep refrain avoid",
    "\\b(stay (?:away from|out of|clear of)|steer clear of|hands off|keep (?:your )?(?:hands|fingers) off|refrain from|avoid (?:using|touching|editing|changing))\\b"
  ],
  ["convention policy rule house team", "\\b(by convention|(?:our|team|house) (?:policy|convention|rule))\\b"],
  ["approval sign signoff", "\\b(needs? (?:my |a )?(?:sign-?off|approval))\\b"],
  ["ask", "\\b(ask (?:me )?(?:first|before))\\b"],
  ["read", "\\b(read-only)\\b"],
  ["source", "\\b(source of truth)\\b"],
  ["nobody no", "\\b((?:nobody|no one) (?:touches|edits))\\b"],
  ["keep", "\\b(keep .{1,80} (?:below|under|above|within|unchanged|intact|in sync))\\b"],
  [
    "rule important reminder remember note convention policy constraint careful attention",
    "^((?:rule|important|reminder|remember|note|convention|policy|constraint|careful|attention)\\b.{0,30}[:!])|\\b(?:remember (?:that|to))\\b"
  ],
  ["remember", "\\b(remember (?:that|to))\\b"],
  ["no", "^(no [\\w -]{2,40} (?:from|in|on|to|without|into))\\b", begins("no")]
]);
var CHOOSE = "(?:use|go (?:with|for|ahead with)|stick (?:to|with)|keep|prefer|pick|choose|settle on|opt for|stay (?:with|on)|target|call it|name it|base it on|standardi[sz]e on|switch (?:over |back )?to|move (?:over |back )?to|go back to|back to|put|store|limit|cap|take)";
var decides = createCue([
  [
    "use go stick keep prefer pick choose settle opt stay target call name base standardise standardize switch move back put store limit cap take",
    `^(?:[^,:]{1,60}[,:] )?((?:ok(?:ay)?|yes|yeah|right|so|well|good|great|fine|alright|then|please|and|also|for now|for [^,]{1,60})?[,:]? ?(?:then |please |just )?(?:let's |let us |we(?:'ll| will| should)? |you (?:should|can|must) |i(?:'d| would)? (?:like to |want (?:you )?to |prefer to )?|i'll |(?:can|could|will|would) you )?(?:just |please |rather |definitely )?${CHOOSE}\\b)`
  ],
  [
    "decided agreed settled chosen chose decision final finally",
    "(\\b(?:i|we)(?:'ve| have)? (?:decided|agreed|settled|chosen|chose)\\b|\\b(?:decided|decision|agreed|settled)\\b|\\bfinal(?:ly)?[.!]?$)"
  ],
  [
    "my call choice vote be it option",
    "\\b(my call|my choice|gets my vote|let it be|option (?:\\d|[a-d])|make it [\\w.-]+[.!]?$|\\S+ it is[.!]?$)"
  ],
  [
    "going best runs lives belongs wins",
    "\\b(going (?:to use|with)|sounds? best|runs on|lives in|belongs (?:in|to)|wins)\\b"
  ],
  ["i i'd rather prefer want", "\\b(i(?:'d| would)? (?:rather|prefer)|i want [^,;]{1,80} (?:for|in|on))\\b"],
  [
    "should must has will shall",
    "\\b((?:it|that|this|they|the [\\w -]{1,40}) (?:should|must|has to|will|shall) (?:be|go|live|stay|use|return|end up)|[\\w-]+ will be)\\b"
  ],
  [
    "answer name limit format port timeout default plan approach deadline budget",
    "\\b(the (?:answer|name|limit|format|port|timeout|default|plan|approach|deadline|budget)(?: (?:for|to|of|on) [^,;]{1,60})? (?:is|will be|stays))\\b"
  ],
  ["please", "^([^\\s,]+(?: [^\\s,]+){0,4} for (?:the )?[\\w-]+,? please[.!]?)$"],
  ["final", "^([\\w-]+: [^:]{2,80}\\. final)\\b"]
]);
var contradicts = createCue([
  [
    "no nope nah wrong actually wait hm hmm sorry",
    "^((?:no|nope|nah|wrong|actually|wait|hm+|sorry)\\b[,.!: \\u2014-].*\\b(?:use|keep|leave|go with|do|make|take|it(?:'s| is| should)|i (?:meant|want|said|need)|we need|let's|should be|instead)\\b)"
  ],
  [
    "no nope nah",
    "^((?:no|nope|nah)(?:[,.:] ?|(?= ?[-\\u2013\\u2014])) ?[-\\u2014\\u2013]? ?\\S+(?: \\S+){0,5}[.!]?)$",
    begins("no nope nah")
  ],
  ["instead", "\\b(instead)[.!]?$"],
  ["meant correct", "\\b(i meant|let me correct)\\b"],
  ["should", "^(should be)\\b"],
  ["that's", "\\b(that's (?:the (?:old|wrong) one|not (?:right|what i)))\\b"]
]);
var TASKS = new Set(
  "add put generate split clean fix run rerun check show explain format rename write update refactor look find document test debug implement create build remove delete move extract convert commit push pull open read list print tell give try review summarise summarize describe investigate search continue compare install start restart generate improve speed measure profile change edit merge rebase apply see go do make cover handle support port help sort translate".split(
    " "
  )
);
var OPENINGS = /^(?:(?:ok(?:ay)?|so|now|next|then|also|and|please|can you|could you|will you|first|let's|great|good|one more thing|hm+|hi(?: again)?|thanks|i(?:'d| would) like (?:you )?to|i want you to|we (?:should|need to|want to|could)|i think we should|you (?:should|can|could))[,:.!]? )*/;
var mayOpen = begins(
  "ok okay so now next then also and please can could will first let great good one hm hi thanks i we you"
);
function asksNext(words, lower) {
  if (!shareWord(words, TASKS)) return false;
  const rest = mayOpen(lower) ? lower.slice(OPENINGS.exec(lower)?.[0].length) : lower;
  return TASKS.has(/^\w+/.exec(rest)?.[0] ?? "");
}
var asksToBuild = createCue([
  [
    "add write implement create build generate extend",
    "^((?:please |can you |now |next |then |also )*(?:add|write|implement|create|build|generate|extend) (?!.*\\b(?:always|from now on|every time)\\b))",
    begins("please can now next then also add write implement create build generate extend")
  ]
]);
var tellsPast = createCue([
  [
    "yesterday was were did had last apparently seems looks happened noticed tried",
    "\\b(yesterday|was|were|did|had|last (?:week|night|time)|apparently|it seems|looks like|happened|noticed|tried)\\b"
  ]
]);
var asksPolitely = createCue([
  [
    "can could would will",
    "^((?:ok(?:ay)?,? |so,? |and |but )?(?:can|could|would|will) you (?:please )?\\w)",
    begins("ok okay so and but can could would will")
  ]
]);
var supposes = createCue([
  [
    "if what suppose maybe perhaps wonder wondering should could how sure who why when where which",
    "^(if|what if|suppose|maybe|perhaps|i wonder|wondering|should (?:we|i|it)|could we|what about|how about|not sure|who|why|when|where(?! i (?:wrote|said|put))|which|what)\\b",
    begins("if what suppose maybe perhaps i wondering should could how not who why when where which")
  ],
  [
    "explain describe tell show find check see look remind",
    "^((?:please )?(?:explain|describe|tell me|show(?: me)?|find out|check|see|look into|remind me) (?:why|how|whether|if|what|where|when|which|who))\\b",
    begins("please explain describe tell show find check see look remind")
  ],
  [
    "sure decided undecided might could",
    "\\b(i'm not sure|haven't decided|not decided|undecided|might want to|might be|we could (?:also )?(?:use|try|go))\\b"
  ]
]);

// src/core/work-state/given-up.ts
var REST = "(\\S.{0,160})";
var THING = "((?:[^\\s,;:.!?()]|[:.](?=\\S))(?:[^,;:.!?()]|[:.](?=\\S)){0,80}?)";
var START = "^(?:(?:actually|ok(?:ay)?|so|hm+|wait|please|no|nope|nah|right|well|sorry|yeah|yes|alright|look|hold on|stop|and|but|then|also|on second thought|in fact|for now|honestly|change of (?:mind|plans?))[,.!: \\u2014-]{1,3}){0,4}";
var WE = "(?:let's |let us |we(?:'ll| will| should| can|'re going to| are going to)? |please |just |you (?:can|should|may) |i(?:'d| would)? (?:like|want)(?: you)? to |i'll |i'm going to |go ahead and |simply ){0,4}";
var OPENERS = `actually ok okay so hm wait please no nope nah right well sorry yeah yes alright look hold stop and but then also on in
  for honestly change let we just you i go simply`;
var ENDING = "scrap scratch forget ditch abandon nix shelve axe postpone throw back give hold pull do walk set put defer move stop";
var REMOVING = "drop cancel discard bin toss park get rip revert undo kill skip leave lose strike pass more enough delay table remove";
var ENDED = createPhrases([
  [
    ENDING,
    `${START}${WE}(?:scrap|scratch|forget about|forget|ditch|abandon|nix|shelve|axe|postpone|throw (?:out|away)|back out|give up on|hold off on|pull the plug on|do away with|walk back|set aside|put aside|defer|move away from|stop (?:doing|working on|with|using)) ${REST}`,
    begins(`${OPENERS} ${ENDING}`)
  ],
  ["disregard", `${START}disregard (?:about )?${REST}`],
  ["leave", `${START}${WE}leave ${THING} out\\b`]
]);
var MAY_END = createPhrases([
  [
    REMOVING,
    `${START}${WE}(?:drop|cancel|discard|bin|toss(?: out)?|park|get rid of|rip out|revert|undo|kill|skip|leave out|lose|strike|pass on|no more|enough of|delay|table|remove|leave behind|get off) ${REST}`,
    begins(`${OPENERS} ${REMOVING}`)
  ],
  ["never nevermind ignore", `${START}(?:never ?mind|ignore) (?:about )?${REST}`],
  ["replace swap exchange", `\\b(?:replace|swap|exchange) ${THING} (?:with|for|by)\\b`],
  ["no", "^no (?![-\\u2013\\u2014])(\\S[^,.!]{0,80})(?:[,.!]|$)", begins("no")],
  [
    "not",
    "^not (?!all|every|yet|sure|only|much|many|enough|bad|too|quite|really|that)(\\S(?:[^.!]|[.!](?=\\S)){0,80})(?:[.!]|$)",
    begins("not")
  ]
]);
var NOT_DOING = "(?:(?:do not|don't|won't|shouldn't|needn't|can't|cannot|aren't going to|are not going to|not going to|no longer|never|doesn't need to|not) (?:ever |actually |really |going to )?(?:use|using|do|doing|go with|go for|build|building|implement|continue with|continue|pursue|keep|keeping|need|want|bother with|worry about|add|adding|have|support|ship|take)|decided against|stopped (?:using|doing)|against)";
var NAMED = createPhrases([
  [
    "instead rather place not",
    `\\b(?:use|using|go|going|do|doing|take|make|put|write|call|name|store|pick|choose|prefer|switch|want|need|let's|try|keep|build|with|have|should|be|to|it's|its|is|said|meant|mind|correction)\\b[^;]{1,200}?(?:\\binstead of|\\brather than|\\bin place of|\\band not|[,-] ?not| not) (?:using |with |doing |the one )?([^,;]{1,80}?)[^\\w]{0,3}$`
  ],
  [
    "instead rather place",
    `\\b(?:use|using|go with|take|make|put|store|pick|choose|need|build|want)\\b[^.;]{1,200}?\\b(?:instead of|rather than|in place of) (?:using |with |doing |the one )?${REST}`
  ],
  ["over", `\\b(?:prefer|choose|pick|chose|picked)\\b[^.;]{1,80}? over ${REST}`],
  [
    "instead rather place",
    `^(?:instead of|rather than|in place of) (?:using |doing )?${REST}`,
    begins("instead rather in")
  ],
  ["not", `${START}not ${THING},? (?:but|use|do|it's|it is|make|go|i meant|take)\\b`, begins(`${OPENERS} not`)],
  [
    "not don't won't shouldn't needn't can't cannot aren't no never doesn't decided stopped against",
    `\\b(?:let's not|${NOT_DOING})(?: (?:do|use|go with|build|add))?(?: the| a| an)? ${REST}`
  ],
  ["from", `\\b(?:switch(?:ing)?|mov(?:e|ing)|chang(?:e|ing)|migrat(?:e|ing)) (?:away )?from ${THING} to\\b`],
  [
    "mistake bad off deprecated canceled cancelled dropped scrapped postponed hold paused deferred obsolete vetoed rejected ruled no overkill discontinued abandoned shelved parked option out worth longer not old wrong",
    `(?:^|[,;:.] |and )${THING} (?:was|is|were|are) (?:(?:a|my) mistake|a bad idea|off the table|deprecated|cancell?ed|dropped|scrapped|postponed|on hold|paused|deferred|obsolete|vetoed|rejected|ruled out|a no-go|overkill|discontinued|abandoned|shelved|parked|not an option|out of (?:scope|the question)|not worth (?:it|the)|no longer (?:needed|wanted|relevant|happening|an option|on the table|part)|not (?:needed|happening)(?:\\s+any ?more)?|the (?:wrong|old) (?:one|name))\\b(?! (?:when|if|after|while|as|by|in|on|at|of)\\b)`
  ],
  // What is wrong is often a bug; with what is right beside it, it is a correction.
  [
    "wrong right incorrect good dead gone out history too",
    `(?:^|[,;:.] )${THING} (?:was|is) (?:wrong|not right|incorrect|no good|dead|gone|out|history|too \\w+|a dead end)(?: here)?[,;.\\u2014-] ?(?:use|we need|we want|take|go with|switch|it(?:'s| is| should)|let's|make it)\\b`
  ],
  [
    "should can has must won't didn't turned",
    `(?:^|[,;:.] )${THING} (?:should have been|can wait|has to go|must go|won't (?:do|fly|work)|didn't make the cut|turned out (?:to be )?(?:wrong|bad))\\b`
  ],
  ["without", `\\b(?:go|do|live|work|manage) without ${REST}`],
  ["out", `\\bout with ${REST}`],
  ["where", `\\bwhere i (?:wrote|said|put) ${THING} i (?:meant|mean)\\b`],
  ["mind wrong time worth", `\\b(?:changed my mind (?:about|on)|wrong about|no time for|not worth) ${REST}`],
  ["favor favour", `\\bin favou?r of ${THING} over\\b`],
  [
    "not",
    "^(?:no|nope|nah|wrong|sorry|actually|correction)\\b.{1,160}[,;.] ?(?:and )?not ([^,;]{1,80}?)[.!]*$",
    begins("no nope nah wrong sorry actually correction")
  ],
  ["you", `^you (?:took|used|chose|picked|went with) (\\S.{0,80}?)\\. `, begins("you")]
]);
var LIFTED = createPhrases([
  [
    "rule rules instruction instructions ban bans restriction restrictions constraint constraints said",
    `\\b(?:rules?|instructions?|bans?|restrictions?|constraints?|what i said) (?:about|on|for|against) ${REST}`
  ],
  [
    "fair fine no",
    `(?:^|[,;:.] )${THING} is (?:fair game|fine to (?:touch|edit|change|use)|no longer (?:off[- ]limits|forbidden))\\b`
  ],
  [
    "can may",
    `\\byou (?:can|may) (?:now )?(?:change|edit|touch|modify|use|delete) ${THING} (?:after all|now|again)\\b`
  ]
]);
var LIFTS = listWords("no lift lifted ignore forget after fine drop apply fair again now");
var TAKES_BACK = createPhrases([
  [
    "never nevermind that it this mind plans plan different thought overkill complicated like want backtrack idea call not back",
    "\\b(never ?mind(?=\\s*(?:$|[,.!;]))|scratch that|strike that|forget (?:it|that|this)(?! \\w)|scrap (?:it|that|this)(?! \\w)|drop (?:it|that|this)(?! \\w)|changed? (?:my|of) mind|change of plans?|(?:a )?different (?:plan|approach|direction)|on second thought|cancel that|undo that|not that|let's not|that's overkill|take (?:it|that) back|backtrack|bad (?:idea|call)|not what i (?:want|meant|asked)|(?:do not|don't) want (?:that|this|it)|too complicated|i don't like (?:it|that))(?:\\b|$)"
  ]
]);
var POINTS_BACK = /^(?:it|that|this|them|those|everything|all of (?:it|that)|(?:the|that|this|your|my) (?:whole |entire |last |previous )?(?:plan|idea|approach|proposal|thing|changes?|request|message|one|direction)|what i (?:just )?(?:said|asked|wrote))\b/;
var REPORT = /\b(?:returns?|returned|prints?|printed|shows?|showed|gives?|gave|gets?|got|throws?|threw|outputs?|says|fails?|failed|crashes|ends up|seems|appears|receives?|contains|expected|happens)\b[^,;]{0,120}\b(?:instead of|rather than)\b/;
var BEFORE = /\b(?:was|were|used to|had been|have been|has been) (?:\w+ing|use)\b/;
var MAY_REPORT = listWords("instead rather was were used been");
var back = { phrases: [], refersBack: true, isWeak: false, lifts: false };
function findGivenUp(sentence) {
  const words = listWords(sentence);
  const lower = sentence.toLowerCase();
  const find = (phrases2) => phrases2.find(words, sentence, lower);
  if (shareWord(words, MAY_REPORT) && (REPORT.test(lower) || BEFORE.test(lower))) return null;
  const lifted = shareWord(words, LIFTS) ? nameThings(find(LIFTED)) : [];
  if (lifted.length > 0) return { phrases: lifted, refersBack: false, isWeak: false, lifts: true };
  const ended = find(ENDED);
  const phrases = nameThings([...ended, ...find(NAMED)]);
  if (phrases.length > 0) return { phrases, refersBack: false, isWeak: false, lifts: false };
  if (ended.some(pointsBack) || find(TAKES_BACK).length > 0) return back;
  const weak = find(MAY_END);
  if (weak.some(pointsBack)) return back;
  const named = nameThings(weak);
  return named.length === 0 ? null : { phrases: named, refersBack: false, isWeak: true, lifts: false };
}
function pointsBack(phrase) {
  return POINTS_BACK.test(phrase.toLowerCase());
}
function nameThings(phrases) {
  return [...new Set(phrases.map(trimThing).filter((phrase) => findDistinctiveWords(phrase).size > 0))];
}
var END = /[,;!?()\u2014\u2013]|[.:](?=\s|$)| (?:and|but|so|because|since|for now|for this|for that|instead|please|after all|any more|anymore|entirely|no longer|use|take|go with|make|put|let's|we|i|it is|-)(?= |$)/i;
var MAX_WORDS = 12;
function trimThing(phrase) {
  const end = phrase.search(END);
  return (end === -1 ? phrase : phrase.slice(0, end)).split(/\s+/).slice(0, MAX_WORDS).join(" ").replace(
    /^(?:(?:the|a|an|that|this|those|these|my|our|about|using|with|doing|where|i said|but|hm+|no|nope) )+/i,
    ""
  ).replace(
    / (?:at all|altogether|completely|idea|plan|approach|thing|stuff|part|work|everywhere.*|in what you wrote|from (?:earlier|before)|we (?:discussed|talked about))$/i,
    ""
  ).replace(/["'`]/g, "").trim();
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

// src/core/work-state/statements.ts
var findStatements = remember(500, readMessage);
function readMessage(message) {
  const whole = message.trim().replace(/^["'\u201c]([^"\u201c\u201d]*)["'\u201d]$/, "$1");
  if (/asking|wonder|curi|a question/i.test(whole) && ONLY_ASKS.test(whole)) return [];
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
var ONLY_ASKS = /\b(?:just (?:asking|wondering|curious|a question)|only asking|out of curiosity)\b/i;
function joinNext(sentence, next) {
  if (next === void 0 || sentence.length + next.length > LIMITS.statementChars - 2) return null;
  const following = readSentence(next);
  if (isUndecided(next) || following !== null && !["correction", "decision", "remark"].includes(following.kind))
    return null;
  const [first, second] = [findGivenUp(maskQuotes(restoreApostrophes(sentence))), following?.givenUp ?? null];
  const phrases = [...first?.phrases ?? [], ...second?.phrases ?? []];
  const refersBack = phrases.length === 0 && (first?.refersBack === true || second?.refersBack === true);
  const givenUp = first === null && second === null ? null : { phrases, refersBack, isWeak: first?.isWeak === true && second === null, lifts: first?.lifts === true };
  const text2 = excerptLine(`${sentence} ${next}`, LIMITS.statementChars);
  return { kind: "correction", text: text2, givenUp, otherwise: "correction" };
}
function readSentence(sentence) {
  const said = maskQuotes(restoreApostrophes(sentence));
  const lower = said.toLowerCase();
  if (isUndecided(said) || lower.startsWith("no ") && PLEASANTRY.test(lower)) return null;
  const words = listWords(said);
  const isBuilding = asksToBuild(words, lower);
  const givenUp = isBuilding && !/instead of|rather than/.test(lower) ? null : findGivenUp(said);
  if (givenUp === null && findDistinctiveWords(said).size === 0 && !words.has("option")) return null;
  const text2 = excerptLine(sentence, LIMITS.statementChars);
  const kind = classify(words, lower);
  if (namesGoal(words, lower)) return { kind: "goal", text: text2, givenUp, otherwise: null };
  if (givenUp === null) return kind === null ? null : { kind, text: text2, givenUp, otherwise: null };
  const otherwise = kind === "finished" ? null : kind;
  return { kind: kind === "rule" && !givenUp.lifts ? "rule" : "correction", text: text2, givenUp, otherwise };
}
function classify(words, lower) {
  if (saysFinished(words, lower) && !deniesFinished(words, lower)) return "finished";
  if (setsRule(words, lower) && !asksToBuild(words, lower)) return "rule";
  if (contradicts(words, lower)) return "correction";
  if (decides(words, lower)) return "decision";
  return isRemark(words, lower) ? "remark" : null;
}
function restoreApostrophes(sentence) {
  const plain = sentence.replace(/[\u2018\u2019]/g, "'");
  const lower = plain.toLowerCase();
  if (!MAY_BE_BARE.test(lower) || !lower.match(/\w+/g)?.some((word) => BARE.has(word))) return plain;
  return plain.replace(/\b(do|does|did|ca|wo|are|is|was|were|should|would|could|need|have|has|must)nt\b/gi, "$1n't").replace(
    /\b(let|that|it|what|he|she|there)s\b(?= (?:not|use|go|do|keep|the|a|what|better|wrong|try|take|make|switch|stick|put|overkill))/gi,
    "$1's"
  ).replace(/\bi(m|ll|d|ve)\b/gi, "i'$1");
}
var MAY_BE_BARE = /(?:nt|ts|es|\bi(?:m|ll|d|ve))\b/;
var BARE = new Set(
  `dont doesnt didnt cant wont arent isnt wasnt werent shouldnt wouldnt couldnt neednt havent hasnt mustnt lets thats its whats
  hes shes theres im ill id ive`.split(/\s+/)
);
function maskQuotes(sentence) {
  return sentence.replace(
    /"[^"]{0,400}"|\u201c[^\u201d]{0,400}\u201d/g,
    (quoted) => /\s\S+\s/.test(quoted) ? '""' : quoted
  );
}
function isQuestion(message) {
  return splitSentences(message).every(isUndecided);
}
var isUndecided = remember(500, (sentence) => {
  const lower = sentence.toLowerCase();
  const words = listWords(lower);
  if (asksPolitely(words, lower)) return false;
  return /\?["')\]\u201d]{0,3}$/.test(lower) || supposes(words, lower);
});
var CUES = listWords(
  `should shall must need needs want wants only not no nothing none keep stay stays prefer rather instead avoid better unless until
  except cannot can't don't won't doesn't isn't aren't shouldn't mustn't allowed final ours both either without off out wrong old over
  against forget skip dead gone belongs goes lives wins enough matters careful limits hands respect require requires required policy
  convention standard first sacred steer refrain watch ask signoff approval through via exclusively strictly solely every each all
  whenever before hand manually generated read-only immutable frozen locked follow backwards mixed misread typo call vote deal`
);
var CONTRARY = listWords(
  `not no nothing never instead rather without stop drop off out wrong old longer against but however actually forget skip cancel dead
  gone over done enough may can free again allowed lifted after can't don't won't doesn't isn't aren't shouldn't mustn't cannot`
);
function isRemark(words, lower) {
  if (lower.length > 240 || words.size < 3 || asksNext(words, lower)) return false;
  return shareWord(words, CUES) || !tellsPast(words, lower);
}
function hasCue(text2) {
  return shareWord(listWords(restoreApostrophes(text2)), CUES);
}
function isContrary(text2) {
  return shareWord(listWords(restoreApostrophes(text2)), CONTRARY);
}
var PLEASANTRY = /^no (?:worries|problem|rush|hurry|idea|thanks|thank|doubt|issue|pressure|big deal|matter|need|wonder)\b/;

// src/core/work-state/intent.ts
function addRemark(intent, text2) {
  const words = findDistinctiveWords(text2);
  const isConcerned = (item) => [...findDistinctiveWords(item)].some((word) => words.has(word));
  const inDoubt = isContrary(text2) ? [...intent.decisions, ...intent.rules].filter((item) => isConcerned(item) && !item.includes(text2)) : [];
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
  const decision = excerptLine(text2.replace(/^\s*Decision:\s+(?=\S)/, ""), LIMITS.statementChars);
  const back2 = /\bback to\b(.*)/i.exec(decision);
  const left = back2 === null ? intent : takeUp(intent, back2[1] ?? "", decision);
  const superseded = left.superseded.filter(({ what }) => what !== decision);
  return { ...left, superseded, decisions: addLast(left.decisions, decision, LIMITS.decisions) };
}
function takeUp(intent, thing, by) {
  const hasLedAway = (item) => findStatements(item).some(({ givenUp }) => givenUp?.phrases.some((phrase) => mentions(thing, phrase)));
  const ended = intent.decisions.filter(hasLedAway);
  const left = intent.superseded.filter(({ what }) => !mentions(what, thing) && !mentions(thing, what));
  return {
    ...intent,
    superseded: [...left, ...ended.map((what) => ({ what, by }))].slice(-LIMITS.superseded),
    decisions: intent.decisions.filter((item) => !ended.includes(item)),
    corrections: intent.corrections.filter((item) => !hasLedAway(item))
  };
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
function addLast(items, item, limit) {
  return [...items.filter((known2) => known2 !== item), item].slice(-limit);
}

// src/core/work-state/slot.ts
function createSlotTest(newer) {
  const slot = findSlot(newer);
  const shape = mayChoose(newer.toLowerCase()) && VALUE.test(newer) ? findShape(newer) : null;
  if (slot === null && shape === null) return null;
  return (older) => older !== newer && (shape !== null && findShape(older) === shape || slot !== null && findSlot(older) === slot);
}
var mayChoose = begins("ok then please let we just use go stick keep target set limit cap require");
var VALUE = /^(?:ok,? |then |please |let's |we'll |just )*(?:use|go with|stick (?:to|with)|keep|target|set|limit|cap|require)\b(?!.*(?:#\d|\b(?:issue|pr|ticket|error|step|part|phase|task|test|line|item|bug|option) \d))/i;
function findShape(sentence) {
  return sentence.toLowerCase().replace(/\d[\w.]*/g, "#");
}
var SLOTS = createPhrases([
  [
    "should must will has is",
    "^(?:[^,]{1,30}, )?(the [\\w' -]{2,60}?) (?:should|must|will|has to|is going to) be\\b",
    (lower) => lower.includes(" be")
  ],
  [
    "use go stick keep put store prefer pick choose take want settled decided",
    "\\b(?:use|go with|stick (?:to|with)|keep|put|store|prefer|pick|choose|take|want|settled on|decided on) .{1,80}? (?:for|as|in) ((?:the |our |all )?[\\w' -]{2,60}?)(?:[.!,]|$)"
  ],
  [
    "set limit cap",
    "^(?:please |ok,? |then )*(?:set|limit|cap) (?:the )?([\\w' -]{2,60}?) (?:to|at)\\b",
    begins("please ok then set limit cap")
  ],
  ["for", "^for ([\\w' -]{2,60}?),? (?:take|use|pick|go with|choose|we)\\b", begins("for")],
  ["uses gets goes will", "^(?:decision: |my call: )?([\\w-]+) (?:uses|gets|goes to|will be)\\b"]
]);
var asksToSpeak = begins("please always answer reply respond write");
var findSlot = remember(500, (sentence) => {
  const words = listWords(sentence);
  const lower = sentence.toLowerCase();
  const [named] = SLOTS.find(words, sentence, lower);
  const isLanguage = words.has("in") && asksToSpeak(lower) && /^(?:please |always )*(?:answer|reply|respond|write(?: to me)?) (?:me )?in \w+[.!]?$/.test(lower);
  const isName = words.has("it") && /^(?:please |ok,? |then )*(?:name|call) it\b/.test(lower);
  const name = isLanguage ? "its language" : isName ? "its name" : named;
  const complement = name === void 0 || !sentence.startsWith(name) ? "" : /\b(?:for|in|on) ([^,;.]{2,60})[.!]?$/i.exec(sentence)?.[1] ?? "";
  const terms = [...findDistinctiveWords(name ?? ""), ...findDistinctiveWords(complement)].sort();
  return terms.length > 0 ? terms.join(" ") : isName || isLanguage ? name ?? null : null;
});

// src/core/work-state/give-up.ts
function giveUp(intent, statement) {
  const { kind, text: text2, givenUp } = statement;
  if (givenUp?.refersBack) return giveUpLast(intent, text2);
  if (givenUp?.lifts) return liftRules(intent, givenUp.phrases, text2);
  const phrases = givenUp?.phrases ?? [];
  const slotTest = createSlotTest(text2);
  if (phrases.length === 0 && slotTest === null && kind !== "correction") return intent;
  const isSameSlot = (item) => slotTest?.(item) === true;
  const isGivenUp = (item) => item !== text2 && phrases.some((phrase) => wants(item, phrase));
  const isOver2 = (item) => isGivenUp(item) || item !== text2 && (isSameSlot(item) || isContradicted(intent, item, statement));
  const isRuleOver = (item) => isGivenUp(item) && !isForbidding(item) || isSameSlot(item);
  const isKeptRule = (item) => intent.rules.includes(item) && !isRuleOver(item);
  const sentences = intent.lastUserMessages.flatMap(splitSentences).filter((sentence) => isOver2(sentence) && !isKeptRule(sentence) && !isForbidding(sentence));
  const planLines = (intent.plan ?? "").split("\n").filter(isGivenUp);
  const todos = intent.todos.filter((todo) => isOpen(todo.status) && isGivenUp(todo.task));
  const goal = dropSentences(intent.goal, (item) => isOver2(item) || phrases.some((phrase) => mentions(item, phrase)));
  const gone = [
    ...intent.decisions.filter(isOver2).map((item) => cutOut(item, isGivenUp)),
    ...intent.rules.filter(isRuleOver),
    ...sentences.map((sentence) => cutOut(sentence, isGivenUp)),
    ...planLines,
    ...todos.map((todo) => todo.task),
    ...goal === null && intent.goal !== null ? [intent.goal] : []
  ];
  if (gone.length === 0 && goal === intent.goal) return intent;
  return {
    ...note({ ...intent, ...dropPlan(intent, planLines, text2), goal }, gone, text2),
    todos: intent.todos.map((todo) => todos.includes(todo) ? { ...todo, status: "dropped" } : todo),
    decisions: intent.decisions.flatMap(
      (item) => isOver2(item) || gone.includes(item) ? keepRest(item, isGivenUp) ?? [] : item
    ),
    corrections: intent.corrections.filter((item) => !isOver2(item) && !gone.includes(item)),
    remarks: intent.remarks.filter((item) => !isOver2(item)),
    rules: intent.rules.filter((item) => !isRuleOver(item))
  };
}
var LIFTED_MARK = "rule lifted: ";
function isForbidding(sentence) {
  return /^(?:please )?(?:never|do not|don't|no)\b/i.test(sentence);
}
function liftRules(intent, phrases, by) {
  const isLifted = (item) => item !== by && phrases.some((phrase) => mentions(item, phrase));
  return {
    ...note(
      intent,
      intent.rules.filter(isLifted).map((rule) => `${LIFTED_MARK}${rule}`),
      by
    ),
    goal: dropSentences(intent.goal, isLifted),
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
  const isOver2 = (item) => sentences.some((sentence) => sentence === item || sentence.startsWith(item.replace(/ \.\.\.$/, "")));
  const isOnlyRequest = intent.lastUserMessages.filter((message) => !isTrivial(message)).length === 1;
  return {
    ...note(intent, sentences, by),
    goal: isOnlyRequest ? dropSentences(intent.goal, isOver2) : intent.goal,
    decisions: intent.decisions.filter((item) => !isOver2(item)),
    corrections: intent.corrections.filter((item) => !isOver2(item)),
    remarks: intent.remarks.filter((item) => !isOver2(item)),
    rules: intent.rules.filter((item) => !isOver2(item))
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
  return plan.split("\n").find((line) => /[A-Za-z0-9\u00c0-\u1fff\u2c00-\uffff]/.test(line)) ?? plan;
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
function isContradicted(intent, item, { kind, givenUp }) {
  if (kind !== "correction" || givenUp !== null || item !== intent.decisions.at(-1)) return false;
  return intent.lastUserMessages.at(-1)?.includes(item.replace(/ \.\.\.$/, "")) === true;
}

// src/core/work-state/asked.ts
var PLAN_WAITS = "A plan was presented and has not been approved.";
var OPTION = /^\s*(?:[-*+\u2022]|\(?[\da-dA-D]{1,2}[.)])\s/;
var IN_LIST = /^\s*$|^\s{2,}\S|^\s*(?:[-*+\u2022]|\(?[\da-dA-D]{1,2}[.)])\s/;
var ASKS_USER = /\b(?:should i|shall i|do you (?:want|prefer)|would you (?:like|rather|prefer)|want me to|which [^?.]{1,80} (?:do|should|would)|may i|is (?:that|it|this) (?:ok|fine)|ok(?:ay)? (?:to|if))\b[^?.]{0,200}\?[^?]{0,200}$/i;
var ASKS = /[?\uff1f]["')\]*_`:]{0,4}$/;
var INVITATION = /^[^?\uff1f]{0,40}\b(?:let me know|tell me|your call|up to you|please (?:confirm|advise|choose|pick)|i(?:'ll| will) wait|waiting|your answer|happy to)\b[^?\uff1f]{0,120}$/i;
function withoutInvitation(paragraph) {
  return paragraph.replace(
    /([?\uff1f]["')\]*_`]{0,4})\s+[^?\uff1f]{0,20}\b(?:let me know|tell me|your call|up to you|please (?:confirm|advise|choose|pick)|i(?:'ll| will) wait|waiting|your answer|happy to)\b[^?\uff1f]{0,120}$/i,
    "$1"
  );
}
function findClosingQuestion(text2) {
  const lines = text2.trimEnd().split("\n");
  const options = [];
  while (lines.length > 0 && (options.length > 0 ? IN_LIST : OPTION).test(lines.at(-1) ?? ""))
    options.unshift(lines.pop() ?? "");
  const blocks = lines.join("\n").trimEnd().split(/\n\s*\n/);
  if (blocks.length > 1 && INVITATION.test(blocks.at(-1) ?? "")) blocks.pop();
  const closing = blocks.at(-1) ?? "";
  if (!ASKS.test(withoutInvitation(closing).trimEnd()) && !ASKS_USER.test(closing)) {
    return options.length > 0 && ASKS.test(options.at(-1)?.trimEnd() ?? "") ? excerpt(options.join("\n"), LIMITS.outcomeChars) : null;
  }
  const shown = options.filter((line) => line.trim() !== "");
  return excerpt([closing.trim(), ...shown].join("\n"), LIMITS.outcomeChars);
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
  const assent = /^(?:yes|yep|yeah|no|nope|nah|sure|ok(?:ay)?|fine|agreed|great|perfect|sounds good|works for me|please do|go ahead|do (?:it|that|so)|both|neither|either|none|all)\b/i.exec(
    message
  );
  if (assent !== null) {
    const rest = message.slice(assent[0].length);
    return !/^\s*[.!]/.test(rest) || findDistinctiveWords(rest).size === 0;
  }
  return /\b(?:which|what|where|who|when|how (?:many|much|long|often)|or)\b/i.test(question);
}
function describeReply(question, reply) {
  return `${excerptLine(question, 200)} "${reply}"`;
}

// src/core/work-state/outcome.ts
var NO_OUTCOMES = [
  ["Command running in background", "running in the background"],
  ["Command was manually backgrounded", "running in the background"],
  ["Command was moved to the background", "running in the background"],
  ["Async agent launched", "running in the background"],
  ["The user doesn't want to proceed", "refused by the user"],
  ["The user doesn't want to take this action", "refused by the user"],
  ["Permission for this tool use was denied", "refused by a permission rule"]
];
var SEARCHED_CHARS2 = 2e4;
function describeOutcome(result, command = "") {
  const none = findNoOutcome(result.text);
  if (none !== null) return none;
  if (!result.isError && !mayHideFailure(command)) return "ok";
  const lines = readLines(result.text);
  if (!result.isError) {
    const summary = findHiddenFailure(command, lines);
    return summary === void 0 ? "ok" : describeFailure(summary, lines);
  }
  const [head = "no output", ...rest] = lines;
  return describeFailure(head, rest, rest[0]);
}
function findNoOutcome(text2) {
  if (text2.startsWith("PreToolUse:") && /^\S{1,80} hook error/.test(text2.slice("PreToolUse:".length)))
    return "refused by a hook";
  return NO_OUTCOMES.find(([begins2]) => text2.startsWith(begins2))?.[1] ?? null;
}
function describeReport(status, report) {
  const code = /exit code (\d{1,4})/i.exec(report)?.[1];
  if (status === "completed" && (code === void 0 || code === "0")) return "ok";
  return excerptLine(`failed: ${report || status}`, LIMITS.outcomeChars);
}
function readLines(text2) {
  const shown = text2.length <= SEARCHED_CHARS2 ? text2 : `${text2.slice(0, SEARCHED_CHARS2 / 2)}
${text2.slice(-SEARCHED_CHARS2 / 2)}`;
  const plain = shown.includes("\x1B") ? shown.replace(/\u001b\[[\d;]{0,20}[A-Za-z]/g, "") : shown;
  return plain.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
function describeFailure(head, lines, otherwise) {
  const telling = lines.find((line) => line !== head && isTelling(line)) ?? otherwise;
  return excerptLine(`failed: ${telling === void 0 ? head : `${head}: ${telling}`}`, LIMITS.outcomeChars);
}
function isTelling(line) {
  if (isFailureSummary(line) || /^(?:FAIL|npm (?:ERR|error))\b/.test(line)) return false;
  const lower = line.toLowerCase();
  return TELLING.some((word) => lower.includes(word));
}
var TELLING = "error,fail,not found,cannot,denied,exception,expected,assert,undefined,unresolved,panic,out of range,timed out,refused".split(
  ","
);
function mayHideFailure(command) {
  return (command.includes("|") || command.includes(";")) && !/^\s*(?:cat|grep|rg|git (?:log|diff|show|grep)|sed|awk|head|tail|ls|find|echo)\b/.test(command);
}
function findHiddenFailure(command, lines) {
  return lines.find((line) => isCheck(command) && isFailureSummary(line) || isCrash(line));
}
function isCrash(line) {
  return /^(?:FAIL|Traceback \(most|(?:\w+\.)*\w*(?:Error|Exception)(?: \[\w+\])?: |error(?:\[E\d+\])?: |panic: |fatal: |thread '.*' panicked)/.test(
    line
  );
}
var isCheck = remember(
  500,
  (command) => command.match(/\w+/g)?.some((word) => CHECKS.has(word)) === true
);
var CHECKS = new Set(
  `test tests jest vitest mocha ava pytest tox rspec phpunit ctest bats playwright cypress build compile tsc lint eslint biome
  ruff mypy pyright clippy cargo gradle gradlew mvn make ninja bazel check verify ci`.split(/\s+/)
);
function isFailureSummary(line) {
  const lower = line.toLowerCase();
  return /\d (?:fail|err)/.test(lower) && /\b[1-9]\d{0,5} (?:failed|failing|failures?|errors?)\b/.test(lower) || /^(?:[#\u2139nftb])|: error ts/.test(lower) && /^# fail [1-9]|^\u2139 fail [1-9]|^not ok \d|^test result: FAILED|^FAILED\b|^FAIL\t|^BUILD FAILED|: error TS\d/.test(
    line
  ) || /s=[1-9]|^npm /.test(lower) && /\bfailures=[1-9]|\berrors=[1-9]|^npm (?:ERR!|error) /.test(line);
}
function findRefusalWords(result) {
  if (!result.isError || !result.text.startsWith("The user doesn't want to")) return null;
  return /To tell you how to proceed, the user said:\s*([\s\S]+)/.exec(result.text)?.[1]?.trim() || null;
}
var FAILED_TEST = [
  /^not ok \d+ -? ?(.+?)(?: # .*)?$/,
  /^[\u2716\u00d7\u2717\u2718] (.+?)(?: \([\d.]+ ?m?s\))?$/,
  /^\u25cf (.+ \u203a .+)$/,
  /^FAIL +(\S.* > .+)$/,
  /^FAILED (\S+::\S+)(?: - .*)?$/,
  /^--- FAIL: (\S+)/,
  /^test (\S+) \.\.\. FAILED$/,
  /^rspec (\S+:\d+.*)$/,
  /^\d{1,4}\) (\S.{2,160}?):?$/
];
var MAY_NAME_TEST = /^(?:not ok |[\u2716\u00d7\u2717\u2718\u25cf] |FAIL|--- FAIL|test \S+ \.\.\.|rspec |\d{1,4}\) |\S+?[:(]\d.*error)/;
var COMPILE_ERROR = /^(\S+?[:(]\d+(?:[:,]\d+)?\)?)(?::| -)? (?:fatal )?(error(?: TS\d+|\[E\d+\])?: .+)$/;
function findFailedTests(command, text2) {
  const lines = readLines(text2);
  const found = /* @__PURE__ */ new Map();
  for (const [index, line] of lines.entries()) {
    if (!MAY_NAME_TEST.test(line)) continue;
    const compiled = COMPILE_ERROR.exec(line);
    const name = compiled?.[1] ?? FAILED_TEST.map((pattern) => pattern.exec(line)?.[1]).find((match) => match);
    if (name === void 0 || found.get(name)) continue;
    const inline = compiled?.[2] ?? /^FAILED \S+::\S+ - (.+)$/.exec(line)?.[1];
    const error = inline ?? lines.slice(index + 1, index + 16).find(isTelling) ?? "";
    if (found.has(name) || found.size < LIMITS.failingTests) found.set(name, error);
  }
  return [...found].map(([test, error]) => ({ command, test: excerptLine(test, 160), error: excerptLine(error, 200) }));
}

// src/core/work-state/failing.ts
var LOOKUPS = new Set(
  "ls cat grep rg ag find fd head tail wc which type stat file test [ diff pwd echo printf true command cd".split(" ")
);
var GIT_LOOKUPS = new Set("status log show diff grep rev-parse ls-files branch".split(" "));
function isLookup(part) {
  const first = /^\S+/.exec(part)?.[0] ?? "";
  return LOOKUPS.has(first) || first === "git" && GIT_LOOKUPS.has(/^git (\S+)/.exec(part)?.[1] ?? "");
}
var findRun = remember(500, (command) => {
  const bare = command.includes(">") ? command.replace(/\s*(?:\d?>&\d|&>[^\s;|&]*|\d?>{1,2}\s?[^\s;|&]+)/g, "") : command;
  const parts = bare.includes("&&") || bare.includes(";") ? bare.split(/\s*(?:&&|;)\s*/) : [bare];
  return parts.map((part) => (part.includes("|") ? part.slice(0, part.indexOf("|")) : part).trim()).filter((part) => !isLookup(part) || /^cd\s+[^/\s]/.test(part)).filter((part, _, left) => part !== "" && (left.length > 1 || !/^cd\s/.test(part))).join(" && ");
});
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
    if (!isFailure && item.outcome !== "ok" || run === "") continue;
    if (isFailure) {
      newest.delete(run);
      newest.set(run, item);
    } else {
      for (const known2 of newest.keys())
        if (known2 === run || isCheck(run) && known2.startsWith(`${run} `) && !known2.startsWith(`${run} &&`))
          newest.delete(known2);
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

// src/core/work-state/follow-words.ts
function followWords(intent, words, saidBefore = () => "") {
  let next = intent;
  for (const statement of findStatements(words)) {
    const isBareNo = statement.kind === "correction" && statement.givenUp === null;
    const text2 = isBareNo && words.length <= SHORT_CHARS ? `${statement.text}${describeContext(saidBefore())}` : statement.text;
    next = followStatement(next, { ...statement, text: text2 });
  }
  return addMessage(isTakenUp(words) ? takeUp(next, words, excerptLine(words, LIMITS.statementChars)) : next, words);
}
var SHORT_CHARS = 80;
function describeContext(said) {
  return said === "" ? "" : ` (said to: "${excerptLine(said, 160)}")`;
}
function isTakenUp(words) {
  return /\bafter all\b/i.test(words) && findStatements(words).every(({ givenUp }) => givenUp === null);
}
function addMessage(intent, words) {
  const messages = intent.lastUserMessages;
  const last = messages.at(-1);
  const earlier = last !== void 0 && isTrivial(last) ? messages.slice(0, -1) : messages;
  const text2 = excerptMiddle(foldPastes(words), LIMITS.userMessageChars / 2, LIMITS.userMessageChars / 2 - 10);
  const kept = earlier.at(-1) === text2 ? earlier.slice(0, -1) : earlier;
  return {
    ...intent,
    goal: intent.goalStated && intent.goal !== null ? intent.goal : findGoal(intent.goal, words),
    lastUserMessages: [...kept, text2].slice(-LIMITS.userMessages)
  };
}
function findGoal(goal, words) {
  if (isTrivial(words) || onlyGivesUp(words)) return goal;
  const isGoal = (text3) => !isQuestion(text3) && !onlyGivesUp(text3) && (asksForWork(text3) || findDistinctiveWords(text3).size > 2);
  if (goal !== null && (isGoal(goal) || !isGoal(words))) return goal;
  const text2 = dropSentences(foldPastes(words), isRule);
  if (text2 === null) return goal;
  return excerptMiddle(text2, LIMITS.goalChars / 2, LIMITS.goalChars / 2 - 10);
}
function isRule(sentence) {
  return findStatements(sentence).some(({ kind }) => kind === "rule");
}
function onlyGivesUp(words) {
  return findStatements(words).some(({ givenUp }) => givenUp !== null) && !/[,;.]\s|\b(?:use|instead|go with|take|do)\b/i.test(words);
}
function asksForWork(text2) {
  const lower = text2.toLowerCase();
  const words = lower.match(/\w+/g) ?? [];
  return words.some((word) => WORK.has(word) || WORK_STEMS.has(word.replace(/(?:e|ing)$/, ""))) || words.some((word) => MAY_ASK.has(word)) && /\b(?:ha(?:s|ve) to|set up|get rid|help me|let's|find out|we(?:'re| are)|i(?:'m| am))\b/.test(lower);
}
var MAY_ASK = new Set("has have set get help let find we i".split(" "));
var WORK = new Set("please want need needs should must goal task today".split(" "));
var WORK_STEMS = new Set(
  `implement add build creat writ fix mak migrat port refactor replac remov renam improv speed support convert updat upgrad test
  document review investigat chang mov clean design extend turn integrat generat debug work`.split(/\s+/)
);
function followStatement(intent, statement) {
  const { kind, text: text2, givenUp } = statement;
  const left = giveUp(intent, statement);
  if (givenUp?.isWeak && left === intent) {
    const { otherwise } = statement;
    return otherwise === null ? intent : followStatement(intent, { ...statement, kind: otherwise, givenUp: null });
  }
  if (givenUp?.refersBack && left !== intent && text2.split(/\s+/).length <= 3) return left;
  if (kind === "finished") return finish(left, text2);
  if (kind === "remark") return addRemark(left, text2);
  if (kind === "goal") return { ...left, goal: excerpt(text2, LIMITS.goalChars), goalStated: true };
  if (kind === "rule") {
    const superseded = left.superseded.filter(({ what }) => what !== text2);
    return { ...left, superseded, rules: addLast(left.rules, text2, LIMITS.rules) };
  }
  const decided = addDecision(left, text2);
  return kind === "decision" ? decided : { ...decided, corrections: addLast(left.corrections, text2, LIMITS.decisions) };
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
    const named = /(?:^|\s)#(\d{1,6})\b|\btask (\d{1,6})\b/i.exec(result.text);
    const id2 = named?.[1] ?? named?.[2] ?? `${known2.size + 1}`;
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
  if (!/^[ \t]{0,8}(?:[-*+]|\d{1,2}[.)])\s/m.test(text2)) return [];
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
  const isDone = /^(?:\u2705|\u2714|\u2611|~~)|(?:\u2705|\u2714|\((?:done|complete|completed)\))\s*$|^(?:done|completed):/i.test(
    text2
  );
  const task = text2.replace(/^(?:\u2705|\u2714|\u2611)\s*|\s*(?:\u2705|\u2714)\s*$|~~/g, "");
  return { task: excerptLine(task, TASK_CHARS), status: isDone ? "completed" : "pending", id: null };
}
function findDoneSteps(text2) {
  if (!/[Ss]tep \d/.test(text2)) return [];
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
  const reply = newer.lastUserMessages[0];
  const question = older.pendingQuestion;
  const isAfter = newer.pendingQuestion !== question && reply !== void 0 && !older.lastUserMessages.includes(reply);
  const asked = question !== null && isAfter && isReply(question, reply);
  const known2 = /* @__PURE__ */ new Set([...older.corrections, ...older.rules, ...older.decisions, ...older.remarks]);
  let left = asked ? addDecision(older, describeReply(question, reply)) : older;
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
    goal: mergeGoal(left, newer),
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
function mergeGoal(older, newer) {
  if (newer.goalStated) return newer.goal;
  if (newer.goal === null || older.goalStated && older.goal !== null) return older.goal;
  return findGoal(older.goal, newer.goal);
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
  const [short = "", long = ""] = [a, b].map((text2) => text2.split(/ \.\.\.(?= |$)/)[0] ?? "").sort((x, y) => x.length - y.length);
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
  const named = work.todos.filter(({ task, status }) => task !== "" && status !== DELETED);
  const done = named.filter((todo) => todo.status === "completed").map((todo) => todo.task);
  const finished = [...done.reverse(), ...known(work, false)];
  const statements = /* @__PURE__ */ new Set([...work.corrections, ...work.decisions, ...work.rules, ...work.remarks]);
  const isSettled = (sentence) => isGone(sentence, gone) || statements.has(excerptLine(sentence, 300)) || work.goal?.includes(sentence) === true || finished.some((what) => isSameThing(sentence, what));
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
    ...sortRemarks(kept(work.remarks).filter((text2) => !finished.some((what) => isSameThing(text2, what)))),
    doubted: kept(work.doubted.filter((item) => !statements.has(item))),
    superseded: [
      ...describePlanGone(work),
      ...[...gone].reverse().filter((what) => isPlanLive(work) || work.plan?.includes(what) !== true)
    ].filter((what) => !isShown(what)),
    open: named.filter((todo) => isOpen(todo.status)).sort((a, b) => rankStatus(a.status) - rankStatus(b.status)).map(({ task, status }) => status === "pending" ? task : `${task} (${status})`),
    finished: finished.filter((what, index) => finished.indexOf(what) === index),
    reported: known(work, true).filter((what) => !finished.some((item) => isSameThing(item, what))),
    plan: work.plan !== null && isPlanLive(work) && (work.planStatus === "proposed" || work.planStatus === "rejected" || work.todos.length === 0) ? work.plan : null,
    failing: describeFailing(work)
  };
}
function sortRemarks(remarks) {
  const shapes = remarks.map(findShape2);
  const isAside = (text2, index) => !hasCue(text2) || shapes.indexOf(shapes[index] ?? "") !== shapes.lastIndexOf(shapes[index] ?? "");
  return { remarks: remarks.filter((text2, index) => !isAside(text2, index)), asides: remarks.filter(isAside) };
}
function findShape2(text2) {
  return text2.toLowerCase().replace(
    /[\w\u00c0-\u1fff\u2c00-\uffff][\w\u00c0-\u1fff\u2c00-\uffff./@#-]*/g,
    (word) => findDistinctiveWords(word).size > 0 ? "*" : word
  );
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
function isPlanLive({ planStatus }) {
  return planStatus !== "dropped";
}
function describePlanGone(work) {
  return work.plan === null || isPlanLive(work) ? [] : [`the plan "${excerptLine(work.plan, 120)}"`];
}
function isGone(sentence, gone) {
  return gone.some((what) => sentence.startsWith(what.replace(LIFTED_MARK, "").replace(/ \.\.\.$/, "")));
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
var HEAD = "Facts the summary must keep, recorded by holdfast from the transcript:";
var AFTER_CUSTOM = "Facts recorded by holdfast from the transcript, to be kept as far as the instructions above leave room for them:";
function renderMustKeep(work, notes, isCustom = false) {
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
  const head = isCustom ? AFTER_CUSTOM : HEAD;
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
    allStrategiesRan: Array.isArray(source.strategies_remaining) && source.strategies_remaining.length === 0 || saysAllRan(activity ?? "")
  };
}
function saysAllRan(activity) {
  return /strategies/i.test(activity) && /(?<!\b(?:not|once|when|until|after|before|if|unless) )\ball strategies (?:have |had |were |are )?(?:been )?(?:run|ran|complete|completed|executed|done|finished)\b/i.test(
    activity
  );
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
      const pattern = wordOf(item.pattern);
      if (pattern === null) return [];
      const resolution = wordOf(item.resolution);
      return [resolution === null ? pattern : `${pattern} (resolved by: ${resolution})`];
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

// src/core/tracks/tier-paths.ts
var TRACK_POINTER = "docs/tracks/ACTIVE_TRACK";

// src/io/project-files.ts
function hasActiveTrack(projectDir) {
  return hasProjectFile(projectDir, TRACK_POINTER);
}
function hasProjectFile(projectDir, path) {
  return existsSync(`${projectDir}/${path}`);
}

// src/core/tokens.ts
function estimateTokens(text2) {
  return Math.ceil(text2.length / 4);
}
function formatPercentage(ratio) {
  const tenths = Math.floor(ratio * 1e3 + 1e-6);
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`;
}

// src/core/hook/output.ts
var MAX_ANSWER_CHARS = 1e4;
function joinSections(sections, budgetTokens = MAX_ANSWER_CHARS / 4) {
  const limit = Math.min(MAX_ANSWER_CHARS, budgetTokens * 4);
  const kept = [];
  const dropped = [];
  let length = 0;
  for (const { name, text: text2 } of sections) {
    if (text2 === "") continue;
    const added = text2.length + (kept.length === 0 ? 0 : 1);
    if (length + added > limit) {
      const left = Math.floor((limit - length) / 4);
      dropped.push({ name, cause: `${estimateTokens(text2)} tokens, ${left} left of ${Math.floor(limit / 4)}` });
      continue;
    }
    kept.push(text2);
    length += added;
  }
  return { text: kept.join("\n"), dropped };
}

// src/core/config/config.ts
var CRITICALITIES = ["C1", "C2", "C3", "C4"];
var DEFAULT_CONFIG = {
  profile: "standard",
  criticality: "C2",
  "context_monitor.enabled": true,
  "context_monitor.low_threshold": null,
  "context_monitor.warning_threshold": null,
  "context_monitor.critical_threshold": null,
  "context_monitor.emergency_threshold": null,
  "context_monitor.thresholds.c1.low": null,
  "context_monitor.thresholds.c1.warning": null,
  "context_monitor.thresholds.c1.critical": null,
  "context_monitor.thresholds.c1.emergency": null,
  "context_monitor.thresholds.c2.low": null,
  "context_monitor.thresholds.c2.warning": null,
  "context_monitor.thresholds.c2.critical": null,
  "context_monitor.thresholds.c2.emergency": null,
  "context_monitor.thresholds.c3.low": null,
  "context_monitor.thresholds.c3.warning": null,
  "context_monitor.thresholds.c3.critical": null,
  "context_monitor.thresholds.c3.emergency": null,
  "context_monitor.thresholds.c4.low": null,
  "context_monitor.thresholds.c4.warning": null,
  "context_monitor.thresholds.c4.critical": null,
  "context_monitor.thresholds.c4.emergency": null,
  "context_monitor.absolute_floors": false,
  "context_monitor.operations": {},
  "context_monitor.typical_operation": null,
  "context_monitor.compaction_point": null,
  "context_monitor.window": null,
  "context_monitor.tone": "facts",
  "escalation.gate_spawns": "off",
  "governance.c3_files": [
    ".claude/rules/**",
    ".context/rules/**",
    "docs/context/*.md",
    "docs/decisions/**",
    "**/adr/**",
    "**/adrs/**",
    "**/ADR-*.md",
    "**/adr-*.md"
  ],
  "governance.c4_files": ["**/*CONSTITUTION*.md", "**/*constitution*.md"],
  "resumption.max_age_hours": 72,
  "resumption.steer_summary": true,
  "resumption.orchestration_file": "ORCHESTRATION.yaml",
  "memory.markers": true,
  "memory.guidance": "standard",
  "memory.auto_capture.enabled": true,
  "memory.auto_capture.threshold": 0.85,
  "memory.auto_capture.limit": 3,
  "memory.auto_capture.prompt_first": false,
  "memory.rotation.decision_logs": [".claude/context/memory/decisions.md"],
  "memory.rotation.issue_logs": [".claude/context/memory/issues.md"],
  "memory.rotation.max_lines": 1500,
  "memory.rotation.decision_days": 60,
  "memory.rotation.issue_days": 7,
  "memory.rotation.check_at_start": false,
  "memory.surface.limit": 3,
  "memory.surface.at_start": 5,
  "compaction.core": "propose",
  "guardrails.write_roots": null,
  "guardrails.protected": [],
  "guardrails.allowed_tools": null,
  "guardrails.mcp_writers": {},
  "guardrails.governance": {},
  "guardrails.architecture": [],
  "guardrails.evaluator": false,
  "guardrails.unresolved": "ask",
  "guardrails.fail": "open",
  "guardrails.deadline": 1500,
  "guardrails.modes.allowed_tools": "deny",
  "guardrails.modes.self_protection": "ask",
  "guardrails.modes.confined_writes": "deny",
  "guardrails.modes.write_size": "deny",
  // CLAUDE.md is loaded by the client itself.
  "quality.sources": [
    "docs/context/CONTEXT_CORE.md",
    "docs/context/ROLES.md",
    "docs/context/GUARDRAILS.md"
  ],
  "reinforcement.cadence": "on-change",
  "reinforcement.files": [
    "CLAUDE.md",
    "CLAUDE.local.md",
    ".claude/CLAUDE.md",
    "AGENTS.md",
    ".claude/rules/**/*.md",
    ".context/rules/**/*.md"
  ],
  routing: [],
  "budgets.session_start": 2450,
  "budgets.user_prompt_submit": 1500,
  "guardrails.modes.tool_availability": "deny",
  "guardrails.modes.plan_evaluator": "deny",
  "guardrails.modes.architecture": "deny",
  "guardrails.modes.governance": "ask",
  "guardrails.modes.post_compaction_approval": "ask",
  "guardrails.modes.stale_resumption": "warn",
  "hooks.session_start": true,
  "hooks.user_prompt_submit": true,
  "hooks.pre_compact": true,
  "hooks.pre_tool_use": true,
  "hooks.post_tool_use": true,
  "sections.project_context": true,
  "sections.quality_context": true,
  "sections.quality_reinforcement": true,
  "sections.routing_hint": true,
  "sections.resumption_context": true,
  "sections.context_monitor": true,
  "sections.compaction_alert": true,
  "sections.work_log": true,
  "sections.memory_capture": true,
  "sections.response_guidance": true,
  "sections.related_memories": true,
  "sections.track_context": true,
  "sections.recent_diff": true,
  "sections.test_output": true,
  "sections.write_check": true
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

// src/io/config-cache.ts
function readCachedConfig(projectDir, key) {
  const file = readTextFile(`${projectDir}/.holdfast/cache/config.json`, 256 << 10);
  const cache = "text" in file ? parseJsonRecord(file.text) : null;
  return cache !== null && cache.key === key && isRecord(cache.config) ? cache.config : null;
}

// src/core/config/env.ts
var NOT_CONFIG = /* @__PURE__ */ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW", "HOLDFAST_FLAGS_OFF"]);
var OLDER_NAMES = {
  HOOK_USER_PROMPT_ENABLED: "memory.markers",
  HOOK_SESSION_START_INCLUDE_GUIDANCE: "sections.response_guidance",
  HOOK_SESSION_START_GUIDANCE_DETAIL: "memory.guidance",
  HOOK_PRE_COMPACT_AUTO_CAPTURE: "memory.auto_capture.enabled",
  HOOK_PRE_COMPACT_PROMPT_FIRST: "memory.auto_capture.prompt_first",
  HOOK_PRE_COMPACT_MIN_CONFIDENCE: "memory.auto_capture.threshold",
  HOOK_PRE_COMPACT_MAX_CAPTURES: "memory.auto_capture.limit"
};
function selectConfigVariables(env) {
  const found = [];
  for (const name of Object.keys(env)) {
    if (!name.startsWith("HO") || !isConfigVariable(name)) continue;
    const value = env[name];
    if (value !== void 0) found.push([name, value]);
  }
  const rank = (name) => name.startsWith("HOLDFAST_") ? 1 : 0;
  return found.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
function isConfigVariable(name) {
  if (name.startsWith("HOOK_")) return Object.hasOwn(OLDER_NAMES, name);
  return name.startsWith("HOLDFAST_") && !NOT_CONFIG.has(name) && !name.startsWith("HOLDFAST_FLAG_");
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

// src/io/config-sources.ts
var MAX_CONFIG_BYTES = 256 << 10;
var POLICY_DOCUMENT = "docs/context/GUARDRAILS.md";
function readConfigSources(projectDir) {
  const env = process.env;
  const userDir = env.XDG_CONFIG_HOME || (env.HOME ? `${env.HOME}/.config` : null);
  const gitRoot = findGitRoot(projectDir);
  const places = [];
  if (userDir !== null) places.push(["user", `${userDir}/holdfast/config.toml`]);
  if (gitRoot !== null && gitRoot !== projectDir) places.push(["git root", `${gitRoot}/.holdfast/config.toml`]);
  places.push(["policy", `${projectDir}/${POLICY_DOCUMENT}`]);
  places.push(["project", `${projectDir}/.holdfast/config.toml`]);
  const files = [];
  const problems = [];
  for (const [name, path] of places) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, name === "user");
    if ("text" in file) {
      const text2 = name === "policy" ? cutFrontMatter(file.text) : file.text;
      if (text2 !== null) files.push({ name, path, text: text2 });
    } else if (file.error !== "ENOENT" && file.error !== "ENOTDIR") {
      problems.push({
        code: file.error.includes("limit") ? "config-too-large" : "config-unreadable",
        path,
        cause: file.error
      });
    }
  }
  return { files, variables: selectConfigVariables(env), problems };
}
function cutFrontMatter(text2) {
  const start = text2.startsWith("---\n") ? 4 : text2.startsWith("---\r\n") ? 5 : -1;
  if (start === -1) return null;
  const end = text2.indexOf("\n---", start - 1);
  return end === -1 ? text2.slice(start) : text2.slice(start, end + 1);
}

// src/io/config-files.ts
async function readConfig(projectDir) {
  const sources = readConfigSources(projectDir);
  if (sources.files.length + sources.variables.length + sources.problems.length === 0) {
    return { config: DEFAULT_CONFIG, problems: [] };
  }
  const key = fingerprint(JSON.stringify(sources));
  const cached = readCachedConfig(projectDir, key);
  if (isWholeConfig(cached)) return { config: cached, problems: [] };
  const { resolveSources, saveCache } = await loadPart("io/config-parser");
  const resolved = await resolveSources(sources);
  saveCache(projectDir, `${JSON.stringify({ key, config: resolved.config })}
`);
  return { config: resolved.config, problems: [...sources.problems, ...resolved.problems] };
}
function isWholeConfig(value) {
  if (!isRecord(value)) return false;
  return Object.keys(DEFAULT_CONFIG).every((key) => {
    const standard = DEFAULT_CONFIG[key];
    const found = value[key];
    if (standard === null)
      return found === null || typeof found === "number" || typeof found === "string" || Array.isArray(found);
    return typeof found === typeof standard && Array.isArray(found) === Array.isArray(standard) && found !== null;
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

// src/io/respond.ts
function createResponder(name, parse, answer) {
  return async (stdin) => {
    const problems = [];
    const parsed = "payload" in stdin ? parse(stdin.payload) : stdin;
    if ("problem" in parsed) return reportAll([parsed.problem], name, null, null);
    const { sessionId, cwd } = parsed.input;
    const projectDir = findProjectDir(cwd);
    if (projectDir === null) {
      const cause = "neither CLAUDE_PROJECT_DIR nor cwd is a folder";
      return reportAll([{ code: "project-unknown", cause }], name, null, sessionId);
    }
    if (isPluginBesideDropIn(name, projectDir)) return;
    try {
      const result = await answer(parsed.input, createHook(name, projectDir, problems));
      if (result !== null && result.stdout !== "") writeStdout(result.stdout);
      await recordAnswer(result, problems);
    } catch (error) {
      problems.push({ code: "section-failed", path: name, cause: errorCode(error) });
    }
    if (problems.length > 0) await reportAll(problems, name, projectDir, sessionId);
  };
}
async function reportAll(problems, name, projectDir, sessionId) {
  const { reportProblems } = await loadPart("io/report");
  reportProblems(problems, name, projectDir, sessionId);
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
  const join = (budgetTokens, sections) => {
    const { text: text2, dropped } = joinSections(sections, budgetTokens);
    for (const { name: path, cause } of dropped) report({ code: "answer-too-long", path, cause });
    return { text: text2, isTold: (told) => !dropped.some((left) => left.name === told) };
  };
  return { projectDir, config, section, report, join };
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

// src/core/capture/describe-kept.ts
var SUMMARY_CHARS = 80;
function nameMemory(memory) {
  return `${memory.namespace} "${excerptLine(memory.text, SUMMARY_CHARS)}"`;
}

// src/core/secret-shapes.ts
var SECRET_NAME = "(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|signing[_-]?key|encryption[_-]?key|credential|\\bpwd)";
var NAME_NEEDLES = ["secret", "token", "passw", "passphrase", "key", "credential", "pwd"];
var ALONE = "(?<![A-Za-z0-9_-])";
var PREFIXES = [
  [["sk-", "sk_", "rk_", "rk-"], "(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}"],
  [["whsec_"], "whsec_[A-Za-z0-9+/=]{24,}"],
  [["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], "gh[pousr]_[A-Za-z0-9]{20,}"],
  [["github_pat_"], "github_pat_[A-Za-z0-9_]{20,}"],
  [["gl"], "gl(?:pat|dt|rt|ptt|soat|cbt|ft|imt|agent)-[A-Za-z0-9_-]{16,}"],
  [["akia", "asia"], "(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])"],
  [["aiza", "ya29.", "gocspx-"], "(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,}|GOCSPX-[A-Za-z0-9_-]{20,})"],
  [["xox", "xapp-"], "(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}"],
  [
    ["npm_", "hf_", "pypi-", "_v1_"],
    "(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})"
  ],
  [["sg."], "SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}"],
  [["eyj"], "eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}"],
  [["key-"], "key-[0-9a-f]{32}(?![0-9A-Za-z])"],
  [["-us"], "[0-9a-f]{32}-us\\d{1,2}(?![0-9A-Za-z])"],
  [["sq0"], "sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,}"],
  [["shp"], "shp(?:at|ca|pa|ss|ua)_[a-fA-F0-9]{32}"],
  [["atatt3", "atctt3"], "AT[AC]TT3[A-Za-z0-9_=-]{30,}"],
  [["dapi"], "dapi[0-9a-f]{32}(?:-\\d)?(?![0-9A-Za-z])"],
  [["lin_api_", "ntn_", "figd_", "nfp_", "rnd_"], "(?:lin_api|ntn|figd|nfp|rnd)_[A-Za-z0-9_-]{24,}"],
  [["pscale_"], "pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{20,}"],
  [["sbp_", "sb_secret_"], "(?:sbp_[0-9a-f]{40}|sb_secret_[A-Za-z0-9_-]{20,})"],
  [["hvs.", "hvb."], "hv[sb]\\.[A-Za-z0-9_-]{20,}"],
  [[".atlasv1."], "[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_-]{40,}"],
  [["dp."], "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9.]{30,}"],
  [["pul-"], "pul-[0-9a-f]{40}"],
  [["nrak-"], "NRAK-[A-Z0-9]{27}"],
  [["glsa_", "glc_"], "(?:glsa|glc)_[A-Za-z0-9_=+/]{30,}"],
  [["sntrys_", "sntryu_"], "sntry[su]_[A-Za-z0-9_=+/]{40,}"],
  [["dckr_pat_", "rubygems_"], "(?:dckr_pat_[A-Za-z0-9_-]{20,}|rubygems_[0-9a-f]{48})"],
  [
    ["gsk_", "xai-", "pplx-", "r8_"],
    "(?:gsk_[A-Za-z0-9]{40,}|xai-[A-Za-z0-9]{60,}|pplx-[A-Za-z0-9]{40,}|r8_[A-Za-z0-9]{36,})"
  ],
  [["age-secret-key-"], "AGE-SECRET-KEY-1[0-9A-Z]{50,}"],
  [[":aa"], "\\d{8,10}:AA[A-Za-z0-9_-]{32,}"]
];
var SECRET_SHAPES = [
  {
    needles: ["private key"],
    pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g
  },
  ...PREFIXES.map(([needles, rest]) => ({ needles, pattern: new RegExp(`${ALONE}${rest}`, "g") })),
  { needles: ["hooks.slack.com"], pattern: /(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g },
  {
    needles: ["/api/webhooks/"],
    pattern: /(discord(?:app)?\.com\/api\/webhooks\/\d{1,30}\/)[A-Za-z0-9_-]{20,}/g
  },
  { needles: ["sig="], pattern: /([?&]sig=)[A-Za-z0-9%+/_=-]{30,}/g },
  { needles: ["://"], pattern: /(:\/\/[^\s:/@]{0,100}:)[^\s@/]{1,200}(@)/g },
  {
    needles: ["authorization"],
    pattern: /(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi
  },
  { needles: ["bearer", "basic"], pattern: /(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi },
  { needles: ["-u", "--user"], pattern: /(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g },
  {
    needles: NAME_NEEDLES,
    pattern: new RegExp(`(--[a-z-]{0,20}${SECRET_NAME}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`, "gi")
  }
];

// src/core/redact.ts
var REDACTED = "[redacted]";
var NAMED2 = new RegExp(
  `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3})(["']?)((?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,})`,
  "gi"
);
var RANDOM = /((?:auth|salt|session|cookie|signature|hmac|webhook|dsn|key)[A-Za-z0-9_-]{0,20}["']?\s{0,3}[:=]\s{0,3}["']?)([A-Za-z0-9+/_=-]{24,})/gi;
var RANDOM_NEEDLES = ["auth", "salt", "session", "cookie", "signature", "hmac", "webhook", "dsn", "key"];
var ANY_NEEDLE = new RegExp(
  [.../* @__PURE__ */ new Set([...SECRET_SHAPES.flatMap(({ needles }) => needles), ...RANDOM_NEEDLES, ...NAME_NEEDLES])].map((needle) => needle.replace(/[.?]/g, "\\$&")).join("|")
);
var NOTHING = { shapes: [], random: false, named: false };
function findSuspicion(text2) {
  const lower = text2.toLowerCase();
  if (!ANY_NEEDLE.test(lower)) return NOTHING;
  const has = (needles) => needles.some((needle) => lower.includes(needle));
  const shapes = SECRET_SHAPES.filter(({ needles }) => has(needles)).map(({ pattern }) => pattern);
  return { shapes, random: has(RANDOM_NEEDLES), named: has(NAME_NEEDLES) };
}
function redactText(text2) {
  return redactWith(findSuspicion(text2), text2);
}
function redactWith({ shapes, random, named }, text2) {
  let out = text2;
  for (const pattern of shapes) {
    out = out.replace(
      pattern,
      (_match, before, after) => typeof before === "string" ? `${before}${REDACTED}${typeof after === "string" ? after : ""}` : REDACTED
    );
  }
  if (random) out = out.replace(RANDOM, (match, before, value) => isRandom(value) ? `${before}${REDACTED}` : match);
  if (!named) return out;
  return out.replace(NAMED2, (match, before, quote2, value, offset, whole) => {
    const isHarmless = quote2 === "" && isCode(value, whole.slice(offset + match.length, offset + match.length + 40));
    return isHarmless ? match : `${before}${quote2}${REDACTED}`;
  });
}
function isRandom(value) {
  const digits = value.replace(/\D/g, "").length;
  if (digits < 2 || !/[a-z]/.test(value) || !/[A-Z]/.test(value)) return false;
  const counts = /* @__PURE__ */ new Map();
  for (const character of value.slice(0, 128)) counts.set(character, (counts.get(character) ?? 0) + 1);
  const length = Math.min(value.length, 128);
  let bits = 0;
  for (const count2 of counts.values()) bits -= count2 / length * Math.log2(count2 / length);
  return bits >= 3.8;
}
var TYPE_NAME = /^(?:string|number|boolean|unknown|undefined|object|symbol|bigint|readonly|optional|required|[A-Za-z]{0,40}(?:String|Str|Token|Secret|Password|Key|Credentials?|Type|Bytes|Bu(?:ffer)|Options|Config|Provider|Service|Response|Request))$/;
function isCode(value, next) {
  if (!/^[A-Za-z_.?!]+$/.test(value)) return false;
  if (TYPE_NAME.test(value) || next.startsWith("(") || next.startsWith("[")) return true;
  if (/^[A-Za-z_]+(?:[?!]?\.[A-Za-z_]+)+$/.test(value)) return true;
  return /^[a-z]+$/.test(value) && /^ [a-z]{2,}/.test(next);
}
var SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, "i");
var MAX_DEPTH = 32;
function redactData(value) {
  const texts = [];
  collectTexts(value, texts, 0);
  const together = texts.join("\n");
  const suspicion = findSuspicion(together);
  const redact = (item, depth) => {
    if (typeof item === "string") return redactWith(suspicion, item);
    if (typeof item !== "object" || item === null) return item;
    if (depth >= MAX_DEPTH) return null;
    if (Array.isArray(item)) return item.map((inner) => redact(inner, depth + 1));
    const entries = Object.entries(item).map(([key, inner]) => {
      const secret = suspicion.named && typeof inner === "string" && inner !== "" && SECRET_KEY.test(key);
      return [redactWith(suspicion, key), secret ? REDACTED : redact(inner, depth + 1)];
    });
    return Object.fromEntries(entries);
  };
  return redact(value, 0);
}
function collectTexts(value, texts, depth) {
  if (typeof value === "string") texts.push(value);
  else if (typeof value === "object" && value !== null && depth < MAX_DEPTH) {
    for (const [key, item] of Object.entries(value)) {
      texts.push(key);
      collectTexts(item, texts, depth + 1);
    }
  }
}

// src/core/memory/memory.ts
var NAMESPACES = [
  "inception",
  "elicitation",
  "research",
  "decisions",
  "progress",
  "blockers",
  "reviews",
  "learnings",
  "retrospective",
  "patterns"
];
function isNamespace(value) {
  return NAMESPACES.includes(value);
}
function createMemoryId(text2) {
  const plain = text2.toLowerCase().replace(/\s+/g, " ").replace(/^[-*>\u2022 ]+/, "");
  const end = plain.length - (/[.!;:, ]{0,20}$/.exec(plain)?.[0].length ?? 0);
  return `m-${fingerprint(plain.slice(0, end)).replace(/^\d+:/, "")}`;
}

// src/core/memory/draft.ts
function dropPrivate(text2) {
  const parts = text2.split(/<private\b[^<>]{0,200}>/i);
  const kept = parts.slice(1).map((part) => {
    const close = /<\/private\s{0,20}>/i.exec(part);
    return close === null ? "" : part.slice(close.index + close[0].length);
  });
  return [parts[0], ...kept].join("").trim();
}

// src/core/capture/doubt.ts
var ANYWHERE = [
  [
    "maybe perhaps probably possibly might may could would should seems seem think guess suspect wonder wondering suppose assume imagine hypothesis unclear unknown unsure sure considering consider considered recommend suggest propose depends whether undecided prefer",
    "\\b(maybe|perhaps|probably|possibly|might|may(?! \\d)|could|would(?!n't| like| rather)|seems?|i (?:think|guess|suspect|assume)|wonder(?:ing)?|suppose|imagine|let's assume|hypothesis|unclear|unknown|unsure|not sure|consider(?:ed|ing)?|recommend|suggest|propose|depends on the|whether|undecided|if you prefer)\\b"
  ],
  [
    "alternative approach option options",
    "\\b((?:an|another|one) (?:alternative|approach|option|possibility|way)|(?:the|are|two|three|both|of) options)\\b"
  ],
  [
    "decide deciding decides decision",
    "\\b(to decide|you decide|will decide|still deciding|decide (?:later|tomorrow|whether|which|on|after|for)|decides|can't decide|decision is yours|is decided yet|(?:before|once|unless|until|as soon as|when|if) (?:we|you|i) decide)\\b"
  ],
  ["open still", "\\b(is still open|still (?:open|unknown|unclear))\\b"],
  [
    "used had were was almost initially earlier first draft",
    "\\b(used to|had (?:planned|wanted|used|we|i|chosen)|(?:was|were) going to|almost|initially|earlier i|first draft|at first)\\b"
  ],
  [
    "example tutorial section post guide demo instance imagine",
    "\\b(for example|for instance|e\\.g|in this (?:section|post|tutorial|guide|example|article|lesson|chapter|demo)|(?:the )?(?:next|following|above|below) (?:example|section|step))\\b"
  ],
  [
    "according says said claims states reads asserts called wrote thinks wants suggested they someone",
    "(\\baccording to\\b|\\b(?:says?|said|claims?|states|reads|asserts?|wrote|quotes)\\b(?! me| no\\b)|\\b(?:is|are) called\\b|\\b(?:someone|somebody|he|she|boss|john|the (?:user|customer|client)) (?:thinks|wants|suggested|decided|chose|was asked)|^they \\w+)"
  ],
  ["general thumb", "\\b(in general|generally|rule of thumb|as always)\\b"],
  ["meeting due", "\\b(have a meeting|is due)\\b"]
];
var OPENING = /^(?:(?:so|and|but|ok(?:ay)?|now|great|perfect|good|thanks?|interesting|sorry|yes|no),? )*(?:let me|let us see|let's (?:see|run|start|look|try|check|begin|take|do|go through|go$|go[.!]|keep going|continue|move on|find|search|read|open|write|add|create|fix)|next,?|first,?|then,?|after that|before (?:i|we) |to (?:find|see|check|fix|decide|do|understand|verify) |here(?:'s| is| are)|below|if |unless |had |once |when |as soon as |say we|suppose|imagine|what |why |how |who |which |is |are |do |does |did |can (?!not)|could |should |shall |would |never ?mind|don't (?:worry|forget|know|understand)|you(?:'re| are) (?:right|welcome)|you (?:can|could|should|must be)|not sure|i see|i understand|i don't|i'm |i am |i never|i've never|i tried|i need to|i must|i want (?:to|you)|i'd like|i(?:'ve| have) (?:now |also |just )?(?:implemented|added|fixed|updated|created|written|removed|renamed|read|finished|looked|checked|run)|i (?:fixed|added|updated|read|finished|noticed|understand)|done\b|finished|all \d* ?tests pass|as always|always happy|always the same|good catch|great job|not decided|nothing is decided|one (?:option|approach)|whether )/;
var ASSISTANT_OPENING = /^(?:(?:so|and|but|ok(?:ay)?|now|great),? )*(?:let's|i'll|i will|i'm|i need|we'll (?:start|see|now|begin|look|then|first)|we will (?:now|see|start|use)|so we (?:will|can)|for now|in (?:javascript|typescript|python|rust|go|java|react|node|css|sql|html|c\+\+|git)\b|you |make sure|note that you|use |consider |(?:this|the) (?:pr|change|function|method|class|file|component|variable|constructor|test|handler|loop|condition|option|panel) )/;
var PHRASES = createPhrases(ANYWHERE);
function isDoubtful({ lower, main, words }, speaker) {
  if (/\?["')\]]{0,3}$|\?["')]? /.test(lower) || lower.includes('""') || lower.startsWith(">")) return true;
  if (OPENING.test(lower) || speaker === "assistant" && ASSISTANT_OPENING.test(lower)) return true;
  if (supposes(words, lower)) return true;
  return PHRASES.has(words, main);
}

// src/core/capture/sentence.ts
var REASON = /(?:\b(?:because|since|so that|due to|in order to|otherwise|hence|thanks to|which is why|that's why|therefore)\b|, as |;|: | - |\u2014|, (?=(?:it|they|we|this|that|the|nobody|otherwise|and we|\w+ (?:is|are|has|have|handles|needs|only))\b))/;
var CONTRAST = /(?:\b(?:instead of|rather than|over|instead|no longer)\b|,? not |, never |, (?:and )?no )/;
function readSentence2(written) {
  const text2 = written.replace(/\*\*|__/g, "").replace(/^#{1,6}\s+/, "").trim();
  const plain = maskQuotes(restoreApostrophes(text2).replace(/`[^`]{1,200}`/g, "codespan"));
  const lower = plain.toLowerCase();
  const cut = /\b(?:because|since|so that|otherwise|which|as)\b|[;:\u2014]/.exec(lower);
  return {
    text: text2,
    lower,
    main: cut === null || cut.index < 12 ? lower : lower.slice(0, cut.index),
    words: listWords(lower),
    countParticulars: () => findDistinctiveWords(plain).size,
    isSpecific: text2.includes("`") || /\d/.test(text2) || /\S\s+["'(]?[A-Z][\w.+#-]*|\w[A-Z]|[a-z]_[a-z]/.test(text2),
    givesReason: REASON.test(lower),
    contrasts: CONTRAST.test(lower)
  };
}

// src/core/capture/form.ts
function createForms(kind, rows) {
  return rows.map(([base, speaker, words, source]) => {
    let pattern;
    const matches = (lower) => {
      pattern ??= new RegExp(source);
      return pattern.test(lower);
    };
    return { kind, base, speaker, triggers: words.split(" "), matches };
  });
}
var WE2 = "(?:i|we|the (?:team|group|board|project))(?:'ve| have| has)?(?: (?:all|both|now|finally|also|just|therefore|already))?";

// src/core/capture/blocker-forms.ts
var NOT_PEOPLE = "(?<!thread |call |page |site |request |content |user |loop |process |fulfillment |turn |time |it |endpoint |caller )";
var BLOCKER_FORMS = createForms("blocker", [
  [
    0.93,
    "both",
    "blocker blocked",
    "^((?:the |main |current |blocker|blocked)*(?:blocker|blocked)(?: (?:is|was))?\\s?:|blocked (?:by|on) )"
  ],
  [
    0.88,
    "both",
    "blocked stuck hold",
    `${NOT_PEOPLE}(?<!not |no longer |n't )\\b((?:is|are|am|'re|'m|was|were|still) (?:currently |still |now |completely )?(?:blocked (?:by|on|until)|stuck (?:until|on|:|because)|on hold (?:until|because)|stuck:))`
  ],
  [0.86, "both", "blocking", "\\b((?:is|are) blocking (?:the|our|us|all|every|any)\\b)"],
  [
    0.8,
    "both",
    "waiting wait",
    "\\b((?:(?:we're|we are|still|is|are) )?waiting (?:on|for) (?!(?:the (?:build|response|server|result|lock|test)|it|you|input)\\b).{3,60}\\b(?:to|before|until|so)\\b|has to wait\\b|have to wait\\b)"
  ],
  [
    0.85,
    "both",
    "can't cannot can could not nothing",
    "(?<!n't )\\b((?:can't|cannot|can not|can't be|nothing can(?: be)?|could not) (?:currently |be )?(?:proceed|continue|upgraded?|deploy(?:ed)?|publish(?:ed)?|test(?:ed)?|push(?:ed)?|run|released?|finish(?:ed)?|go live|merged?|migrated?|started?|installed?|verif(?:y|ied))\\b.{3,200}?)(?:\\b(?:because|until|before|without|since|as)\\b|,|;|:)"
  ],
  [0.85, "both", "nothing", "^(nothing can (?:be )?\\w+)\\b"],
  [0.85, "both", "without", "^(without .{3,60}\\b(?:can't|cannot)\\b)"],
  [0.85, "both", "depends depend", "\\b((?:depends?|relies) on .{3,80}\\b(?:isn't|aren't|not|unreleased|expected)\\b)"],
  [
    0.85,
    "both",
    "before",
    "\\b((?:has|have|must|needs?) (?:to )?(?:be )?\\w+ .{0,40}before (?:we|it|anything|the \\w+) can\\b)"
  ],
  [0.84, "both", "until", "\\b((?:is|are) (?:down|frozen|locked|unavailable|closed)\\b.{0,60}\\b(?:until|so)\\b)"],
  [0.85, "both", "missing", "\\b((?:we're|we are|i'm|still) (?:still )?missing .{3,80}\\b(?:can't|cannot)\\b)"]
]);

// src/core/capture/decision-forms.ts
var STEP = "(?:read|look|start|begin|check|investigate|search|open|try|leave|skip|continue|first|run|grep|examine|focus|inspect|go through|test|verify|write|wait|find|see|add|fix)\\b";
var DECISION_FORMS = createForms("decision", [
  [
    0.95,
    "both",
    "decision decided verdict",
    "^((?:final |design |architecture |team |my |our |so,? )*(?:decision|decided|verdict|ruling):)"
  ],
  [
    0.9,
    "both",
    "call decision conclusion choice",
    "\\b((?:my|the|our|final) (?:final )?(?:call|decision|conclusion|choice)(?: (?:of|for|on) [\\w -]{1,40})?(?: (?:is|was) (?:to|that)\\b|:))"
  ],
  [
    0.88,
    "both",
    "decided agreed settled standardized standardised standardise standardize opted",
    `\\b(${WE2} (?:decided(?::| (?:to (?!${STEP})|on|against|for|that))|agreed (?:to|on|that)|settled on|standardi[sz]ed? on|opted for))`
  ],
  [
    0.88,
    "both",
    "decided decision",
    "(\\bthat's (?:decided|settled|final)\\b|\\b(?:is|are|was|were|has been|have been) (?:now )?(?:decided|settled|confirmed|agreed)\\b(?!.{0,20}\\byet))"
  ],
  [
    0.8,
    "both",
    "chose chosen picked selected",
    `(?:\\b${WE2} |^)((?:chose|chosen|picked|selected) (?!(?:a few|some|the first|one of|at random)))`
  ],
  [0.8, "both", "went", `\\b(${WE2} went with (?!(?:you|him|her|them|my|it\\b|someone)))`],
  [
    0.8,
    "user",
    "go going",
    "(?:^|\\b(?:we(?:'ll| will| are going to|'re| should)?|let's|yes,?|ok,?|then) )((?:go|going) (?:with|for) (?!(?:that|it|this|the first|you)\\b))"
  ],
  [
    0.78,
    "user",
    "let's",
    "^(?:\\w+,? ){0,2}(let's (?:not )?(?:use|keep|drop|stick|stay|move to|switch|make|call|put|store|have|support|limit|avoid|target|build on|base|ship|postpone|defer) (?!(?:that|it|this|going)\\b))"
  ],
  [
    0.84,
    "user",
    "we'll we will are we're",
    "\\b(we(?:'ll| will|'re going to| are going to) (?:only )?(?:use|stick|keep|support|ship|drop|stay|store|retry|run|have|target|move|switch|build|make|host|deploy|limit|release) (?!(?:that|it|this|see)\\b))"
  ],
  [
    0.68,
    "assistant",
    "we'll we will are we're",
    "^(?:[^,]{1,40}, )?(we(?:'ll| will|'re going to| are going to) (?:use|stick|keep|support|store|retry|run|target|host|deploy|limit) (?!(?:that|it|this|see)\\b))"
  ],
  [
    0.84,
    "user",
    "we're we are",
    "\\b(we(?:'re| are) (?:now )?(?:dropping|replacing|moving|switching|using|removing|killing|retiring|keeping|adopting|migrating|deprecating|standardi[sz]ing))"
  ],
  [
    0.74,
    "assistant",
    "we're we are",
    "\\b(we(?:'re| are) (?:now )?(?:dropping|replacing|moving|switching|using|removing|retiring|keeping|adopting|migrating|deprecating|standardi[sz]ing))"
  ],
  [
    0.82,
    "user",
    "will gets stays lives live",
    "^(?!(?:it|that|this|there|i|you|he|she|they|we)\\b)((?:the |our )?[\\w ./-]{2,50}? (?:will (?:not )?(?:be|live|get|have|stay|become|run|return)|gets|stays? (?:at|on|in|the|with|as)|lives? in|goes to) )"
  ],
  [0.72, "assistant", "keeps uses stays", "^(?:the|our) ([\\w ./-]{2,40}? (?:keeps|uses|stays (?:on|with|at)) )"],
  [
    0.79,
    "user",
    "use keep stick store put take pick choose make target",
    "^(?:(?:ok(?:ay)?|yes|no|actually|right|then|so|well|for [\\w ]{1,30}),? (?:then )?)?(?:please |just )?((?:use|keep|stick with|stay with|store|take|pick|choose|target|go back to) (?!(?:that|it|this|the (?:first|second|last)(?: one)?[.!]?$|going)\\b)(?!.{1,60}\\bto (?:find|see|check|debug|look|figure)))"
  ],
  [
    0.79,
    "user",
    "drop scrap kill killing postpone defer adopt abandon cancel ship reject",
    "^((?:drop|scrap|kill(?:ing)?|postpone|defer|adopt|abandon|cancel|ship|reject) (?!(?:that|it|this)\\b))"
  ],
  [0.79, "user", "want rather", "^(i want (?!(?:to|you)\\b)|i(?:'d| would) rather )"],
  [0.9, "user", "instead", "^(instead of .{3,60},? (?:we|use|let|the)\\b)"],
  [0.84, "user", "it out", "(\\b[\\w-]+ it is[.!]?$|\\b[\\w-]+ is out\\b)"],
  [0.8, "user", "no", "^(no [\\w -]{2,40} (?:in|for|until|before) (?:v?\\d|the (?:first|library|mvp|core)|version))"],
  [
    0.76,
    "user",
    "apply applies only must",
    "^((?:[\\w -]{3,40}) (?:applies|apply) (?:per|to|only)|releases? (?:only )?on \\w+days?\\b)"
  ],
  [0.76, "user", "take", "^for [\\w -]{2,40} (?:we|i) (take|use|pick|want)\\b"],
  [0.86, "both", "design approach uses", "^(the (?:design|approach|architecture|plan) (?:uses|relies on|is to|keeps))"]
]);

// src/core/capture/learning-forms.ts
var LEARNING_FORMS = createForms("learning", [
  [
    0.93,
    "both",
    "learning learned learnt lesson lessons til insight gotcha finding takeaway pitfall caveat",
    "^((?:key |main |important |the )*(?:learning|learned|learnt|lessons?(?: learned)?|til|insight|gotcha|finding|takeaway|pitfall|caveat)(?: \\d+)?\\s?(?:[:,\\u2014-]| is that))"
  ],
  [
    0.87,
    "user",
    "fyi heads know important note apparently remember",
    "^((?:fyi|heads[- ]up|good to know|important|nb|apparently|note|just so you know|note that|beware|careful)\\b[:,!]?(?: that)?)"
  ],
  [
    0.88,
    "both",
    "turns turned",
    "\\b((?:turns|turned) out(?:,? that| to be|:)?,? (?!(?:fine|you|to be (?:fine|right)|ok|well|i |the (?:file|test)))|turned out to be)"
  ],
  [
    0.9,
    "both",
    "cause causes culprit",
    "\\b((?:root|actual|real|underlying|main) causes?(?: (?:of|for|behind) [^,;]{1,60}?)? ?(?:is|was|were|:)(?! (?:not|still|unknown|human)\\b)|culprit (?:is|was|:))"
  ],
  [0.84, "both", "cause found", "^(found (?:the|it)[^.]{0,20}(?:cause|problem|bug|issue|reason|culprit)?:)"],
  [
    0.82,
    "both",
    "reason problem issue bug bottleneck part",
    "\\b(the (?:reason|problem|issue|bug|error|failure|slow part|bottleneck|trick|catch|difference)(?: (?:for|why|behind|with|of) [^,;]{1,60}?)? (?:is|was|comes from|came from|came in with)(?! (?:not|still|in\\b.*(?:form|somewhere)|somewhere)))"
  ],
  [0.84, "both", "bottleneck", "\\b((?:was|is) the bottleneck)"],
  [
    0.85,
    "both",
    "caused came comes due",
    "(?<!not |n't |never )\\b((?:is|was|were|are|been|being) (?:\\w+ly )?(?:caused by|due to|restricted to|the result of)|comes? (?:down to|from a|from the|from code)|came from (?:a|an|the|code)\\b|(?:regression|bug) came in)"
  ],
  [
    0.8,
    "assistant",
    "because since",
    "\\b((?:fails?|failed|failing|hangs?|hung|breaks?|broke|crash(?:es|ed)?|killed|slow|slower|differs?|error|errors|times out|never (?:appear|fire|r[ua]n|return)\\w*|twice|takes? \\d+\\w*(?: \\w+)?|missing|(?:doesn't|don't|didn't|cannot|can't|could not) \\w+|happens|lost|wrong|empty|rejected|refused|ignores?|ignored|over-represent\\w*)\\b.{0,80}?\\b(?:because|since)\\b)"
  ],
  [0.8, "assistant", "because", "^((?:this|that|it) (?:only )?(?:happens|fails|failed|occurs|broke) because)\\b"],
  [
    0.84,
    "both",
    "why hence",
    "(\\b(?:which|that) is why\\b|\\bthat's why\\b|, hence\\b|, so (?:the|a|every|uploads|predicate)\\b)"
  ],
  [
    0.88,
    "both",
    "learned learnt found discovered figured realised realized",
    `(?:^|\\b${WE2} )((?:learned|learnt|found out|discovered|figured out|reali[sz]ed)(?: the hard way)?,? (?:that|the hard way|how)\\b(?! (?:i|we) (?:should|need|have)))`
  ],
  [0.84, "assistant", "found measured", `\\b(${WE2} (?:found|measured|confirmed|established) that\\b)`],
  [
    0.84,
    "both",
    "fixed fixes fix workaround solution trick solved",
    "\\b(what (?:fixed|solved|helped) it (?:is|was)|the (?:fix|workaround|trick|solution) (?:is|was) to|workaround:|(?:fixed|solved|fixes|solves) (?:it|the \\w+)(?::|;| by| -)|(?:adding|setting|switching|pinning|removing|using) .{2,60} (?:fixe[sd]|solve[sd]|made|helped)\\b)"
  ],
  [
    0.86,
    "both",
    "only",
    "\\b(only (?:happens|fails|occurs|works|breaks|dropped|appears) (?:when|on|if|with|for|in)|(?:is|are) only \\w+ed on\\b)"
  ],
  [
    0.81,
    "both",
    "default contrary surprisingly silently despite unlike documentation",
    "(\\b(?:off|on|disabled|enabled|cached|ignored|sorted) by default\\b|^contrary to\\b|^surprisingly\\b|\\bsilently\\b|^unlike\\b|^despite\\b|\\bwhatever .{2,40} says\\b)"
  ],
  [
    0.88,
    "user",
    "docs documentation readme",
    "\\b((?:docs|documentation|readme) (?:is|are) (?:wrong|outdated|out of date|misleading))"
  ],
  [
    0.84,
    "both",
    "not",
    "^(?!(?:i|we|you)\\b)((?:the|our|that|this) [\\w' -]{2,40}? (?:is|was|were|are) (?:in )?[\\w ./`-]{2,60}, not\\b|the [\\w' -]{2,40} (?:was|were) not [\\w ]{3,40}[;,:])"
  ],
  [
    0.82,
    "user",
    "even never returns",
    "^(?!(?:i|we|you|it|that|this)\\b)((?:the|our|their) [\\w' -]{2,40}? (?:returns?|sends?|counts|drops|retries|ignores|needs) .{2,60}(?:\\beven (?:for|when|if)\\b|\\bonly\\b|, then\\b))"
  ]
]);

// src/core/capture/pattern-forms.ts
var THING2 = "(?!(?:it|that|this|there|i|you|he|she|they)\\b)";
var PATTERN_FORMS = createForms("pattern", [
  [
    0.93,
    "both",
    "pattern convention rule policy guideline",
    "^((?:our |the |house |team )*(?:pattern|convention|rule|policy|guideline)(?: (?:for|of|in) [\\w -]{2,40})?\\s?:)"
  ],
  [
    0.92,
    "both",
    "convention pattern policy scheme rule",
    "\\b((?:our|the|team|house)(?: \\w+)? (?:convention|policy|rule|scheme)(?: (?:here|for|in|of) ?[\\w -]{0,40}?)? (?:is|here is))\\b"
  ],
  [
    0.88,
    "user",
    "always never",
    "^(?:please |and |also |but )*((?:always|never) (?!(?:mind|the same|happy|again|ever seen)\\b)\\w+)"
  ],
  [
    0.88,
    "user",
    "always never",
    "\\b((?:we|i) (?:always|never) (?!(?:got|had|did|saw|said|seen|knew|thought|finished|managed|came)\\b)\\w+)"
  ],
  [
    0.86,
    "user",
    "always never only",
    `^${THING2}((?:[\\w /-]{3,50}) (?:are|is|go|goes|belong|belongs|stay|stays|live|lives|use|start|starts|end|comes?|come) (?:always|never|only|in|under|next to|with|from|inside)\\b)`
  ],
  [0.9, "user", "from going", "^(?:please,? )?((?:from now on|going forward|from here on),? \\w+)"],
  [
    0.86,
    "user",
    "don't do dont",
    "^(?:please |and |also )*((?:don't|do not)(?: ever)? (?!(?:worry|forget|know|understand|bother|think|mind|care|panic|stop|need|we|see|get|do that|do it|want)\\b)\\w+ (?!(?:that|it|this|yet|now)[.!]?$))"
  ],
  [0.86, "user", "i don't want", "^(i (?:don't|do not|never) want (?!(?:to|you|that|it|this)\\b)\\w+)"],
  [
    0.88,
    "user",
    "must",
    `^(?!(?:it|that|this|there|i|you|he|she)\\b)((?:[\\w /-]{3,60}) must(?:n't| not| never)? (?!(?:have been|be (?:kidding|the|a)\\b))\\w+)`
  ],
  [
    0.88,
    "user",
    "every all each any",
    "\\b((?:every|all|each|any) (?:new |single |public )?[\\w -]{3,40} (?:must|has to|have to|needs?(?: to)?|goes|go|should|is|are|gets?)\\b)"
  ],
  [
    0.88,
    "user",
    "whenever every before after",
    "^((?:whenever|every time|each time) (?:you|we|the|a)\\b.{3,}|before (?:every|each|any|merging|committing|pushing|releasing)\\b.{3,}|after (?:every|each)\\b.{3,})"
  ],
  [0.84, "user", "whenever", "\\b(\\w+ .{3,60} whenever .{3,})"],
  [
    0.9,
    "user",
    "repo repository project codebase code team",
    "^(in (?:this|our) (?:repo|repository|project|codebase|code base|team)\\b)"
  ],
  [0.86, "user", "no without", "^(no [\\w. -]{2,40} (?:without|in (?:production|the|our|prod|core)|outside)\\b)"],
  [0.84, "user", "prefer", "^(?:i |we |please )*(prefer (?!(?:that|it|this)\\b)\\w+)"],
  [0.84, "user", "keep", "^(keep [\\w -]{3,40} (?:under|below|above|within|small|short|sorted|in sync|free of)\\b)"],
  [
    0.8,
    "user",
    "use prefix write put name start",
    "^((?:use|prefix|write|name|start|wrap|put|format) [\\w` -]{2,60} (?:for|with|in|as) \\w+)"
  ],
  [0.88, "user", "only", "^(only (?:the|use|ever|commit|write|import|export|run)\\b .{3,}|.{3,40} only ever\\b)"],
  [0.84, "user", "regenerate run update document add", "\\b(?:whenever|every time|each time|any time) (\\w+)"],
  [0.88, "user", "ask", "\\b((?:ask|check with) me (?:before|first)\\b|without asking me\\b)"],
  [0.88, "user", "remember", "^(remember (?:that|to)\\b)"],
  [0.86, "user", "use", "^(use \\w+ in (?:this|our) )"],
  [0.86, "user", "anything everything all any", "^(for (?:anything|everything|all|any)\\b .{3,60}\\buse\\b)"]
]);

// src/core/capture/signals.ts
var BY_WORD = /* @__PURE__ */ new Map();
for (const form of [...BLOCKER_FORMS, ...LEARNING_FORMS, ...PATTERN_FORMS, ...DECISION_FORMS]) {
  const words = form.triggers.flatMap((word) => word.includes("'") ? [word, word.replace("'", "")] : word);
  for (const word of words) BY_WORD.set(word, [...BY_WORD.get(word) ?? [], form]);
}
function mayHaveForms(message, speaker) {
  return splitWords(message).some((word) => BY_WORD.get(word)?.some((form) => isFor(form, speaker)) === true);
}
function listForms(sentence, speaker) {
  const found = /* @__PURE__ */ new Set();
  for (const word of splitWords(sentence)) {
    for (const form of BY_WORD.get(word) ?? []) if (isFor(form, speaker)) found.add(form);
  }
  return found;
}
function isFor(form, speaker) {
  return form.speaker === "both" || form.speaker === speaker;
}
function splitWords(text2) {
  return text2.toLowerCase().replaceAll("\u2019", "'").split(/[^a-z']+/);
}

// src/core/capture/detect.ts
var HIGHEST = 0.98;
var SUPPORT = { reason: 0.07, contrast: 0.08, specific: 0.04 };
var VAGUE = 0.2;
function detectSignal(sentence, speaker) {
  const forms = listForms(sentence, speaker);
  if (forms.size === 0) return null;
  const read = readSentence2(sentence);
  if (read.words.size < 3) return null;
  let best = null;
  for (const { kind, base, matches } of forms) {
    const isBetter = best === null || base > best.confidence;
    if (isBetter && matches(read.lower)) best = { kind, confidence: base };
  }
  if (best === null || isDoubtful(read, speaker) || isTask(read, speaker)) return null;
  return { kind: best.kind, confidence: weigh(best.confidence, read) };
}
function weigh(base, { givesReason, contrasts, isSpecific, countParticulars }) {
  const support = (givesReason ? SUPPORT.reason : 0) + (contrasts ? SUPPORT.contrast : 0) + (isSpecific ? SUPPORT.specific : 0);
  const vague = countParticulars() < 2 ? VAGUE : 0;
  return Math.round(Math.max(0, Math.min(HIGHEST, base + support - vague)) * 100) / 100;
}
function isTask({ words, lower }, speaker) {
  if (asksToBuild(words, lower)) return true;
  if (speaker === "assistant" || !asksNext(words, lower)) return false;
  return !/\b(?:always|never|whenever|from now on|every time|before every|each time)\b/.test(lower);
}

// src/core/capture/markers.ts
var LONGEST_MESSAGE2 = 1 << 20;
var MAX_MARKERS = 20;
var MAX_SEEN = 200;
var MARKER = /\[(?:remember|capture)(?:\s?:\s?([\w-]{0,40}))?\]|@memory(?::([\w-]{1,40}))?(?=[\s:]|$)/gi;
function findMarkers(message) {
  const text2 = dropPrivate(message.slice(0, LONGEST_MESSAGE2).replace(/\r\n?/g, "\n"));
  const bare = maskForeign(text2);
  const found = [];
  let openUntil = 0;
  let seen = 0;
  for (const match of bare.matchAll(MARKER)) {
    seen += 1;
    if (seen > MAX_SEEN || found.length === MAX_MARKERS) break;
    const from = match.index + match[0].length;
    const lineStart = bare.lastIndexOf("\n", match.index - 1) + 1;
    const before = bare.slice(lineStart, match.index);
    if (!(opensSentence(before) || match.index < openUntil && /\s$/.test(before))) continue;
    openUntil = findEnd(bare, from, listIndent(before));
    const next = findNextMarker(bare, from, openUntil);
    const content = text2.slice(from, next).replace(/^[\s:*]+/, "").trim();
    const said = content === "" ? text2.slice(lineStart, match.index).trim() : content;
    if (/[A-Za-z0-9\u00c0-\uffff]/.test(said))
      found.push({ namespace: readNamespace(match[1] ?? match[2]), text: said });
  }
  return found;
}
function dropMarked(message, markers) {
  return markers.reduce((rest, { text: text2 }) => rest.split(text2).join("\n"), message);
}
function readNamespace(name) {
  const lower = name?.toLowerCase() ?? "";
  return [lower, `${lower}s`].find(isNamespace) ?? null;
}
function opensSentence(before) {
  return /^[ \t]*(?:(?:[-*+\u2022]|\d{1,3}[.)])[ \t]+)?(?:\*\*)?$/.test(before) || /[.!?:;,\u2026]["')\]]?[ \t]+$/.test(before);
}
function listIndent(before) {
  return /^([ \t]*)(?:[-*+\u2022]|\d{1,3}[.)])[ \t]/.exec(before)?.[1]?.length ?? -1;
}
function findEnd(bare, from, indent) {
  let lineEnd = bare.indexOf("\n", from);
  while (lineEnd !== -1) {
    const next = bare.indexOf("\n", lineEnd + 1);
    const line = bare.slice(lineEnd + 1, next === -1 ? void 0 : next);
    const item = listIndent(line);
    if (line.trim() === "" || indent >= 0 && item >= 0 && item <= indent) return lineEnd;
    lineEnd = next;
  }
  return bare.length;
}
function findNextMarker(bare, from, end) {
  for (const { index } of bare.slice(from, end).matchAll(MARKER)) {
    if (/[\s*]/.test(bare[from + index - 1] ?? " ")) return from + index;
  }
  return end;
}
function maskForeign(text2) {
  const hide = (code) => "x".repeat(code.length);
  return text2.replace(
    /^[ \t]*(`{3,10}|~{3,10})[^\n]*\n(?:[\s\S]*?\n)?(?:[ \t]*\1[ \t]*$|(?![\s\S]))|^[ \t]*(?:```|~~~)[\s\S]*/gm,
    hide
  ).replace(/(`{1,10})[^`\n]{1,500}\1/g, hide).replace(/^[ \t]*>[^\n]*/gm, hide);
}

// src/core/capture/may-mark.ts
function mayMark(message) {
  return (message.includes("[") || message.includes("@")) && /\[(?:remember|capture)|@memory/i.test(message);
}

// src/core/capture/namespace.ts
var NAMESPACE_OF = {
  decision: "decisions",
  learning: "learnings",
  blocker: "blockers",
  pattern: "patterns"
};
var SUBJECTS = [
  ["blockers", "blocked blocker blocks stuck", "\\b(blocked|blocker|blocks|stuck)\\b"],
  ["reviews", "review reviewed reviewer reviewers feedback", "\\b(reviews?|reviewed|reviewers?|feedback)\\b"],
  ["retrospective", "retro retrospective postmortem hindsight", "\\b(retro|retrospective|postmortem|hindsight)\\b"],
  ["retrospective", "went", "\\b(went (?:well|badly|wrong))\\b"],
  [
    "research",
    "benchmark benchmarks researched evaluated compared spike paper study",
    "\\b(benchmarks?|researched|evaluated|compared|spike|paper|study)\\b"
  ],
  [
    "elicitation",
    "requirement requirements stakeholder stakeholders customer acceptance",
    "\\b(requirements?|stakeholders?|customer|acceptance)\\b"
  ],
  ["inception", "goal goals vision mission scope kickoff", "\\b(goals?|vision|mission|scope|kickoff)\\b"],
  [
    "progress",
    "completed finished done milestone shipped merged released implemented",
    "\\b(completed|finished|done|milestone|shipped|merged|released|implemented)\\b"
  ],
  ["decisions", "use decided chose choose prefer decision", "\\b(use|decided|chose|choose|prefer|decision)\\b"],
  ["patterns", "always never convention pattern", "\\b(always|never|convention|pattern)\\b"]
];
var SUBJECT_PHRASES = SUBJECTS.map(([, words, source]) => createPhrases([[words, source]]));
function chooseNamespace(text2) {
  for (const sentence of splitSentences(text2).slice(0, 5)) {
    const signal = detectSignal(sentence, "user");
    if (signal !== null) return NAMESPACE_OF[signal.kind];
  }
  const words = listWords(text2);
  const lower = text2.toLowerCase();
  const index = SUBJECT_PHRASES.findIndex(({ has }) => has(words, lower));
  return SUBJECTS[index]?.[0] ?? "learnings";
}

// src/core/capture/select.ts
var AUTO_TAGS = ["auto-captured", "pre-compact"];
var MARKED_TAGS = ["marked", "pre-compact"];
var LONGEST_CAPTURE = 500;
var MAX_SEARCHED = 1 << 20;
var MAX_MARKED = 20;
function selectCaptures(rows, threshold, over) {
  const marked = [];
  const detected = /* @__PURE__ */ new Map();
  let searched = 0;
  for (let index = rows.length - 1; index >= 0 && searched < MAX_SEARCHED; index -= 1) {
    const row = rows[index];
    if (row?.kind !== "user" && row?.kind !== "assistant") continue;
    searched += row.text.length;
    const text2 = dropPrivate(row.text);
    const markers = mayMark(text2) ? findMarkers(text2) : [];
    if (row.kind === "assistant")
      marked.unshift(
        ...markers.map((marker) => ({
          namespace: marker.namespace ?? chooseNamespace(marker.text),
          text: marker.text,
          tags: MARKED_TAGS
        }))
      );
    for (const found of findSignals(markers.length === 0 ? text2 : dropMarked(text2, markers), row.kind, threshold)) {
      const id = createMemoryId(found.text);
      if (!detected.has(id) && !isOver(found.text, over)) detected.set(id, { ...found, order: detected.size });
    }
  }
  const byConfidence = [...detected.values()].sort((a, b) => b.confidence - a.confidence || a.order - b.order);
  return { marked: marked.slice(-MAX_MARKED), detected: byConfidence.map(({ order, ...draft }) => draft) };
}
function findSignals(text2, speaker, threshold) {
  if (!mayHaveForms(text2, speaker)) return [];
  const sentences = splitSentences(text2);
  return sentences.flatMap((sentence, index) => {
    const signal = detectSignal(sentence, speaker);
    if (signal === null || signal.confidence < threshold) return [];
    const whole = joinReason(sentences[index - 1], sentence, sentences[index + 1]);
    return [{ namespace: NAMESPACE_OF[signal.kind], text: whole, tags: AUTO_TAGS, confidence: signal.confidence }];
  });
}
function joinReason(before, sentence, after) {
  const own = sentence.replace(/\*\*|__/g, "");
  const fits = (other) => other !== void 0 && own.length + other.length < LONGEST_CAPTURE && !other.endsWith("?");
  if (fits(after) && /^\W{0,4}(?:because|since|reason|rationale|why|the reason|that way|this way|otherwise|application|impact)\b/i.test(
    after
  ))
    return `${own} ${after.replace(/\*\*|__/g, "")}`;
  if (fits(before) && /^(?:so|therefore|hence|thus|that's why|for that reason)\b/i.test(own))
    return `${before.replace(/\*\*|__/g, "")} ${own}`;
  return own;
}
function isOver(text2, over) {
  return over.some((statement) => statement !== "" && (text2.includes(statement) || statement.includes(text2)));
}

// src/io/apply-writes.ts
function unsafePath(path, found) {
  return Object.assign(new Error(path), { code: found });
}
function ensureFolder(root, parts) {
  let path = root;
  for (const part of parts) {
    path = `${path}/${part}`;
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === void 0) createFolder(path);
    else if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? "a symlink" : "not a folder");
  }
  return path;
}
function createFolder(path) {
  try {
    mkdirSync(path);
  } catch (error) {
    if (errorCode(error) !== "EEXIST" || !lstatSync(path).isDirectory()) throw error;
  }
}
var sequence = 0;
function writeTemporary(folder, content, mode) {
  sequence += 1;
  const temporary = `${folder}/.tmp-${process.pid}-${sequence}`;
  const fd = openSync(
    temporary,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0),
    mode
  );
  try {
    writeFully(fd, typeof content === "string" ? Buffer.from(content) : content);
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
function replaceFile(folder, name, content, mode = 384) {
  const temporary = writeTemporary(folder, content, mode);
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
function withLock(folder, change, waitMs = LOCK_WAIT_MS) {
  const path = `${folder}/.lock`;
  const deadline = Date.now() + waitMs;
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

// src/io/capture-news.ts
var FILE = "captured.json";
function saveCaptureNews(projectDir, sessionId, news) {
  replaceFile(openStateFolder(projectDir, ["sessions", sessionId]), FILE, `${JSON.stringify(news, null, 2)}
`);
}

// src/steps/capture-work.ts
var MAX_ROUNDS = 3;
async function captureWork(projectDir, config, { sessionId, rows, workState: workState2 }, report) {
  const over = [...workState2.superseded.map(({ what }) => what), ...workState2.doubted];
  const selected = selectCaptures(rows, config["memory.auto_capture.threshold"], over);
  const own = (draft) => ({ ...draft, sessionId });
  const marked = config["memory.markers"] ? selected.marked.map(own) : [];
  const detected = config["memory.auto_capture.enabled"] ? selected.detected.map(own) : [];
  if (marked.length === 0 && detected.length === 0) return;
  const { keepDrafts, proposeDrafts } = await loadPart("steps/keep-drafts");
  const limit = config["memory.auto_capture.limit"];
  const isProposing = config["memory.auto_capture.prompt_first"];
  const kept = [];
  const keep = (drafts) => {
    const { saved, problems } = keepDrafts(projectDir, drafts);
    problems.forEach(report);
    kept.push(...saved);
    return saved.length;
  };
  try {
    keep(marked);
    const proposed = isProposing ? proposeDrafts(projectDir, detected.slice(0, limit)) : [];
    let left = isProposing ? 0 : limit;
    for (let from = 0; left > 0 && from < detected.length && from < limit * MAX_ROUNDS; ) {
      const next = detected.slice(from, from + left);
      from += next.length;
      left -= keep(next);
    }
    const names = [kept, proposed].map((memories) => memories.map(nameMemory));
    if (kept.length + proposed.length > 0)
      saveCaptureNews(projectDir, sessionId, { kept: names[0] ?? [], proposed: names[1] ?? [] });
  } catch (error) {
    report({ code: "state-not-writable", path: ".holdfast/memory", cause: errorCode(error) });
  }
}

// src/core/context/criticality.ts
function raiseCriticality(one, other) {
  return other !== null && CRITICALITIES.indexOf(other) > CRITICALITIES.indexOf(one) ? other : one;
}
var SECTION = /^(?:workflow|orchestration|project|resumption)[ \t]*:[ \t]*(?:#.*)?$/;
var STATEMENT = /^( *)(["']?)criticality\2[ \t]*:[ \t]*(["']?)(C[1-4])\3[ \t]*(?:#.*)?$/i;
function findCriticality(yaml) {
  let section = null;
  let sectionIndent = 0;
  for (const raw of yaml.split("\n")) {
    const line = raw.trimEnd();
    if (line === "" || line.trimStart().startsWith("#")) continue;
    const indent = line.length - line.trimStart().length;
    if (indent === 0) {
      section = SECTION.test(line) ? line : null;
      sectionIndent = 0;
    } else if (sectionIndent === 0) sectionIndent = indent;
    const [, , , , level] = STATEMENT.exec(line) ?? [];
    if (level !== void 0 && (indent === 0 || section !== null && indent === sectionIndent)) {
      return CRITICALITIES.find((name) => name === level.toUpperCase()) ?? null;
    }
  }
  return null;
}
function findFrontMatter(text2) {
  const start = /^\uFEFF?---[ \t]*\r?\n/.exec(text2)?.[0].length;
  const end = start === void 0 ? -1 : text2.indexOf("\n---", start - 1);
  return end === -1 ? "" : text2.slice(start, end + 1);
}

// src/core/tracks/track-id.ts
function isTrackId(name) {
  return typeof name === "string" && name.length <= 64 && name.split(".").every(isSafeName);
}
function parseTrackPointer(text2) {
  const line = text2.trim();
  const path = line.startsWith("./") ? line.slice(2) : line;
  const rest = path.startsWith("docs/tracks/") ? path.slice("docs/tracks/".length) : path;
  const name = rest.endsWith("/") ? rest.slice(0, -1) : rest;
  if (isTrackId(name)) return { trackId: name };
  return { reason: line === "" ? "it is empty" : `it holds no name of a track (${line.length} characters)` };
}

// src/io/track-pointer.ts
function readTrackPointer(projectDir) {
  const file = readTextFile(`${projectDir}/${TRACK_POINTER}`, 4096, true);
  if ("text" in file) return parseTrackPointer(file.text);
  return file.error === "ENOENT" ? null : { reason: file.error };
}

// src/io/criticality-files.ts
var MAX_DOCUMENT_BYTES = 1 << 20;
var WORD2 = "criticality";
function readCriticalityDocuments(projectDir, orchestrationFile) {
  const spec = findSpec(projectDir);
  const places = [
    { kind: "orchestration", path: orchestrationFile },
    ...spec === null ? [] : [{ kind: "spec", path: spec }]
  ];
  return places.flatMap((place) => {
    const file = readTextFile(`${projectDir}/${place.path}`, MAX_DOCUMENT_BYTES, true);
    return "text" in file && file.text.includes(WORD2) ? [{ ...place, text: file.text }] : [];
  });
}
function findSpec(projectDir) {
  const pointer = readTrackPointer(projectDir);
  return pointer !== null && "trackId" in pointer ? `docs/tracks/${pointer.trackId}/SPEC.md` : null;
}

// src/steps/find-criticality.ts
function applyCriticality(projectDir, config, state) {
  const documents = readCriticalityDocuments(projectDir, config["resumption.orchestration_file"]);
  const stated = documents.map(({ kind, text: text2 }) => findCriticality(kind === "spec" ? findFrontMatter(text2) : text2));
  const base = stated.find((level) => level !== null) ?? config.criticality;
  const criticality = raiseCriticality(base, state.raisedCriticality);
  return criticality === config.criticality ? config : { ...config, criticality };
}

// src/core/context/escalation.ts
var ESCALATION_RULES = ["AE-006a", "AE-006b", "AE-006c", "AE-006d", "AE-006e"];

// src/core/context/relay.ts
function parseRelay(wire) {
  if (!isRecord(wire)) return null;
  const { at, model } = wire;
  const windowTokens = countOf(wire.window_tokens);
  if (typeof at !== "string" || typeof model !== "string" || windowTokens === 0) return null;
  const inputTokens = countOf(wire.input_tokens);
  const usage = inputTokens === 0 ? null : { inputTokens, outputTokens: countOf(wire.output_tokens) };
  return { at, model, windowTokens, usage };
}
function serializeRelay({ at, model, windowTokens, usage }) {
  const tokens = { input_tokens: usage?.inputTokens ?? null, output_tokens: usage?.outputTokens ?? null };
  return { at, model, window_tokens: windowTokens, ...tokens };
}
var START_MS = 1e3;
var FRESH_MS = 3e4;
function reconcileUsage(reading, relay, now) {
  if (relay === null || relay.usage === null) return reading;
  const at = Date.parse(relay.at);
  const isFresh = now.getTime() - at <= FRESH_MS && now.getTime() >= at;
  const { inputTokens, outputTokens } = relay.usage;
  const newer = {
    inputTokens,
    pendingTokens: outputTokens,
    model: relay.model,
    incomingSeen: false,
    answeredAt: relay.at
  };
  if (!isFresh) return reading;
  if (reading === null) return newer;
  const answered = reading.answeredAt === null ? Number.NaN : Date.parse(reading.answeredAt);
  return inputTokens !== reading.inputTokens && at > answered + START_MS ? newer : reading;
}

// src/core/context/operations.ts
var OPERATION_COSTS = {
  full_gate_iteration: 87e3,
  gate_iteration: 29e3,
  complex_agent_run: 12e3,
  simple_agent_run: 5e3,
  resumption_update: 800
};
function selectTypicalOperation(config) {
  const costs = { ...OPERATION_COSTS, ...config["context_monitor.operations"] };
  const standard = config.criticality === "C4" ? "full_gate_iteration" : "gate_iteration";
  const chosen = config["context_monitor.typical_operation"];
  const name = chosen !== null && Object.hasOwn(costs, chosen) ? chosen : standard;
  return { name, tokens: costs[name] ?? 0 };
}

// src/core/context/tier.ts
var THRESHOLD_TIERS = ["nominal", "low", "warning", "critical", "emergency"];
var TIER_TABLE = {
  C1: { low: 0.7, warning: 0.8, critical: 0.9, emergency: 0.95 },
  C2: { low: 0.55, warning: 0.7, critical: 0.8, emergency: 0.88 },
  C3: { low: 0.45, warning: 0.6, critical: 0.72, emergency: 0.82 },
  C4: { low: 0.35, warning: 0.5, critical: 0.65, emergency: 0.78 }
};
function selectThresholds(config, pointTokens) {
  const row = `context_monitor.thresholds.${ROW_NAMES[config.criticality]}`;
  const own = layThresholds(TIER_TABLE[config.criticality], [
    config[`${row}.low`],
    config[`${row}.warning`],
    config[`${row}.critical`],
    config[`${row}.emergency`]
  ]);
  const thresholds = layThresholds(own, [
    config["context_monitor.low_threshold"],
    config["context_monitor.warning_threshold"],
    config["context_monitor.critical_threshold"],
    config["context_monitor.emergency_threshold"]
  ]);
  if (!config["context_monitor.absolute_floors"]) return thresholds;
  return raiseToFloors(thresholds, selectTypicalOperation(config).tokens / pointTokens);
}
var ROW_NAMES = { C1: "c1", C2: "c2", C3: "c3", C4: "c4" };
var FLOORS = { warning: 3, critical: 1.5, emergency: 1 };
function raiseToFloors({ low, warning, critical, emergency }, share) {
  return {
    low,
    warning: Math.max(warning, 1 - FLOORS.warning * share),
    critical: Math.max(critical, 1 - FLOORS.critical * share),
    emergency: Math.max(emergency, 1 - FLOORS.emergency * share)
  };
}
function layThresholds(table, set) {
  if (set.every((value) => value === null)) return table;
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
  memories: [],
  closeCompactions: 0,
  raisedCriticality: null,
  escalations: [],
  compactionsLearned: 0,
  relay: null,
  approvalDue: null,
  quiet: null,
  reminder: null
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
    memories: Array.isArray(wire.memories) ? wire.memories.filter(isSafeName).slice(-200) : [],
    closeCompactions: wholeNumber(wire.close_compactions) ?? 0,
    raisedCriticality: CRITICALITIES.find((name) => name === wire.raised_criticality) ?? null,
    escalations: ESCALATION_RULES.filter((rule) => Array.isArray(wire.escalations) && wire.escalations.includes(rule)),
    compactionsLearned: wholeNumber(wire.compactions_learned) ?? 0,
    relay: parseRelay(wire.statusline),
    approvalDue: stringOf(wire.approval_due),
    quiet: parseQuiet(wire.quiet),
    reminder: parseReminder(wire.reminder)
  };
}
function parseQuiet(wire) {
  if (!isRecord(wire) || typeof wire.key !== "string" || !isRecord(wire.bounds)) return null;
  const bounds = {};
  for (const tier of THRESHOLD_TIERS) {
    const bound = wire.bounds[tier];
    if (typeof bound === "number") bounds[tier] = bound;
  }
  const { governance, orchestration, memories, off, words, reminders } = wire;
  return {
    key: wire.key,
    model: stringOf(wire.model),
    bounds,
    ...Array.isArray(governance) ? { governance: governance.filter((text2) => typeof text2 === "string") } : {},
    ...typeof orchestration === "string" ? { orchestration } : {},
    ...typeof memories === "number" ? { memories } : {},
    ...Array.isArray(off) ? { off: off.filter((name) => typeof name === "string") } : {},
    ...Array.isArray(words) ? { words: words.filter((word) => typeof word === "string") } : {},
    ...typeof reminders === "string" ? { reminders } : {}
  };
}
function parseReminder(wire) {
  return isRecord(wire) ? { key: stringOf(wire.key), stamp: stringOf(wire.stamp), told: stringOf(wire.told) } : null;
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
    // What most sessions never have is left out of their states.
    memories: state.memories.length > 0 ? state.memories : void 0,
    raised_criticality: state.raisedCriticality ?? void 0,
    escalations: state.escalations.length > 0 ? state.escalations : void 0,
    compactions_learned: state.compactionsLearned > 0 ? state.compactionsLearned : void 0,
    approval_due: state.approvalDue ?? void 0,
    statusline: state.relay === null ? void 0 : serializeRelay(state.relay),
    quiet: state.quiet,
    reminder: state.reminder ?? void 0
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
var NO_TIERS = { core: [], task: [], transient: [] };
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
    tiers: facts.tiers ?? NO_TIERS,
    compaction: facts.compaction ?? null,
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
function acknowledgeCheckpoint(projectDir, id, mark) {
  const folder = openStateFolder(projectDir, ["checkpoints"]);
  const wire = { acknowledged_at: mark.acknowledgedAt, session_id: mark.sessionId, channel: mark.channel };
  return createFile(folder, `${id}.acknowledged`, `${JSON.stringify(wire, null, 2)}
`);
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
  const due = own.filter(
    ({ checkpointId, trigger }) => trigger !== "request" && trigger !== "threshold" && !acknowledged.has(checkpointId)
  );
  return {
    ...EMPTY_SESSION_STATE,
    pending: due.map((item) => item.checkpointId),
    lastCheckpoint: own.at(-1)?.checkpointId ?? null
  };
}

// src/core/journal/event.ts
function serializeEvent(event, at, sessionId) {
  const { event: name, ...fields } = event;
  const texts = Object.entries(fields).filter((entry) => typeof entry[1] === "string" && !isWord(entry[1]));
  const safe = redactLines(texts.map(([, value]) => excerptLine(String(value), 2e3)));
  const redacted = Object.fromEntries(texts.map(([key], index) => [key, safe[index]]));
  return `${JSON.stringify({ at, event: name, session_id: sessionId, ...fields, ...redacted })}
`;
}
var BREAK = "\n\n\n\n";
function redactLines(lines) {
  const together = lines.length === 0 ? [] : redactText(lines.join(BREAK)).split(BREAK);
  return together.length === lines.length ? together : lines.map(redactText);
}
function isWord(value) {
  return value.length <= 12 && /^[a-z]+$/.test(value);
}

// src/io/clock.ts
function readClock() {
  const fixed = process.env.HOLDFAST_NOW;
  const date = fixed === void 0 ? /* @__PURE__ */ new Date() : new Date(fixed);
  return Number.isNaN(date.getTime()) ? /* @__PURE__ */ new Date() : date;
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
    if (from > 0 && (start === 0 || start === length)) {
      if (from === limit) return "limit";
      readSize *= 4;
      continue;
    }
    if (visitLines(bytes, start, length, visit)) return "stopped";
    done = from + start;
    if (from === limit) break;
    readSize = Math.min(readSize * 4, LARGEST_READ);
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
    read: (count2 = end - start) => bytes.toString("utf8", start, start + count2),
    find: (needle, from = 0, before = end - start) => bytes.subarray(start, start + before).indexOf(needle, from),
    slice: (from, to = end - start) => bytes.toString("latin1", from < 0 ? Math.max(start, end + from) : start + from, Math.min(end, start + to))
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

// src/core/tracks/tier.ts
function describeTiers(tiers) {
  const list2 = ({ loaded }) => loaded.map(({ path, sha256, bytes }) => ({ path, sha256, bytes }));
  return { core: list2(tiers.core), task: list2(tiers.task), transient: list2(tiers.transient) };
}

// src/io/git.ts
function readGitFacts(start) {
  const root = findGitRoot(start);
  if (root === null) return null;
  const gitDir = resolveGitDir(root);
  const common = readLine(`${gitDir}/commondir`);
  const commonDir = common === null ? null : resolveFrom(gitDir, common);
  const configDir = commonDir ?? gitDir;
  const headText = readLine(`${gitDir}/HEAD`) ?? "";
  const ref = /^ref: (refs\/heads\/(\S{1,250}))$/.exec(headText);
  if (ref?.[1] === void 0 || ref[2] === void 0) {
    return { root, gitDir, branch: null, head: parseHash(headText), commonDir, configDir };
  }
  const safe = !ref[1].includes("..");
  const head = safe ? parseHash(readLine(`${configDir}/${ref[1]}`)) ?? findPacked(configDir, ref[1]) : null;
  return { root, gitDir, branch: ref[2], head, commonDir, configDir };
}
function resolveGitDir(root) {
  const pointer = readLine(`${root}/.git`);
  const target = pointer === null ? void 0 : /^gitdir: (.+)$/.exec(pointer)?.[1];
  return target === void 0 ? `${root}/.git` : resolveFrom(root, target);
}
function findPacked(gitDir, ref) {
  const packed = readTextFile(`${gitDir}/packed-refs`, 8 << 20);
  return "error" in packed ? null : findInPacked(packed.text, ref);
}
function findInPacked(text2, ref) {
  const end = text2.indexOf(` ${ref}
`);
  return end < 40 ? null : parseHash(text2.slice(text2.lastIndexOf("\n", end) + 1, end));
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

// src/core/resumption/plain-yaml.ts
function readPlainSection(text2, name) {
  const lines = cutSection(text2, name);
  if (lines === null) return null;
  try {
    const reader = { lines, at: 0 };
    const value = readBlock(reader, lines[0]?.indent ?? 0);
    return reader.at === lines.length && !Array.isArray(value) ? value : null;
  } catch (error) {
    if (error === NOT_PLAIN) return null;
    throw error;
  }
}
var NOT_PLAIN = new Error("not plain");
var KEY = /^([A-Za-z_][\w./-]*):(?: +(.*))?$/;
var NUMBERLIKE = /^(?:\d[\d_.]*(?:e[-+]?\d*)?|0[xob][\da-f_]*)$/i;
var TOP_LEVEL = /^(?:#|---$|[A-Za-z_][\w./-]*:(?: |$))/;
function cutSection(text2, name) {
  const unix = text2.replaceAll("\r\n", "\n");
  if (/[^\S \n]/.test(unix)) return null;
  const lines = [];
  let found = 0;
  let inside = false;
  for (const raw of unix.split("\n")) {
    const line = raw.trimEnd();
    const content = line.trimStart();
    if (content === "" || content.startsWith("#")) continue;
    if (content.length < line.length) {
      if (inside) lines.push({ indent: line.length - content.length, text: content });
      continue;
    }
    if (!TOP_LEVEL.test(line) || line.startsWith(`${name}:`) && line !== `${name}:`) return null;
    inside = line === `${name}:`;
    if (inside) found += 1;
  }
  return found === 1 && lines.length > 0 ? lines : null;
}
function readBlock(reader, indent) {
  const first = reader.lines[reader.at];
  return first !== void 0 && isItem(first.text) ? readList(reader, indent) : readMapping(reader, indent);
}
function isItem(text2) {
  return text2 === "-" || text2.startsWith("- ");
}
function readMapping(reader, indent) {
  const record2 = {};
  const peek = () => reader.lines[reader.at];
  for (let line = peek(); line !== void 0 && line.indent >= indent; line = peek()) {
    const match = KEY.exec(line.text);
    const key = match?.[1];
    if (line.indent === indent && isItem(line.text)) return record2;
    if (line.indent !== indent || key === void 0 || !isFreeKey(record2, key)) throw NOT_PLAIN;
    reader.at += 1;
    record2[key] = readValue(reader, indent, withoutComment(match?.[2] ?? ""));
  }
  return record2;
}
function isFreeKey(record2, key) {
  return key !== "__proto__" && !isWord2(key) && !Object.hasOwn(record2, key);
}
function readValue(reader, indent, rest) {
  const next = reader.lines[reader.at];
  const isDeeper = next !== void 0 && next.indent > indent;
  if (rest !== "" && isDeeper) throw NOT_PLAIN;
  if (rest !== "") return readScalar(rest);
  if (isDeeper) return readBlock(reader, next.indent);
  return next !== void 0 && next.indent === indent && isItem(next.text) ? readList(reader, indent) : null;
}
function readList(reader, indent) {
  const list2 = [];
  const peek = () => reader.lines[reader.at];
  for (let line = peek(); line !== void 0 && line.indent >= indent; line = peek()) {
    if (line.indent !== indent) throw NOT_PLAIN;
    if (!isItem(line.text)) return list2;
    const content = line.text.slice(1).trimStart();
    const next = reader.lines[reader.at + 1];
    if (content !== "" && (KEY.test(content) || isItem(content))) {
      const inner = indent + line.text.length - content.length;
      reader.lines[reader.at] = { indent: inner, text: content };
      list2.push(readBlock(reader, inner));
      continue;
    }
    reader.at += 1;
    const rest = withoutComment(content);
    const isDeeper = next !== void 0 && next.indent > indent;
    if (rest !== "" && isDeeper) throw NOT_PLAIN;
    list2.push(rest === "" ? isDeeper ? readBlock(reader, next.indent) : null : readScalar(rest));
  }
  return list2;
}
function withoutComment(text2) {
  if (text2.startsWith("#")) return "";
  if (/^["']/.test(text2)) return text2;
  const at = text2.indexOf(" #");
  return at === -1 ? text2 : text2.slice(0, at).trimEnd();
}
function isWord2(text2) {
  return /^(?:null|true|false)$/i.test(text2);
}
function readScalar(text2) {
  if (text2.startsWith('"')) {
    if (!/^"(?:[^"\\]|\\["\\/nrt])*"$/.test(text2)) throw NOT_PLAIN;
    return JSON.parse(text2);
  }
  if (text2.startsWith("'")) {
    if (!/^'(?:[^']|'')*'$/.test(text2)) throw NOT_PLAIN;
    return text2.slice(1, -1).replaceAll("''", "'");
  }
  if (text2 === "[]") return [];
  if (text2 === "{}") return {};
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text2) && text2 !== "-0") return Number(text2);
  if (text2 === "null" || text2 === "~") return null;
  if (text2 === "true" || text2 === "false") return text2 === "true";
  if (isWord2(text2) || NUMBERLIKE.test(text2) || !/^(?:[\w/(]|\.\/)/.test(text2) || /: |:$/.test(text2)) throw NOT_PLAIN;
  return text2;
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
    const resumption = readPlainSection(source.text, "resumption") ?? await parseSection(source.text);
    if (resumption === void 0 || resumption === null) return { resumption: null, problem: null };
    if (!isRecord(resumption)) return fail("resumption is not a mapping");
    const json = JSON.stringify(resumption);
    return json.length > MAX_SECTION_CHARS ? fail("the resumption section is over 64 KiB") : { resumption: JSON.parse(json), problem: null };
  } catch (error) {
    return fail(errorCode(error) === NOT_A_MAPPING ? NOT_A_MAPPING : "not valid YAML");
  }
}
async function parseSection(text2) {
  const { parseYamlRecord } = await loadPart("io/yaml-file");
  return parseYamlRecord(text2).resumption;
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
      reading = { usage: { inputTokens, pendingTokens, model, incomingSeen, answeredAt: stringOf(row.timestamp) } };
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
function describeWindow(modelName, { env, configuredWindow, observedWindow }) {
  const model = modelName === null ? null : findModel(modelName);
  const outputCap = Number(env.CLAUDE_CODE_MAX_OUTPUT_TOKENS);
  const reserve = Math.min(outputCap > 0 ? outputCap : model?.maxOutputTokens ?? MAX_RESERVE, MAX_RESERVE);
  if (configuredWindow !== null) {
    return { windowTokens: configuredWindow, reserve, source: "context_monitor.window", confidence: "high" };
  }
  if (observedWindow !== null && modelName !== null) {
    const source = `model ${model?.id ?? canonicalModelId(modelName)}, window as the client shows it`;
    return { windowTokens: observedWindow, reserve, source, confidence: "high" };
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

// src/core/context/learned-point.ts
var MAX_EVIDENCE = 30;
var BELIEVED_DEVIATION = 0.1;
var ESTIMATE_SLACK = 1.03;
var REFUSAL_SHARE = 0.93;
function describeBasis({ kind, tokens, windowTokens }) {
  return `${kind} ${tokens} of ${windowTokens}`;
}
function correctPoint(computed, model, evidence, passedTokens) {
  if (computed.confidence === "exact" || computed.kind === "refusal") return computed;
  const basis = describeBasis(computed);
  const own = evidence.filter(
    (item) => item.model === model && item.basis === basis && item.atTokens * ESTIMATE_SLACK > passedTokens
  );
  const [newest] = own;
  if (newest === void 0) return computed;
  const agreeing = own.filter((item) => item.belowTokens < newest.atTokens && newest.belowTokens < item.atTokens);
  const tokens = Math.min(...agreeing.map((item) => item.atTokens));
  const below = Math.max(...agreeing.map((item) => item.belowTokens));
  const times = agreeing.length === 1 ? "1 automatic compaction" : `${agreeing.length} automatic compactions`;
  if (below < computed.tokens && computed.tokens <= tokens) {
    return { ...computed, source: `${computed.source}, confirmed by ${times}`, confidence: "high" };
  }
  const deviation = Math.abs(tokens - computed.tokens) / computed.tokens;
  if (deviation > BELIEVED_DEVIATION && agreeing.length < 2) return computed;
  const kind = computed.kind === "reactive" && tokens >= computed.tokens * REFUSAL_SHARE ? "reactive" : "proactive";
  const confidence = agreeing.length < 2 ? "medium" : "high";
  return { ...computed, tokens, kind, source: `${times} of ${model} here`, confidence };
}
function parseEvidence(wire) {
  const entries = wire !== null && Array.isArray(wire.compactions) ? wire.compactions.slice(0, MAX_EVIDENCE) : [];
  return entries.filter(isRecord).flatMap((entry) => {
    const { model, basis, boundary_uuid } = entry;
    const [belowTokens, atTokens] = [countOf(entry.below_tokens), countOf(entry.at_tokens)];
    if (typeof model !== "string" || typeof basis !== "string" || typeof boundary_uuid !== "string") return [];
    return atTokens <= belowTokens ? [] : [{ model, basis, belowTokens, atTokens, boundaryUuid: boundary_uuid }];
  });
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

// src/io/evidence-store.ts
var EVIDENCE_FILE = ".holdfast/cache/compactions.json";
var MAX_EVIDENCE_BYTES = 64 << 10;
function readEvidenceText(projectDir) {
  const file = readTextFile(`${projectDir}/${EVIDENCE_FILE}`, MAX_EVIDENCE_BYTES);
  return "text" in file ? file.text : "";
}
function readEvidence(projectDir) {
  const text2 = readEvidenceText(projectDir);
  return text2 === "" ? [] : parseEvidence(parseJsonRecord(text2));
}

// src/steps/find-point.ts
function computePoint(projectDir, config, model, relay) {
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
    observedWindow: relay !== null && relay.model === model ? relay.windowTokens : null,
    env: process.env,
    settings,
    windowsCache
  });
}
function findPoint(projectDir, config, model, relay, passedTokens) {
  const computed = computePoint(projectDir, config, model, relay);
  return correctPoint(computed, model, readEvidence(projectDir), passedTokens);
}

// src/steps/measure-context.ts
var NOTHING2 = { estimate: null, model: null, problem: null };
function measureContext(projectDir, config, session) {
  const { transcriptPath, incoming, relay = null } = session;
  if (transcriptPath === null) return NOTHING2;
  const scan = createUsageScan(incoming);
  const end = walkTranscript(transcriptPath, (line) => scan.visit(line.read()));
  const reading = scan.result();
  if (reading !== null && "boundary" in reading) return NOTHING2;
  const usage = reconcileUsage(reading?.usage ?? null, relay, readClock());
  if (usage === null) return describeAbsence(transcriptPath, end);
  const point = findPoint(projectDir, config, usage.model, relay, usage.inputTokens);
  const incomingTokens = incoming === void 0 || usage.incomingSeen ? 0 : incoming.tokens;
  const tokens = { inputTokens: usage.inputTokens, pendingTokens: usage.pendingTokens + incomingTokens };
  const thresholds = selectThresholds(config, point.tokens);
  return { estimate: estimateFill(tokens, point, thresholds), model: usage.model, problem: null };
}
function describeAbsence(path, end) {
  const cause = typeof end === "object" ? end.error : end;
  if (cause === "ENOENT" || cause === "start of file") return NOTHING2;
  const code = typeof end === "object" ? "transcript-unreadable" : "transcript-no-usage";
  return { ...NOTHING2, problem: { code, path, cause } };
}

// src/core/work-state/reported.ts
function findWrittenDecisions(text2) {
  if (!text2.includes("Decision:")) return [];
  const found = text2.matchAll(/^[ \t]*(?:[-*][ \t]+)?(?:\*\*)?Decision:(?:\*\*)?[ \t]+(\S[^\n]{0,500})/gm);
  return [...found].map((match) => excerptLine(match[1] ?? "", LIMITS.statementChars));
}
var REPORTED = /^(?:(?:\u2705|\u2714\ufe0f?|\u2611)\s*|(?:all )?(?:done|finished|completed)\s?[:.!\u2014-]\s*\S|(?:ok(?:ay)?,? )?i(?:'ve| have)? (?:now |just |successfully |also )*(?:finished|completed|implemented|added|fixed|created|updated|removed|refactored|migrated|replaced|wired|written|wrote|renamed|moved|extracted|set up)\s)|^[^?]{3,160}\b(?:is|are) (?:now )(?:done|complete|completed|finished|implemented|fixed|in place|working|passing|merged)\b/i;
function mayReport(text2) {
  return ["\u2705", "\u2714", "\u2611", "one", "inish", "omplet", "now", "I"].some((piece) => text2.includes(piece)) && (/[\u2705\u2714\u2611]|[Dd]one|[Ff]inish|[Cc]omplet|\bnow\b/.test(text2) || /\bI(?:'ve|\u2019ve| have)? (?:now |just |success|also |finish|complet|implement|add|fix|creat|updat|remov|refactor|migrat|replac|wired|writ|wrote|renam|mov|extract|set up)/.test(
    text2
  ));
}
var MAX_REPORTED = 6;
function findReported(text2) {
  if (!mayReport(text2)) return [];
  return splitSentences(text2.replace(/\u2019/g, "'")).filter(
    (sentence) => REPORTED.test(sentence) && !/\b(?:not|once|when|if|until|after|before|should|would|could|almost)\b|n't\b|\?$/i.test(sentence)
  ).slice(0, MAX_REPORTED).map((sentence) => excerptLine(sentence, 200));
}
function findCommitMessage(command) {
  if (!command.includes("commit") || !/\bgit(?:\s+-\S{1,60}(?:\s+[^-\s]\S{0,200})?){0,4}\s+commit\b/.test(command))
    return null;
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
      intent = addDecision(intent, describeReply(question.text, words));
    }
    intent = followWords(intent, words, () => splitSentences(lastSaid).at(-1) ?? "");
    question = null;
    lastAnswer = null;
  };
  const addAnswer = ({ text: text2, tools, endsTurn }) => {
    for (const decision of findWrittenDecisions(text2)) intent = addDecision(intent, decision);
    if (text2.trim() !== "") readText(text2, endsTurn);
    for (const tool of tools) addCall(tool);
  };
  const readText = (text2, endsTurn) => {
    const asked = endsTurn === false ? null : findClosingQuestion(text2);
    if (endsTurn === null || endsTurn && asked !== null) ask(asked, null);
    lastSaid = text2;
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
    const others = commands.filter((item) => item.command !== command || item.outcome !== RUNNING);
    commands = [...others, { command, outcome }];
    if (commands.length > LIMITS.commands * 3) commands = trimCommands(commands, LIMITS.commands);
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
  const addReport = ({ callId, status, summary, result: result2 }) => {
    const call = background.get(callId);
    if (call === void 0) return;
    if (isCommand(call)) addCommand(call, describeReport(status, summary), "");
    else addAgent(call, result2 || summary || status);
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
        return runs.addReport(row);
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
      const isOver2 = attachment.met === true || attachment.failed === true;
      return { kind: "goal", condition: isOver2 ? null : stringOf(attachment.condition) };
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
  const isLong = line.isWhole && line.bytes > LONG_RESULT_BYTES;
  const message = isLong ? line.head.indexOf('"type":"user","message":{"role":"user","content":[{') : -1;
  const id = message === -1 ? void 0 : findResultId(line.head);
  if (id === void 0) return parseRow(line.read());
  const end = line.find(MESSAGE_END, message);
  if (line.bytes > LONGEST_FAILURE_BYTES || end !== -1 && isPlainSuccess(line, end)) {
    return { kind: "results", uuid: null, results: [{ id, isError: false, text: "" }] };
  }
  return parseRow(line.read());
}
var MESSAGE_END = '}]},"uuid":"';
var BEHIND_BYTES = 300;
function findResultId(head) {
  return /"tool_use_id":"([\w-]{1,200})"/.exec(head)?.[1];
}
var LASTING_CALL = /"name":"(?:Edit|Write|NotebookEdit|TaskCreate|TaskUpdate|TodoWrite|ExitPlanMode|Agent|Task|Skill|AskUserQuestion)"/;
var CALL_BYTES = 1e3;
var SHORT_RESULT_BYTES = 800;
function parseDistantLine(line) {
  if (line.head.includes('"role":"assistant"')) {
    return LASTING_CALL.test(line.slice(0, CALL_BYTES)) ? parseRow(line.read()) : null;
  }
  const id = line.head.includes('"type":"tool_result"') ? findResultId(line.head) : void 0;
  if (id === void 0 || line.bytes < SHORT_RESULT_BYTES) return parseLine(line);
  const isError = line.bytes <= LONGEST_FAILURE_BYTES && line.find(IS_ERROR) !== -1;
  return { kind: "results", uuid: null, results: [{ id, isError, text: "" }] };
}
var FAILURE_MARKS = /(?:\\n|")(?:FAIL|# fail [1-9]|\w{0,40}(?:Error|Exception): |error: |panic: |fatal: )|[1-9] (?:failed|failing|failures?|errors?)\b|not ok \d|error TS\d|error\[E\d|npm (?:ERR!|error)|panicked at|FAILED/;
var ENDING_BYTES = 3e3;
function isPlainSuccess(line, end) {
  if (line.head.includes(IS_ERROR) || line.slice(Math.max(0, end - BEHIND_BYTES), end).includes(IS_ERROR)) return false;
  if (line.find(RESULT_ID, line.find(RESULT_ID) + 1, end) !== -1) return false;
  const behind = line.slice(end, end + BEHIND_BYTES);
  if (behind.includes('"toolUseResult":{"stdout":')) return !FAILURE_MARKS.test(line.slice(-ENDING_BYTES));
  if (behind.includes('"toolUseResult":{"type":"text","file":')) return true;
  return line.find('"agentId":"') === -1 && line.find("answered: ") === -1;
}
var IS_ERROR = '"is_error":true';
var RESULT_ID = '"tool_use_id":"';
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
var MAX_WORK_BYTES = 8 << 20;
function readWorkState(projectDir, transcriptPath) {
  if (transcriptPath === null) return { workState: EMPTY_WORK_STATE, rows: [], boundaryUuid: null, problem: null };
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
  return { workState: collector.result(), rows, boundaryUuid, problem };
}
function relativize(projectDir, path) {
  return path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length + 1) : path;
}

// src/steps/take-checkpoint.ts
async function takeSnapshot(projectDir, config, session, state) {
  const { transcriptPath } = session;
  const measured = measureContext(projectDir, config, { ...session, relay: state.relay });
  const work = readWorkState(projectDir, transcriptPath);
  const orchestration = await readResumptionSection(projectDir, config["resumption.orchestration_file"]);
  const workState2 = redactData(work.workState);
  const git = readGitFacts(session.cwd ?? projectDir) ?? readGitFacts(projectDir);
  const last = state.lastCheckpoint === null ? null : readCheckpoint(projectDir, state.lastCheckpoint);
  const previous = last !== null && "checkpoint" in last ? last.checkpoint : null;
  const tracked = hasActiveTrack(projectDir) ? await takeTrackedFiles(projectDir, config, session) : null;
  const problems = [
    measured.problem,
    work.problem,
    orchestration.problem,
    last !== null && "problem" in last ? last.problem : null,
    ...tracked?.problems ?? []
  ];
  return {
    sessionId: session.sessionId,
    estimate: measured.estimate,
    rows: work.rows,
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
    ...tracked === null ? {} : { tiers: tracked.tiers },
    previous,
    problems: dedupe(problems.filter((problem) => problem !== null))
  };
}
async function takeTrackedFiles(projectDir, config, session) {
  const { refreshTransient } = await loadPart("steps/refresh-transient");
  const { loadTiers } = await loadPart("steps/load-tiers");
  const problems = refreshTransient(projectDir, config, session);
  const tiers = loadTiers(projectDir, session.sessionId);
  const { pointerReason: cause } = tiers;
  if (cause !== null) problems.push({ code: "track-unusable", path: TRACK_POINTER, cause });
  return { tiers: describeTiers(tiers), problems };
}
function saveSnapshot(projectDir, snapshot, trigger) {
  const { previous, sessionId } = snapshot;
  const timestamp = readClock().toISOString();
  const saved = saveCheckpoint(
    projectDir,
    createCheckpointDraft({
      ...snapshot,
      trigger,
      timestamp,
      sequence: countCompactions(snapshot),
      previous: previous?.checkpointId ?? null
    })
  );
  if (previous?.trigger === "threshold" && previous.checkpointId !== saved.checkpointId) {
    acknowledgeCheckpoint(projectDir, previous.checkpointId, {
      acknowledgedAt: timestamp,
      sessionId,
      channel: saved.checkpointId
    });
  }
  return saved;
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
    return checkpointId;
  } catch (error) {
    report({ code: "state-not-writable", path: ".holdfast", cause: errorCode(error) });
    return null;
  }
}

// src/answers/pre-compact.ts
var respond = createResponder("pre-compact", parsePreCompact, async (input, hook) => {
  if (input.agentId !== null) return null;
  const general = await hook.config();
  if (general === null) return null;
  const state = loadSession(hook.projectDir, input.sessionId, hook.report);
  const config = applyCriticality(hook.projectDir, general, state);
  const snapshot = await takeSnapshot(hook.projectDir, config, input, state);
  snapshot.problems.forEach(hook.report);
  const track = await compactTrack(hook, config, input);
  const whole = track === null ? snapshot : { ...snapshot, ...track.documents };
  const checkpointId = recordCompaction(hook.projectDir, whole, input.trigger, hook.report);
  if (checkpointId !== null) track?.link(checkpointId);
  const after = async () => {
    await hook.section("memory_capture", async () => {
      await captureWork(hook.projectDir, config, snapshot, hook.report);
      return "";
    });
  };
  if (!config["resumption.steer_summary"]) return { stdout: "", after };
  const notes = parseOrchestrationNotes(snapshot.resumptionState);
  return { stdout: renderMustKeep(snapshot.workState, notes, input.customInstructions !== null), after };
});
async function compactTrack({ projectDir, report }, config, input) {
  if (!hasActiveTrack(projectDir)) return null;
  const { compactAtCheckpoint } = await loadPart("steps/compact-at-checkpoint");
  return compactAtCheckpoint(projectDir, config, input, report);
}

// src/io/start-hook.ts
var MAX_STDIN_BYTES = 256 << 20;
var STDIN_PATIENCE_MS = 3e3;
async function startHook(isSilent, load) {
  process.exitCode = 0;
  if (isSwitchedOff()) return;
  try {
    const stdin = readStdin();
    const silent = "payload" in stdin && isSilent(stdin.payload, stdin.textLength);
    if (typeof silent === "boolean" ? silent : await silent) return;
    const { respond: respond2 } = await load();
    await respond2(stdin);
  } catch (error) {
    writeSync(2, `holdfast: this hook failed (${errorCode(error)}); nothing was done
`);
  }
}
function isSwitchedOff() {
  const off = process.env.HOLDFAST_OFF;
  return off !== void 0 && off !== "" && off !== "0" && off !== "false";
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
const {CADENCES,CORE_MODES,CRITICALITIES,DEFAULT_CONFIG,FAIL_MODES,GUARD_MODES,GUIDANCE_LEVELS,PLAN_ROOTS,PROFILES,SPAWN_GATES,THRESHOLD_NAMES,THRESHOLD_ROWS,TONES,UNRESOLVED_MODES} = await loadPart("shared/4");const {openStateFolder} = await loadPart("shared/11");const {removeQuietly,replaceFile} = await loadPart("shared/10");const {isRecord} = await loadPart("shared/7");const {__commonJS,__toESM} = await loadPart("shared/14");var require_parser=__commonJS({"node_modules/@iarna/toml/lib/parser.js"(e,s){"use strict";var r=1114112,t=class _ extends Error{constructor(l,o,h){super("[ParserError] "+l,o,h),this.name="ParserError",this.code="ParserError",Error.captureStackTrace&&Error.captureStackTrace(this,_)}},i=class{constructor(n){this.parser=n,this.buf="",this.returned=null,this.result=null,this.resultTable=null,this.resultArr=null}},a=class{constructor(){this.pos=0,this.col=0,this.line=0,this.obj={},this.ctx=this.obj,this.stack=[],this._buf="",this.char=null,this.ii=0,this.state=new i(this.parseStart)}parse(n){if(n.length===0||n.length==null)return;this._buf=String(n),this.ii=-1,this.char=-1;let l;for(;l===!1||this.nextChar();)l=this.runOne();this._buf=null}nextChar(){return this.char===10&&(++this.line,this.col=-1),++this.ii,this.char=this._buf.codePointAt(this.ii),++this.pos,++this.col,this.haveBuffer()}haveBuffer(){return this.ii<this._buf.length}runOne(){return this.state.parser.call(this,this.state.returned)}finish(){this.char=r;let n;do n=this.state.parser,this.runOne();while(this.state.parser!==n);return this.ctx=null,this.state=null,this._buf=null,this.obj}next(n){if(typeof n!="function")throw new t("Tried to set state to non-existent state: "+JSON.stringify(n));this.state.parser=n}goto(n){return this.next(n),this.runOne()}call(n,l){l&&this.next(l),this.stack.push(this.state),this.state=new i(n)}callNow(n,l){return this.call(n,l),this.runOne()}return(n){if(this.stack.length===0)throw this.error(new t("Stack underflow"));n===void 0&&(n=this.state.buf),this.state=this.stack.pop(),this.state.returned=n}returnNow(n){return this.return(n),this.runOne()}consume(){if(this.char===r)throw this.error(new t("Unexpected end-of-buffer"));this.state.buf+=this._buf[this.ii]}error(n){return n.line=this.line,n.col=this.col,n.pos=this.pos,n}parseStart(){throw new t("Must declare a parseStart method")}};a.END=r,a.Error=t,s.exports=a}}),require_create_datetime=__commonJS({"node_modules/@iarna/toml/lib/create-datetime.js"(e,s){"use strict";s.exports=r=>{const t=new Date(r);if(isNaN(t))throw new TypeError("Invalid Datetime");return t}}}),require_format_num=__commonJS({"node_modules/@iarna/toml/lib/format-num.js"(e,s){"use strict";s.exports=(r,t)=>{for(t=String(t);t.length<r;)t="0"+t;return t}}}),require_create_datetime_float=__commonJS({"node_modules/@iarna/toml/lib/create-datetime-float.js"(e,s){"use strict";var r=require_format_num(),t=class extends Date{constructor(i){super(i+"Z"),this.isFloating=!0}toISOString(){const i=`${this.getUTCFullYear()}-${r(2,this.getUTCMonth()+1)}-${r(2,this.getUTCDate())}`,a=`${r(2,this.getUTCHours())}:${r(2,this.getUTCMinutes())}:${r(2,this.getUTCSeconds())}.${r(3,this.getUTCMilliseconds())}`;return`${i}T${a}`}};s.exports=i=>{const a=new t(i);if(isNaN(a))throw new TypeError("Invalid Datetime");return a}}}),require_create_date=__commonJS({"node_modules/@iarna/toml/lib/create-date.js"(e,s){"use strict";var r=require_format_num(),t=global.Date,i=class extends t{constructor(a){super(a),this.isDate=!0}toISOString(){return`${this.getUTCFullYear()}-${r(2,this.getUTCMonth()+1)}-${r(2,this.getUTCDate())}`}};s.exports=a=>{const n=new i(a);if(isNaN(n))throw new TypeError("Invalid Datetime");return n}}}),require_create_time=__commonJS({"node_modules/@iarna/toml/lib/create-time.js"(e,s){"use strict";var r=require_format_num(),t=class extends Date{constructor(i){super(`0000-01-01T${i}Z`),this.isTime=!0}toISOString(){return`${r(2,this.getUTCHours())}:${r(2,this.getUTCMinutes())}:${r(2,this.getUTCSeconds())}.${r(3,this.getUTCMilliseconds())}`}};s.exports=i=>{const a=new t(i);if(isNaN(a))throw new TypeError("Invalid Datetime");return a}}}),require_toml_parser=__commonJS({"node_modules/@iarna/toml/lib/toml-parser.js"(exports,module){"use strict";module.exports=makeParserClass(require_parser()),module.exports.makeParserClass=makeParserClass;var TomlError=class d extends Error{constructor(s){super(s),this.name="TomlError",Error.captureStackTrace&&Error.captureStackTrace(this,d),this.fromTOML=!0,this.wrapped=null}};TomlError.wrap=e=>{const s=new TomlError(e.message);return s.code=e.code,s.wrapped=e,s},module.exports.TomlError=TomlError;var createDateTime=require_create_datetime(),createDateTimeFloat=require_create_datetime_float(),createDate=require_create_date(),createTime=require_create_time(),CTRL_I=9,CTRL_J=10,CTRL_M=13,CTRL_CHAR_BOUNDARY=31,CHAR_SP=32,CHAR_QUOT=34,CHAR_NUM=35,CHAR_APOS=39,CHAR_PLUS=43,CHAR_COMMA=44,CHAR_HYPHEN=45,CHAR_PERIOD=46,CHAR_0=48,CHAR_1=49,CHAR_7=55,CHAR_9=57,CHAR_COLON=58,CHAR_EQUALS=61,CHAR_A=65,CHAR_E=69,CHAR_F=70,CHAR_T=84,CHAR_U=85,CHAR_Z=90,CHAR_LOWBAR=95,CHAR_a=97,CHAR_b=98,CHAR_e=101,CHAR_f=102,CHAR_i=105,CHAR_l=108,CHAR_n=110,CHAR_o=111,CHAR_r=114,CHAR_s=115,CHAR_t=116,CHAR_u=117,CHAR_x=120,CHAR_z=122,CHAR_LCUB=123,CHAR_RCUB=125,CHAR_LSQB=91,CHAR_BSOL=92,CHAR_RSQB=93,CHAR_DEL=127,SURROGATE_FIRST=55296,SURROGATE_LAST=57343,escapes={[CHAR_b]:"\b",[CHAR_t]:"	",[CHAR_n]:`
`,[CHAR_f]:"\f",[CHAR_r]:"\r",[CHAR_QUOT]:'"',[CHAR_BSOL]:"\\"};function isDigit(e){return e>=CHAR_0&&e<=CHAR_9}function isHexit(e){return e>=CHAR_A&&e<=CHAR_F||e>=CHAR_a&&e<=CHAR_f||e>=CHAR_0&&e<=CHAR_9}function isBit(e){return e===CHAR_1||e===CHAR_0}function isOctit(e){return e>=CHAR_0&&e<=CHAR_7}function isAlphaNumQuoteHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_APOS||e===CHAR_QUOT||e===CHAR_LOWBAR||e===CHAR_HYPHEN}function isAlphaNumHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_LOWBAR||e===CHAR_HYPHEN}var _type=Symbol("type"),_declared=Symbol("declared"),hasOwnProperty=Object.prototype.hasOwnProperty,defineProperty=Object.defineProperty,descriptor={configurable:!0,enumerable:!0,writable:!0,value:void 0};function hasKey(e,s){return hasOwnProperty.call(e,s)?!0:(s==="__proto__"&&defineProperty(e,"__proto__",descriptor),!1)}var INLINE_TABLE=Symbol("inline-table");function InlineTable(){return Object.defineProperties({},{[_type]:{value:INLINE_TABLE}})}function isInlineTable(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_TABLE}var TABLE=Symbol("table");function Table(){return Object.defineProperties({},{[_type]:{value:TABLE},[_declared]:{value:!1,writable:!0}})}function isTable(e){return e===null||typeof e!="object"?!1:e[_type]===TABLE}var _contentType=Symbol("content-type"),INLINE_LIST=Symbol("inline-list");function InlineList(e){return Object.defineProperties([],{[_type]:{value:INLINE_LIST},[_contentType]:{value:e}})}function isInlineList(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_LIST}var LIST=Symbol("list");function List(){return Object.defineProperties([],{[_type]:{value:LIST}})}function isList(e){return e===null||typeof e!="object"?!1:e[_type]===LIST}var _custom;try{const utilInspect=eval("require('util').inspect");_custom=utilInspect.custom}catch(e){}var _inspect=_custom||"inspect",BoxedBigInt=class{constructor(e){try{this.value=global.BigInt.asIntN(64,e)}catch{this.value=null}Object.defineProperty(this,_type,{value:INTEGER})}isNaN(){return this.value===null}toString(){return String(this.value)}[_inspect](){return`[BigInt: ${this.toString()}]}`}valueOf(){return this.value}},INTEGER=Symbol("integer");function Integer(e){let s=Number(e);return Object.is(s,-0)&&(s=0),global.BigInt&&!Number.isSafeInteger(s)?new BoxedBigInt(e):Object.defineProperties(new Number(s),{isNaN:{value:function(){return isNaN(this)}},[_type]:{value:INTEGER},[_inspect]:{value:()=>`[Integer: ${e}]`}})}function isInteger(e){return e===null||typeof e!="object"?!1:e[_type]===INTEGER}var FLOAT=Symbol("float");function Float(e){return Object.defineProperties(new Number(e),{[_type]:{value:FLOAT},[_inspect]:{value:()=>`[Float: ${e}]`}})}function isFloat(e){return e===null||typeof e!="object"?!1:e[_type]===FLOAT}function tomlType(e){const s=typeof e;if(s==="object"){if(e===null)return"null";if(e instanceof Date)return"datetime";if(_type in e)switch(e[_type]){case INLINE_TABLE:return"inline-table";case INLINE_LIST:return"inline-list";case TABLE:return"table";case LIST:return"list";case FLOAT:return"float";case INTEGER:return"integer"}}return s}function makeParserClass(e){class s extends e{constructor(){super(),this.ctx=this.obj=Table()}atEndOfWord(){return this.char===CHAR_NUM||this.char===CTRL_I||this.char===CHAR_SP||this.atEndOfLine()}atEndOfLine(){return this.char===e.END||this.char===CTRL_J||this.char===CTRL_M}parseStart(){if(this.char===e.END)return null;if(this.char===CHAR_LSQB)return this.call(this.parseTableOrList);if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(isAlphaNumQuoteHyphen(this.char))return this.callNow(this.parseAssignStatement);throw this.error(new TomlError(`Unknown character "${this.char}"`))}parseWhitespaceToEOL(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(this.char===CHAR_NUM)return this.goto(this.parseComment);if(this.char===e.END||this.char===CTRL_J)return this.return();throw this.error(new TomlError("Unexpected character, expected only whitespace or comments till end of line"))}parseAssignStatement(){return this.callNow(this.parseAssign,this.recordAssignStatement)}recordAssignStatement(t){let i=this.ctx,a=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&!isTable(i[n]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,a))throw this.error(new TomlError("Can't redefine existing key"));return i[_declared]=!0,isInteger(t.value)||isFloat(t.value)?i[a]=t.value.valueOf():i[a]=t.value,this.goto(this.parseWhitespaceToEOL)}parseAssign(){return this.callNow(this.parseKeyword,this.recordAssignKeyword)}recordAssignKeyword(t){return this.state.resultTable?this.state.resultTable.push(t):this.state.resultTable=[t],this.goto(this.parseAssignKeywordPreDot)}parseAssignKeywordPreDot(){if(this.char===CHAR_PERIOD)return this.next(this.parseAssignKeywordPostDot);if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.goto(this.parseAssignEqual)}parseAssignKeywordPostDot(){if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.callNow(this.parseKeyword,this.recordAssignKeyword)}parseAssignEqual(){if(this.char===CHAR_EQUALS)return this.next(this.parseAssignPreValue);throw this.error(new TomlError('Invalid character, expected "="'))}parseAssignPreValue(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseValue,this.recordAssignValue)}recordAssignValue(t){return this.returnNow({key:this.state.resultTable,value:t})}parseComment(){do{if(this.char===e.END||this.char===CTRL_J)return this.return();if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("comments")}while(this.nextChar())}parseTableOrList(){if(this.char===CHAR_LSQB)this.next(this.parseList);else return this.goto(this.parseTable)}parseTable(){return this.ctx=this.obj,this.goto(this.parseTableNext)}parseTableNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseTableMore)}parseTableMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)&&(!isTable(this.ctx[t])||this.ctx[t][_declared]))throw this.error(new TomlError("Can't redefine existing key"));return this.ctx=this.ctx[t]=this.ctx[t]||Table(),this.ctx[_declared]=!0,this.next(this.parseWhitespaceToEOL)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else throw this.error(new TomlError("Can't redefine existing key"));return this.next(this.parseTableNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseList(){return this.ctx=this.obj,this.goto(this.parseListNext)}parseListNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseListMore)}parseListMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)||(this.ctx[t]=List()),isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isList(this.ctx[t])){const i=Table();this.ctx[t].push(i),this.ctx=i}else throw this.error(new TomlError("Can't redefine an existing key"));return this.next(this.parseListEnd)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else{if(isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isInlineTable(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline table"));if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else throw this.error(new TomlError("Can't redefine an existing key"))}return this.next(this.parseListNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseListEnd(t){if(this.char===CHAR_RSQB)return this.next(this.parseWhitespaceToEOL);throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseValue(){if(this.char===e.END)throw this.error(new TomlError("Key without value"));if(this.char===CHAR_QUOT)return this.next(this.parseDoubleString);if(this.char===CHAR_APOS)return this.next(this.parseSingleString);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)return this.goto(this.parseNumberSign);if(this.char===CHAR_i)return this.next(this.parseInf);if(this.char===CHAR_n)return this.next(this.parseNan);if(isDigit(this.char))return this.goto(this.parseNumberOrDateTime);if(this.char===CHAR_t||this.char===CHAR_f)return this.goto(this.parseBoolean);if(this.char===CHAR_LSQB)return this.call(this.parseInlineList,this.recordValue);if(this.char===CHAR_LCUB)return this.call(this.parseInlineTable,this.recordValue);throw this.error(new TomlError("Unexpected character, expecting string, number, datetime, boolean, inline array or inline table"))}recordValue(t){return this.returnNow(t)}parseInf(){if(this.char===CHAR_n)return this.next(this.parseInf2);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseInf2(){if(this.char===CHAR_f)return this.state.buf==="-"?this.return(-1/0):this.return(1/0);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseNan(){if(this.char===CHAR_a)return this.next(this.parseNan2);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseNan2(){if(this.char===CHAR_n)return this.return(NaN);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseKeyword(){return this.char===CHAR_QUOT?this.next(this.parseBasicString):this.char===CHAR_APOS?this.next(this.parseLiteralString):this.goto(this.parseBareKey)}parseBareKey(){do{if(this.char===e.END)throw this.error(new TomlError("Key ended without value"));if(isAlphaNumHyphen(this.char))this.consume();else{if(this.state.buf.length===0)throw this.error(new TomlError("Empty bare keys are not allowed"));return this.returnNow()}}while(this.nextChar())}parseSingleString(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiStringMaybe):this.goto(this.parseLiteralString)}parseLiteralString(){do{if(this.char===CHAR_APOS)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiStringMaybe(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiString):this.returnNow()}parseLiteralMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseLiteralMultiStringContent):this.goto(this.parseLiteralMultiStringContent)}parseLiteralMultiStringContent(){do{if(this.char===CHAR_APOS)return this.next(this.parseLiteralMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiEnd(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd2):(this.state.buf+="'",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd2(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd3):(this.state.buf+="''",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd3(){return this.char===CHAR_APOS?(this.state.buf+="'",this.next(this.parseLiteralMultiEnd4)):this.returnNow()}parseLiteralMultiEnd4(){return this.char===CHAR_APOS?(this.state.buf+="'",this.return()):this.returnNow()}parseDoubleString(){return this.char===CHAR_QUOT?this.next(this.parseMultiStringMaybe):this.goto(this.parseBasicString)}parseBasicString(){do{if(this.char===CHAR_BSOL)return this.call(this.parseEscape,this.recordEscapeReplacement);if(this.char===CHAR_QUOT)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}recordEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseBasicString)}parseMultiStringMaybe(){return this.char===CHAR_QUOT?this.next(this.parseMultiString):this.returnNow()}parseMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseMultiStringContent):this.goto(this.parseMultiStringContent)}parseMultiStringContent(){do{if(this.char===CHAR_BSOL)return this.call(this.parseMultiEscape,this.recordMultiEscapeReplacement);if(this.char===CHAR_QUOT)return this.next(this.parseMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}errorControlCharIn(t){let i="\\u00";return this.char<16&&(i+="0"),i+=this.char.toString(16),this.error(new TomlError(`Control characters (codes < 0x1f and 0x7f) are not allowed in ${t}, use ${i} instead`))}recordMultiEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseMultiStringContent)}parseMultiEnd(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd2):(this.state.buf+='"',this.goto(this.parseMultiStringContent))}parseMultiEnd2(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd3):(this.state.buf+='""',this.goto(this.parseMultiStringContent))}parseMultiEnd3(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.next(this.parseMultiEnd4)):this.returnNow()}parseMultiEnd4(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.return()):this.returnNow()}parseMultiEscape(){return this.char===CTRL_M||this.char===CTRL_J?this.next(this.parseMultiTrim):this.char===CHAR_SP||this.char===CTRL_I?this.next(this.parsePreMultiTrim):this.goto(this.parseEscape)}parsePreMultiTrim(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CTRL_M||this.char===CTRL_J)return this.next(this.parseMultiTrim);throw this.error(new TomlError("Can't escape whitespace"))}parseMultiTrim(){return this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M?null:this.returnNow()}parseEscape(){if(this.char in escapes)return this.return(escapes[this.char]);if(this.char===CHAR_u)return this.call(this.parseSmallUnicode,this.parseUnicodeReturn);if(this.char===CHAR_U)return this.call(this.parseLargeUnicode,this.parseUnicodeReturn);throw this.error(new TomlError("Unknown escape character: "+this.char))}parseUnicodeReturn(t){try{const i=parseInt(t,16);if(i>=SURROGATE_FIRST&&i<=SURROGATE_LAST)throw this.error(new TomlError("Invalid unicode, character in range 0xD800 - 0xDFFF is reserved"));return this.returnNow(String.fromCodePoint(i))}catch(i){throw this.error(TomlError.wrap(i))}}parseSmallUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=4)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseLargeUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=8)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseNumberSign(){return this.consume(),this.next(this.parseMaybeSignedInfOrNan)}parseMaybeSignedInfOrNan(){return this.char===CHAR_i?this.next(this.parseInf):this.char===CHAR_n?this.next(this.parseNan):this.callNow(this.parseNoUnder,this.parseNumberIntegerStart)}parseNumberIntegerStart(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberIntegerExponentOrDecimal)):this.goto(this.parseNumberInteger)}parseNumberIntegerExponentOrDecimal(){return this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Integer(this.state.buf))}parseNumberInteger(){if(isDigit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder);if(this.char===CHAR_E||this.char===CHAR_e)return this.consume(),this.next(this.parseNumberExponentSign);if(this.char===CHAR_PERIOD)return this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseNoUnder(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD||this.char===CHAR_E||this.char===CHAR_e)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNoUnderHexOctBinLiteral(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNumberFloat(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberFloat);if(isDigit(this.char))this.consume();else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Float(this.state.buf))}parseNumberExponentSign(){if(isDigit(this.char))return this.goto(this.parseNumberExponent);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.call(this.parseNoUnder,this.parseNumberExponent);else throw this.error(new TomlError("Unexpected character, expected -, + or digit"))}parseNumberExponent(){if(isDigit(this.char))this.consume();else return this.char===CHAR_LOWBAR?this.call(this.parseNoUnder):this.returnNow(Float(this.state.buf))}parseNumberOrDateTime(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberBaseOrDateTime)):this.goto(this.parseNumberOrDateTimeOnly)}parseNumberOrDateTimeOnly(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberInteger);if(isDigit(this.char))this.consume(),this.state.buf.length>4&&this.next(this.parseNumberInteger);else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_HYPHEN?this.goto(this.parseDateTime):this.char===CHAR_COLON?this.goto(this.parseOnlyTimeHour):this.returnNow(Integer(this.state.buf))}parseDateTimeOnly(){if(this.state.buf.length<4){if(isDigit(this.char))return this.consume();if(this.char===CHAR_COLON)return this.goto(this.parseOnlyTimeHour);throw this.error(new TomlError("Expected digit while parsing year part of a date"))}else{if(this.char===CHAR_HYPHEN)return this.goto(this.parseDateTime);throw this.error(new TomlError("Expected hyphen (-) while parsing year part of date"))}}parseNumberBaseOrDateTime(){return this.char===CHAR_b?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerBin)):this.char===CHAR_o?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerOct)):this.char===CHAR_x?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerHex)):this.char===CHAR_PERIOD?this.goto(this.parseNumberInteger):isDigit(this.char)?this.goto(this.parseDateTimeOnly):this.returnNow(Integer(this.state.buf))}parseIntegerHex(){if(isHexit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerOct(){if(isOctit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerBin(){if(isBit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseDateTime(){if(this.state.buf.length<4)throw this.error(new TomlError("Years less than 1000 must be zero padded to four characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseDateMonth)}parseDateMonth(){if(this.char===CHAR_HYPHEN){if(this.state.buf.length<2)throw this.error(new TomlError("Months less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseDateDay)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseDateDay(){if(this.char===CHAR_T||this.char===CHAR_SP){if(this.state.buf.length<2)throw this.error(new TomlError("Days less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseStartTimeHour)}else{if(this.atEndOfWord())return this.returnNow(createDate(this.state.result+"-"+this.state.buf));if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}}parseStartTimeHour(){return this.atEndOfWord()?this.returnNow(createDate(this.state.result)):this.goto(this.parseTimeHour)}parseTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result+="T"+this.state.buf,this.state.buf="",this.next(this.parseTimeMin)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeSec);throw this.error(new TomlError("Incomplete datetime"))}}parseTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeZoneOrFraction)}else throw this.error(new TomlError("Incomplete datetime"))}parseOnlyTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeMin)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeSec);throw this.error(new TomlError("Incomplete time"))}}parseOnlyTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.next(this.parseOnlyTimeFractionMaybe)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeFractionMaybe(){if(this.state.result+=":"+this.state.buf,this.char===CHAR_PERIOD)this.state.buf="",this.next(this.parseOnlyTimeFraction);else return this.return(createTime(this.state.result))}parseOnlyTimeFraction(){if(isDigit(this.char))this.consume();else if(this.atEndOfWord()){if(this.state.buf.length===0)throw this.error(new TomlError("Expected digit in milliseconds"));return this.returnNow(createTime(this.state.result+"."+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}parseTimeZoneOrFraction(){if(this.char===CHAR_PERIOD)this.consume(),this.next(this.parseDateTimeFraction);else if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}parseDateTimeFraction(){if(isDigit(this.char))this.consume();else{if(this.state.buf.length===1)throw this.error(new TomlError("Expected digit in milliseconds"));if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}}parseTimeZoneHour(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.next(this.parseTimeZoneSep)}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseTimeZoneSep(){if(this.char===CHAR_COLON)this.consume(),this.next(this.parseTimeZoneMin);else throw this.error(new TomlError("Unexpected character in datetime, expected colon"))}parseTimeZoneMin(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.return(createDateTime(this.state.result+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseBoolean(){if(this.char===CHAR_t)return this.consume(),this.next(this.parseTrue_r);if(this.char===CHAR_f)return this.consume(),this.next(this.parseFalse_a)}parseTrue_r(){if(this.char===CHAR_r)return this.consume(),this.next(this.parseTrue_u);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_u(){if(this.char===CHAR_u)return this.consume(),this.next(this.parseTrue_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_e(){if(this.char===CHAR_e)return this.return(!0);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_a(){if(this.char===CHAR_a)return this.consume(),this.next(this.parseFalse_l);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_l(){if(this.char===CHAR_l)return this.consume(),this.next(this.parseFalse_s);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_s(){if(this.char===CHAR_s)return this.consume(),this.next(this.parseFalse_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_e(){if(this.char===CHAR_e)return this.return(!1);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseInlineList(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===e.END)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_NUM?this.call(this.parseComment):this.char===CHAR_RSQB?this.return(this.state.resultArr||InlineList()):this.callNow(this.parseValue,this.recordInlineListValue)}recordInlineListValue(t){return this.state.resultArr||(this.state.resultArr=InlineList(tomlType(t))),isFloat(t)||isInteger(t)?this.state.resultArr.push(t.valueOf()):this.state.resultArr.push(t),this.goto(this.parseInlineListNext)}parseInlineListNext(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CHAR_COMMA)return this.next(this.parseInlineList);if(this.char===CHAR_RSQB)return this.goto(this.parseInlineList);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTable(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_RCUB?this.return(this.state.resultTable||InlineTable()):(this.state.resultTable||(this.state.resultTable=InlineTable()),this.callNow(this.parseAssign,this.recordInlineTableValue))}recordInlineTableValue(t){let i=this.state.resultTable,a=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&(!isTable(i[n])||i[n][_declared]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,a))throw this.error(new TomlError("Can't redefine existing key"));return isInteger(t.value)||isFloat(t.value)?i[a]=t.value.valueOf():i[a]=t.value,this.goto(this.parseInlineTableNext)}parseInlineTableNext(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)return this.next(this.parseInlineTablePostComma);if(this.char===CHAR_RCUB)return this.goto(this.parseInlineTable);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTablePostComma(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)throw this.error(new TomlError("Empty elements in inline tables are not permitted"));if(this.char===CHAR_RCUB)throw this.error(new TomlError("Trailing commas in inline tables are not permitted"));return this.goto(this.parseInlineTable)}}return s}}}),require_parse_pretty_error=__commonJS({"node_modules/@iarna/toml/parse-pretty-error.js"(e,s){"use strict";s.exports=r;function r(t,i){if(t.pos==null||t.line==null)return t;let a=t.message;if(a+=` at row ${t.line+1}, col ${t.col+1}, pos ${t.pos}:
`,i&&i.split){const n=i.split(/\n/),l=String(Math.min(n.length,t.line+3)).length;let o=" ";for(;o.length<l;)o+=" ";for(let h=Math.max(0,t.line-1);h<Math.min(n.length,t.line+2);++h){let u=String(h+1);if(u.length<l&&(u=" "+u),t.line===h){a+=u+"> "+n[h]+`
`,a+=o+"  ";for(let c=0;c<t.col;++c)a+=" ";a+=`^
`}else a+=u+": "+n[h]+`
`}}return t.message=a+`
`,t}}}),require_parse_string=__commonJS({"node_modules/@iarna/toml/parse-string.js"(e,s){"use strict";s.exports=i;var r=require_toml_parser(),t=require_parse_pretty_error();function i(a){global.Buffer&&global.Buffer.isBuffer(a)&&(a=a.toString("utf8"));const n=new r;try{return n.parse(a),n.finish()}catch(l){throw t(l,a)}}}}),import_parse_string=__toESM(require_parse_string(),1),PROSE_KEYS=new Set(["title","description","name","version","status","owner","tags","date","updated"]);function wrapPolicy(e){const{guardrails:s,schema_version:r,...t}=e,a={...Object.fromEntries(Object.entries(t).filter(([l])=>!PROSE_KEYS.has(l))),...isRecord(s)?s:{}};if(!("guardrails"in e)&&Object.keys(a).length===0)return{};const n=r===void 0||String(r)==="1"?{}:{schema_version:r};return{guardrails:{write_roots:PLAN_ROOTS,...n,...a}}}function environmentName(e){return`HOLDFAST_${e.replaceAll(".","__").toUpperCase()}`}var OLDER_NAMES={HOOK_USER_PROMPT_ENABLED:"memory.markers",HOOK_SESSION_START_INCLUDE_GUIDANCE:"sections.response_guidance",HOOK_SESSION_START_GUIDANCE_DETAIL:"memory.guidance",HOOK_PRE_COMPACT_AUTO_CAPTURE:"memory.auto_capture.enabled",HOOK_PRE_COMPACT_PROMPT_FIRST:"memory.auto_capture.prompt_first",HOOK_PRE_COMPACT_MIN_CONFIDENCE:"memory.auto_capture.threshold",HOOK_PRE_COMPACT_MAX_CAPTURES:"memory.auto_capture.limit"};function parseVariable(e){const s=e.trim();return/^(?:true|yes|on)$/i.test(s)?!0:/^(?:false|no|off)$/i.test(s)?!1:/^-?\d+(?:\.\d+)?$/.test(s)?Number(s):s}function createKeyLocator(e){let s;return r=>{s??=indexKeys(e);for(let t=r;t!=="";t=t.slice(0,Math.max(0,t.lastIndexOf(".")))){const i=s.get(t);if(i!==void 0)return i}}}var PART=String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`,HEADER=new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`),KEY=new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`);function indexKeys(e){const s=new Map;let r="",t=!1;for(const[i,a]of e.split(`
`).entries()){const n=a.trim(),l=t;if((n.match(/"""|'''/g)?.length??0)%2===1&&(t=!t),l)continue;const o=HEADER.exec(n)?.[1],h=o??KEY.exec(n)?.[1];if(h===void 0)continue;o!==void 0&&(r=unquote(o));const u=o!==void 0||r===""?unquote(h):`${r}.${unquote(h)}`;s.has(u)||s.set(u,i+1)}return s}function unquote(e){return e.split(".").map(s=>s.trim().replace(/^["']|["']$/g,"")).join(".")}var PROFILE_DEFAULTS={quiet:{"sections.project_context":!1,"sections.quality_context":!1,"sections.routing_hint":!1,"reinforcement.cadence":"after-compaction","memory.guidance":"off"},standard:{},strict:{"context_monitor.tone":"directive","escalation.gate_spawns":"ask","reinforcement.cadence":"every-prompt"}},store$4,DEFAULT_CONFIG2={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function getGlobalConfig(e){return!e&&!store$4?DEFAULT_CONFIG2:{lang:e?.lang??store$4?.lang,message:e?.message,abortEarly:e?.abortEarly??store$4?.abortEarly,abortPipeEarly:e?.abortPipeEarly??store$4?.abortPipeEarly}}var store$3;function getGlobalMessage(e){return store$3?.get(e)}var store$2;function getSchemaMessage(e){return store$2?.get(e)}var store$1;function getSpecificMessage(e,s){return store$1?.get(e)?.get(s)}function _stringify(e){const s=typeof e;return s==="string"?`"${e}"`:s==="number"||s==="bigint"||s==="boolean"?`${e}`:s==="object"||s==="function"?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":s}function _addIssue(e,s,r,t,i){const a=i&&"input"in i?i.input:r.value,n=i?.expected??e.expects??null,l=i?.received??_stringify(a),o={kind:e.kind,type:e.type,input:a,expected:n,received:l,message:`Invalid ${s}: ${n?`Expected ${n} but r`:"R"}eceived ${l}`,requirement:e.requirement,path:i?.path,issues:i?.issues,lang:t.lang,abortEarly:t.abortEarly,abortPipeEarly:t.abortPipeEarly},h=e.kind==="schema",u=i?.message??e.message??getSpecificMessage(e.reference,o.lang)??(h?getSchemaMessage(o.lang):null)??t.message??getGlobalMessage(o.lang);u!==void 0&&(o.message=typeof u=="function"?u(o):u),h&&(r.typed=!1),r.issues?r.issues.push(o):r.issues=[o]}function _isValidObjectKey(e,s){return Object.prototype.hasOwnProperty.call(e,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function _joinExpects(e,s){const r=[...new Set(e)];return r.length>1?`(${r.join(` ${s} `)})`:r[0]??"never"}function _standardSchema(e){return e["~standard"]={version:1,vendor:"valibot",validate:s=>e["~run"]({value:s},getGlobalConfig())},e}var EMOJI_REGEX=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function check(e,s){return{kind:"validation",type:"check",reference:check,async:!1,expects:null,requirement:e,message:s,"~run"(r,t){return r.typed&&!this.requirement(r.value)&&_addIssue(this,"input",r,t),r}}}function gtValue(e,s){return{kind:"validation",type:"gt_value",reference:gtValue,async:!1,expects:`>${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value>this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function integer(e){return{kind:"validation",type:"integer",reference:integer,async:!1,expects:null,requirement:Number.isInteger,message:e,"~run"(s,r){return s.typed&&!this.requirement(s.value)&&_addIssue(this,"integer",s,r),s}}}function maxLength(e,s){return{kind:"validation",type:"max_length",reference:maxLength,async:!1,expects:`<=${e}`,requirement:e,message:s,"~run"(r,t){return r.typed&&r.value.length>this.requirement&&_addIssue(this,"length",r,t,{received:`${r.value.length}`}),r}}}function maxValue(e,s){return{kind:"validation",type:"max_value",reference:maxValue,async:!1,expects:`<=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value<=this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function minValue(e,s){return{kind:"validation",type:"min_value",reference:minValue,async:!1,expects:`>=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value>=this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function regex(e,s){return{kind:"validation",type:"regex",reference:regex,async:!1,expects:`${e}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!this.requirement.test(r.value)&&_addIssue(this,"format",r,t),r}}}var ABORT_EARLY_CONFIG={abortEarly:!0};function getFallback(e,s,r){return typeof e.fallback=="function"?e.fallback(s,r):e.fallback}function getDefault(e,s,r){return typeof e.default=="function"?e.default(s,r):e.default}function is(e,s){return!e["~run"]({value:s},ABORT_EARLY_CONFIG).issues}function array(e,s){return _standardSchema({kind:"schema",type:"array",reference:array,expects:"Array",async:!1,item:e,message:s,"~run"(r,t){const i=r.value;if(Array.isArray(i)){r.typed=!0,r.value=[];for(let a=0;a<i.length;a++){const n=i[a],l=this.item["~run"]({value:n},t);if(l.issues){const o={type:"array",origin:"value",input:i,key:a,value:n};for(const h of l.issues)h.path?h.path.unshift(o):h.path=[o],r.issues?.push(h);if(r.issues||(r.issues=l.issues),t.abortEarly){r.typed=!1;break}}l.typed||(r.typed=!1),r.value.push(l.value)}}else _addIssue(this,"type",r,t);return r}})}function boolean(e){return _standardSchema({kind:"schema",type:"boolean",reference:boolean,expects:"boolean",async:!1,message:e,"~run"(s,r){return typeof s.value=="boolean"?s.typed=!0:_addIssue(this,"type",s,r),s}})}function custom(e,s){return _standardSchema({kind:"schema",type:"custom",reference:custom,expects:"unknown",async:!1,check:e,message:s,"~run"(r,t){return this.check(r.value)?r.typed=!0:_addIssue(this,"type",r,t),r}})}function number(e){return _standardSchema({kind:"schema",type:"number",reference:number,expects:"number",async:!1,message:e,"~run"(s,r){return typeof s.value=="number"&&!isNaN(s.value)?s.typed=!0:_addIssue(this,"type",s,r),s}})}function optional(e,s){return _standardSchema({kind:"schema",type:"optional",reference:optional,expects:`(${e.expects} | undefined)`,async:!1,wrapped:e,default:s,"~run"(r,t){return r.value===void 0&&(this.default!==void 0&&(r.value=getDefault(this,r,t)),r.value===void 0)?(r.typed=!0,r):this.wrapped["~run"](r,t)}})}function picklist(e,s){return _standardSchema({kind:"schema",type:"picklist",reference:picklist,expects:_joinExpects(e.map(_stringify),"|"),async:!1,options:e,message:s,"~run"(r,t){return this.options.includes(r.value)?r.typed=!0:_addIssue(this,"type",r,t),r}})}function record(e,s,r){return _standardSchema({kind:"schema",type:"record",reference:record,expects:"Object",async:!1,key:e,value:s,message:r,"~run"(t,i){const a=t.value;if(a&&typeof a=="object"){t.typed=!0,t.value={};for(const n in a)if(_isValidObjectKey(a,n)){const l=a[n],o=this.key["~run"]({value:n},i);if(o.issues){const u={type:"object",origin:"key",input:a,key:n,value:l};for(const c of o.issues)c.path=[u],t.issues?.push(c);if(t.issues||(t.issues=o.issues),i.abortEarly){t.typed=!1;break}}const h=this.value["~run"]({value:l},i);if(h.issues){const u={type:"object",origin:"value",input:a,key:n,value:l};for(const c of h.issues)c.path?c.path.unshift(u):c.path=[u],t.issues?.push(c);if(t.issues||(t.issues=h.issues),i.abortEarly){t.typed=!1;break}}(!o.typed||!h.typed)&&(t.typed=!1),o.typed&&(t.value[o.value]=h.value)}}else _addIssue(this,"type",t,i);return t}})}function strictObject(e,s){return _standardSchema({kind:"schema",type:"strict_object",reference:strictObject,expects:"Object",async:!1,entries:e,message:s,"~run"(r,t){const i=r.value;if(i&&typeof i=="object"){r.typed=!0,r.value={};for(const a in this.entries){const n=this.entries[a];if(a in i||(n.type==="exact_optional"||n.type==="optional"||n.type==="nullish")&&n.default!==void 0){const l=a in i?i[a]:getDefault(n),o=n["~run"]({value:l},t);if(o.issues){const h={type:"object",origin:"value",input:i,key:a,value:l};for(const u of o.issues)u.path?u.path.unshift(h):u.path=[h],r.issues?.push(u);if(r.issues||(r.issues=o.issues),t.abortEarly){r.typed=!1;break}}o.typed||(r.typed=!1),r.value[a]=o.value}else if(n.fallback!==void 0)r.value[a]=getFallback(n);else if(n.type!=="exact_optional"&&n.type!=="optional"&&n.type!=="nullish"&&(_addIssue(this,"key",r,t,{input:void 0,expected:`"${a}"`,path:[{type:"object",origin:"key",input:i,key:a,value:i[a]}]}),t.abortEarly))break}if(!r.issues||!t.abortEarly){for(const a in i)if(!Object.prototype.hasOwnProperty.call(this.entries,a)){_addIssue(this,"key",r,t,{input:a,expected:"never",path:[{type:"object",origin:"key",input:i,key:a,value:i[a]}]});break}}}else _addIssue(this,"type",r,t);return r}})}function string(e){return _standardSchema({kind:"schema",type:"string",reference:string,expects:"string",async:!1,message:e,"~run"(s,r){return typeof s.value=="string"?s.typed=!0:_addIssue(this,"type",s,r),s}})}function unknown(){return _standardSchema({kind:"schema",type:"unknown",reference:unknown,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,e}})}function pipe(...e){return _standardSchema({...e[0],pipe:e,"~run"(s,r){for(const t of e)if(t.kind!=="metadata"){if(s.issues&&(t.kind==="schema"||t.kind==="transformation")){s.typed=!1;break}(!s.issues||!r.abortEarly&&!r.abortPipeEarly)&&(s=t["~run"](s,r))}return s}})}function safeParse(e,s,r){const t=e["~run"]({value:s},getGlobalConfig(r));return{typed:t.typed,success:!t.issues,output:t.value,issues:t.issues}}var FEW_WILDCARDS=/^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/;function isSafeGlob(e){return e===""||e.length>256||/[()!\\\0]|[@+?*]\(/.test(e)||(e.match(/\{/g)?.length??0)>2||/\{[^}]*\{/.test(e)||/\{[^}]*\.\./.test(e)?!1:FEW_WILDCARDS.test(e)}function createMemoryRules({onOff:e,ratio:s,logFiles:r,oneOf:t,wholeNumber:i}){return{"memory.markers":e,"memory.guidance":t(GUIDANCE_LEVELS),"memory.auto_capture.enabled":e,"memory.auto_capture.threshold":s,"memory.auto_capture.limit":i(0,10,"memories"),"memory.auto_capture.prompt_first":e,"memory.rotation.decision_logs":r,"memory.rotation.issue_logs":r,"memory.rotation.max_lines":i(1,1e6,"lines"),"memory.rotation.decision_days":i(0,36500,"days"),"memory.rotation.issue_days":i(0,36500,"days"),"memory.rotation.check_at_start":e,"memory.surface.limit":i(0,10,"memories"),"memory.surface.at_start":i(0,10,"memories")}}function isLogList(e){const s=r=>typeof r=="string"&&/^[\w.][\w./ -]{0,250}\.md$/.test(r)&&!r.includes("..");return Array.isArray(e)&&e.length<=20&&e.every(s)}function isPathList(e){const s=r=>typeof r=="string"&&/^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./ -]{0,255}$/.test(r);return Array.isArray(e)&&e.length<=10&&e.every(s)}var isName=e=>typeof e=="string"&&/^[A-Za-z][\w:-]{0,63}$/.test(e),isKeyword=e=>typeof e=="string"&&e.length<=80&&/[\p{L}\p{N}]/u.test(e),isKeywordList=e=>Array.isArray(e)&&e.length<=30&&e.every(isKeyword),FIELDS={intent:{isRequired:!0,check:isName},keywords:{isRequired:!0,check:e=>isKeywordList(e)&&e.length>0},negative_keywords:{isRequired:!1,check:isKeywordList},priority:{isRequired:!1,check:e=>Number.isInteger(e)&&Math.abs(e)<=1e3},agent:{isRequired:!0,check:isName},flag:{isRequired:!1,check:e=>typeof e=="string"&&/^[a-z][a-z0-9_]{0,59}$/.test(e)}};function isRouteList(e){return Array.isArray(e)&&e.length<=50&&e.every(isRoute)}function isRoute(e){if(typeof e!="object"||e===null||Array.isArray(e))return!1;const s=e;return Object.keys(s).every(r=>Object.hasOwn(FIELDS,r))&&Object.entries(FIELDS).every(([r,{isRequired:t,check:i}])=>s[r]===void 0?!t:i(s[r]))}var onOff={schema:boolean(),expected:"true or false"},ratio={schema:pipe(number(),gtValue(0),maxValue(1)),expected:"a number over 0 and up to 1"},tokens={schema:pipe(number(),integer(),minValue(1e3),maxValue(1e8)),expected:"a whole number of tokens, at least 1000"},wholeNumber=(e,s,r)=>({schema:pipe(number(),integer(),minValue(e),maxValue(s)),expected:`a whole number of ${r} from ${e} to ${s}`}),budget=wholeNumber(0,2500,"tokens"),oneOf=e=>({schema:picklist(e),expected:`one of ${e.join(", ")}`}),logFiles={schema:custom(isLogList),expected:"a list of at most 20 Markdown files in the project"},glob=pipe(string(),check(isSafeGlob)),globs=e=>pipe(array(glob),maxLength(e)),expectedGlobs=e=>`a list of at most ${e} globs with at most three wildcards each`,keepValid=e=>s=>{const r=Array.isArray(s)?s.filter(t=>is(e,t)).slice(0,100):[];return r.length===0?void 0:r},table=(e,s)=>pipe(custom(r=>!Array.isArray(r)),record(e,s)),toolName=pipe(string(),regex(/^[A-Za-z0-9_*:.-]{1,128}$/)),governed=table(glob,picklist(CRITICALITIES)),mode=oneOf(GUARD_MODES),architectureRule=strictObject({name:pipe(string(),regex(/^[\w .-]{1,60}$/)),files:globs(50),may_import:optional(globs(100)),never_import:optional(globs(100)),one_class_per_file:optional(boolean())}),operationName=pipe(string(),regex(/^[a-z][a-z0-9_]{0,39}$/)),thresholdRules=Object.fromEntries(THRESHOLD_ROWS.flatMap(e=>THRESHOLD_NAMES.map(s=>[`context_monitor.thresholds.${e}.${s}`,ratio]))),CONFIG_RULES={criticality:oneOf(CRITICALITIES),"context_monitor.enabled":onOff,"context_monitor.low_threshold":ratio,"context_monitor.warning_threshold":ratio,"context_monitor.critical_threshold":ratio,"context_monitor.emergency_threshold":ratio,...thresholdRules,"context_monitor.absolute_floors":onOff,"context_monitor.operations":{schema:pipe(unknown(),check(e=>!Array.isArray(e)),record(operationName,pipe(number(),integer(),minValue(1),maxValue(1e8)))),expected:"a table of operations in snake_case and their tokens"},"context_monitor.typical_operation":{schema:operationName,expected:"the name of an operation in snake_case"},"context_monitor.compaction_point":tokens,"context_monitor.window":tokens,"context_monitor.tone":oneOf(TONES),"escalation.gate_spawns":oneOf(SPAWN_GATES),"governance.c3_files":{schema:globs(50),expected:expectedGlobs(50)},"governance.c4_files":{schema:globs(50),expected:expectedGlobs(50)},"resumption.max_age_hours":{schema:pipe(number(),minValue(0),maxValue(87600)),expected:"a number of hours from 0 to 87600"},"resumption.steer_summary":onOff,"resumption.orchestration_file":{schema:pipe(string(),regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),expected:"a path inside the project"},profile:oneOf(PROFILES),"quality.sources":{schema:custom(isPathList),expected:"a list of at most 10 paths inside the project"},"reinforcement.cadence":oneOf(CADENCES),"reinforcement.files":{schema:globs(50),expected:expectedGlobs(50)},routing:{schema:custom(isRouteList),expected:"a list of at most 50 routes with intent, keywords and agent"},"budgets.session_start":budget,"budgets.user_prompt_submit":budget,...createMemoryRules({onOff,ratio,logFiles,oneOf,wholeNumber}),"compaction.core":oneOf(CORE_MODES),"guardrails.write_roots":{schema:globs(100),expected:expectedGlobs(100),salvage:e=>keepValid(glob)(e)??(Array.isArray(e)?[]:PLAN_ROOTS)},"guardrails.protected":{schema:globs(100),expected:expectedGlobs(100),salvage:keepValid(glob)},"guardrails.allowed_tools":{schema:pipe(array(toolName),maxLength(500)),expected:"a list of tool names, in which * stands for anything",salvage:keepValid(toolName)},"guardrails.mcp_writers":{schema:table(toolName,pipe(array(string()),maxLength(20))),expected:"a table of tool names, each with the list of its fields that hold paths"},"guardrails.governance":{schema:governed,expected:`a table of globs, each with one of ${CRITICALITIES.join(", ")}`,salvage:e=>{const r=(typeof e=="object"&&e!==null&&!Array.isArray(e)?Object.entries(e):[]).filter(t=>is(governed,Object.fromEntries([t])));return r.length===0?void 0:Object.fromEntries(r)}},"guardrails.architecture":{schema:pipe(array(architectureRule),maxLength(100)),expected:"a list of rules with name, files, and may_import, never_import or one_class_per_file",salvage:keepValid(architectureRule)},"guardrails.evaluator":onOff,"guardrails.unresolved":oneOf(UNRESOLVED_MODES),"guardrails.fail":oneOf(FAIL_MODES),"guardrails.deadline":wholeNumber(50,4e3,"milliseconds"),"guardrails.modes.allowed_tools":mode,"guardrails.modes.self_protection":mode,"guardrails.modes.confined_writes":mode,"guardrails.modes.write_size":mode,"guardrails.modes.tool_availability":mode,"guardrails.modes.plan_evaluator":mode,"guardrails.modes.architecture":mode,"guardrails.modes.governance":mode,"guardrails.modes.post_compaction_approval":mode,"guardrails.modes.stale_resumption":mode,"hooks.session_start":onOff,"hooks.user_prompt_submit":onOff,"hooks.pre_compact":onOff,"hooks.pre_tool_use":onOff,"hooks.post_tool_use":onOff,"sections.project_context":onOff,"sections.quality_context":onOff,"sections.quality_reinforcement":onOff,"sections.routing_hint":onOff,"sections.resumption_context":onOff,"sections.context_monitor":onOff,"sections.compaction_alert":onOff,"sections.work_log":onOff,"sections.memory_capture":onOff,"sections.response_guidance":onOff,"sections.related_memories":onOff,"sections.track_context":onOff,"sections.recent_diff":onOff,"sections.test_output":onOff,"sections.write_check":onOff};function acceptsValue(e,s){return safeParse(CONFIG_RULES[e].schema,s).success}var MAX_PROBLEMS=20,THRESHOLD_GROUPS=[THRESHOLD_NAMES.map(e=>`context_monitor.${e}_threshold`),...THRESHOLD_ROWS.map(e=>THRESHOLD_NAMES.map(s=>`context_monitor.thresholds.${e}.${s}`))];function resolveConfig(e,s){const r={...DEFAULT_CONFIG},t={},i=[],a=new Map,n=(o,h,u,c,m)=>{const p=()=>{const f=i.length<1e3?m?.(o):void 0;return f===void 0?{path:c}:{path:c,line:f}};if(!isConfigKey(o)){i.push({code:"config-unknown-key",...p(),cause:shorten(o)});return}if(!acceptsValue(o,h)){const f=CONFIG_RULES[o].salvage?.(h);f!==void 0&&(r[o]=f,t[o]=u);const g=`${o} = ${describeValue(h)}, expected ${CONFIG_RULES[o].expected}`;i.push({code:"config-bad-value",...p(),cause:g,consequence:`${describeUsed(r[o])} is used`});return}r[o]=h,t[o]=u,a.set(o,c)};for(const o of e){const h=createKeyLocator(o.text),u=i.length;for(const[m,p]of flatten(o.values))n(m,p,o.name,o.path,h);const c=i.splice(u+MAX_PROBLEMS).length;c>0&&i.push({code:"config-bad-value",path:o.path,cause:`${c} more entries are wrong`,consequence:"they are not used"})}const l=new Map(Object.keys(DEFAULT_CONFIG).map(o=>[environmentName(o),o]));for(const[o,h]of s){const u=l.get(o)??OLDER_NAMES[o]??o;n(u,parseSettingText(u,h),"environment",o)}layProfile(r,t);for(const o of THRESHOLD_GROUPS){const h=dropUnorderedThresholds(o,r,t,a);h&&i.push(h)}return{config:r,origins:t,problems:i}}function layProfile(e,s){const r=e.profile;for(const[t,i]of Object.entries(PROFILE_DEFAULTS[r]))!isConfigKey(t)||s[t]!==void 0||(e[t]=i,s[t]=`profile ${r}`)}function isConfigKey(e){return Object.hasOwn(CONFIG_RULES,e)}function parseSettingText(e,s){const r=s.trim();if(/^[[{]/.test(r)&&isConfigKey(e))try{return JSON.parse(r)}catch{return r}return isConfigKey(e)&&acceptsValue(e,[])?r.split(",").map(t=>t.trim()).filter(t=>t!==""):isConfigKey(e)&&typeof DEFAULT_CONFIG[e]=="boolean"&&/^[01]$/.test(r)?r==="1":r===""||isConfigKey(e)&&acceptsValue(e,r)?r:parseVariable(r)}function dropUnorderedThresholds(e,s,r,t){const i=e.filter(o=>s[o]!==null),a=i.map(o=>s[o]);if(a.every((o,h)=>h===0||o>(a[h-1]??0)))return null;const n=i.map((o,h)=>`${o} = ${a[h]}`).join(", "),l=t.get(i.at(-1)??"")??"configuration";for(const o of i)s[o]=null,delete r[o];return{code:"config-not-increasing",path:l,cause:`not increasing (${n})`}}function*flatten(e,s=null,r=0){const t=s!==null&&isConfigKey(s)&&isRecord(DEFAULT_CONFIG[s]),i=isRecord(e)&&!t&&!(e instanceof Date)&&r<=6,a=i?Object.entries(e):[];s!==null&&(!i||a.length===0&&isConfigKey(s))&&(yield[s,e]);for(const[n,l]of a){const o=n===""?'""':n;yield*flatten(l,s===null?o:`${s}.${o}`,r+1)}}function shorten(e){return e.length>100?`${e.slice(0,100)}...`:e}function describeUsed(e){const s=typeof e=="object"&&e!==null?JSON.stringify(e):describeValue(e);return shorten(s)}function describeValue(e){return typeof e=="string"?JSON.stringify(e.length>60?`${e.slice(0,60)}...`:e):e===null?"the value of the criticality or model":Array.isArray(e)?"a list":typeof e=="object"?"a table":String(e)}async function resolveSources(e){const s=[],r=[];for(const i of e.files)try{s.push({...i,values:i.name==="policy"?await parsePolicy(i.text):(0,import_parse_string.default)(i.text)})}catch(a){const{layer:n,problem:l}=closeBrokenLayer(i,a);n!==null&&s.push(n),r.push(l)}const t=resolveConfig(s,e.variables);return{...t,problems:[...r,...t.problems]}}async function parsePolicy(e){const{parseYamlRecord:s}=await loadPart("io/yaml-file");return wrapPolicy(s(e))}function closeBrokenLayer(e,s){const r=describeSyntaxError(e,s);if(!e.text.includes("write_roots"))return{layer:null,problem:r};const t={guardrails:{write_roots:PLAN_ROOTS}},i=`until it is repaired, writes are confined to ${PLAN_ROOTS.join(" and ")}`;return{layer:{...e,values:t},problem:{...r,consequence:i}}}function describeSyntaxError({name:e,path:s},r){const t=r.line,i=e==="policy"?"its front matter is not valid YAML":"not valid TOML";return typeof t=="number"?{code:"config-syntax",path:s,line:t+1,cause:i}:{code:"config-syntax",path:s,cause:i}}function saveCache(e,s){try{replaceFile(openStateFolder(e,["cache"]),"config.json",s)}catch{removeQuietly(`${e}/.holdfast/cache/config.json`)}};return {resolveSources,saveCache};
|*/
/*| part io/markdown-items
const {__export: Fe} = await loadPart("shared/14");var Ee={};Fe(Ee,{decode:()=>he,encode:()=>$,format:()=>fe,parse:()=>pe});var ye={};function Nn(e){let n=ye[e];if(n)return n;n=ye[e]=[];for(let r=0;r<128;r++){const u=String.fromCharCode(r);n.push(u)}for(let r=0;r<e.length;r++){const u=e.charCodeAt(r);n[u]="%"+("0"+u.toString(16).toUpperCase()).slice(-2)}return n}function re(e,n){typeof n!="string"&&(n=re.defaultChars);const r=Nn(n);return e.replace(/(%[a-f0-9]{2})+/gi,function(u){let t="";for(let i=0,o=u.length;i<o;i+=3){const s=parseInt(u.slice(i+1,i+3),16);if(s<128){t+=r[s];continue}if((s&224)===192&&i+3<o){const l=parseInt(u.slice(i+4,i+6),16);if((l&192)===128){const a=s<<6&1984|l&63;a<128?t+="\uFFFD\uFFFD":t+=String.fromCharCode(a),i+=3;continue}}if((s&240)===224&&i+6<o){const l=parseInt(u.slice(i+4,i+6),16),a=parseInt(u.slice(i+7,i+9),16);if((l&192)===128&&(a&192)===128){const f=s<<12&61440|l<<6&4032|a&63;f<2048||f>=55296&&f<=57343?t+="\uFFFD\uFFFD\uFFFD":t+=String.fromCharCode(f),i+=6;continue}}if((s&248)===240&&i+9<o){const l=parseInt(u.slice(i+4,i+6),16),a=parseInt(u.slice(i+7,i+9),16),f=parseInt(u.slice(i+10,i+12),16);if((l&192)===128&&(a&192)===128&&(f&192)===128){let h=s<<18&1835008|l<<12&258048|a<<6&4032|f&63;h<65536||h>1114111?t+="\uFFFD\uFFFD\uFFFD\uFFFD":(h-=65536,t+=String.fromCharCode(55296+(h>>10),56320+(h&1023))),i+=9;continue}}t+="\uFFFD"}return t})}re.defaultChars=";/?:@&=+$,#",re.componentChars="";var he=re,Be={};function qn(e){let n=Be[e];if(n)return n;n=Be[e]=[];for(let r=0;r<128;r++){const u=String.fromCharCode(r);/^[0-9a-z]$/i.test(u)?n.push(u):n.push("%"+("0"+r.toString(16).toUpperCase()).slice(-2))}for(let r=0;r<e.length;r++)n[e.charCodeAt(r)]=e[r];return n}function te(e,n,r){typeof n!="string"&&(r=n,n=te.defaultChars),typeof r>"u"&&(r=!0);const u=qn(n);let t="";for(let i=0,o=e.length;i<o;i++){const s=e.charCodeAt(i);if(r&&s===37&&i+2<o&&/^[0-9a-f]{2}$/i.test(e.slice(i+1,i+3))){t+=e.slice(i,i+3),i+=2;continue}if(s<128){t+=u[s];continue}if(s>=55296&&s<=57343){if(s>=55296&&s<=56319&&i+1<o){const l=e.charCodeAt(i+1);if(l>=56320&&l<=57343){t+=encodeURIComponent(e[i]+e[i+1]),i++;continue}}t+="%EF%BF%BD";continue}t+=encodeURIComponent(e[i])}return t}te.defaultChars=";/?:@&=+$,-_.!~*'()#",te.componentChars="-_.!~*'()";var $=te;function fe(e){let n="";return n+=e.protocol||"",n+=e.slashes?"//":"",n+=e.auth?e.auth+"@":"",e.hostname&&e.hostname.indexOf(":")!==-1?n+="["+e.hostname+"]":n+=e.hostname||"",n+=e.port?":"+e.port:"",n+=e.pathname||"",n+=e.search||"",n+=e.hash||"",n}function ie(){this.protocol=null,this.slashes=null,this.auth=null,this.port=null,this.hostname=null,this.hash=null,this.search=null,this.pathname=null}var Un=/^([a-z0-9.+-]+:)/i,On=/:[0-9]*$/,Wn=/^(\/\/?(?!\/)[^\?\s]*)(\?[^\s]*)?$/,$n=["<",">",'"',"`"," ","\r",`
`,"	"],Zn=["{","}","|","\\","^","`"].concat($n),Xn=["'"].concat(Zn),Te=["%","/","?",";","#"].concat(Xn),ze=["/","?","#"],Yn=255,Se=/^[+a-z0-9A-Z_-]{0,63}$/,Hn=/^([+a-z0-9A-Z_-]{0,63})(.*)$/,Ie={javascript:!0,"javascript:":!0},je={http:!0,https:!0,ftp:!0,gopher:!0,file:!0,"http:":!0,"https:":!0,"ftp:":!0,"gopher:":!0,"file:":!0};function Kn(e,n){if(e&&e instanceof ie)return e;const r=new ie;return r.parse(e,n),r}ie.prototype.parse=function(e,n){let r,u,t,i=e;if(i=i.trim(),!n&&e.split("#").length===1){const a=Wn.exec(i);if(a)return this.pathname=a[1],a[2]&&(this.search=a[2]),this}let o=Un.exec(i);if(o&&(o=o[0],r=o.toLowerCase(),this.protocol=o,i=i.substr(o.length)),(n||o||i.match(/^\/\/[^@\/]+@[^@\/]+/))&&(t=i.substr(0,2)==="//",t&&!(o&&Ie[o])&&(i=i.substr(2),this.slashes=!0)),!Ie[o]&&(t||o&&!je[o])){let a=-1;for(let c=0;c<ze.length;c++)u=i.indexOf(ze[c]),u!==-1&&(a===-1||u<a)&&(a=u);let f,h;a===-1?h=i.lastIndexOf("@"):h=i.lastIndexOf("@",a),h!==-1&&(f=i.slice(0,h),i=i.slice(h+1),this.auth=f),a=-1;for(let c=0;c<Te.length;c++)u=i.indexOf(Te[c]),u!==-1&&(a===-1||u<a)&&(a=u);a===-1&&(a=i.length),i[a-1]===":"&&a--;const d=i.slice(0,a);i=i.slice(a),this.parseHost(d),this.hostname=this.hostname||"";const p=this.hostname[0]==="["&&this.hostname[this.hostname.length-1]==="]";if(!p){const c=this.hostname.split(/\./);for(let D=0,g=c.length;D<g;D++){const b=c[D];if(b&&!b.match(Se)){let v="";for(let k=0,_=b.length;k<_;k++)b.charCodeAt(k)>127?v+="x":v+=b[k];if(!v.match(Se)){const k=c.slice(0,D),_=c.slice(D+1),R=b.match(Hn);R&&(k.push(R[1]),_.unshift(R[2])),_.length&&(i=_.join(".")+i),this.hostname=k.join(".");break}}}}this.hostname.length>Yn&&(this.hostname=""),p&&(this.hostname=this.hostname.substr(1,this.hostname.length-2))}const s=i.indexOf("#");s!==-1&&(this.hash=i.substr(s),i=i.slice(0,s));const l=i.indexOf("?");return l!==-1&&(this.search=i.substr(l),i=i.slice(0,l)),i&&(this.pathname=i),je[r]&&this.hostname&&!this.pathname&&(this.pathname=""),this},ie.prototype.parseHost=function(e){let n=On.exec(e);n&&(n=n[0],n!==":"&&(this.port=n.substr(1)),e=e.substr(0,e.length-n.length)),e&&(this.hostname=e)};var pe=Kn,Je={};Fe(Je,{Any:()=>Me,Cc:()=>Pe,Cf:()=>Gn,P:()=>de,S:()=>Le,Z:()=>Ne});var Me=/[\0-\uD7FF\uE000-\uFFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/,Pe=/[\0-\x1F\x7F-\x9F]/,Gn=/[\xAD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|\uD804[\uDCBD\uDCCD]|\uD80D[\uDC30-\uDC3F]|\uD82F[\uDCA0-\uDCA3]|\uD834[\uDD73-\uDD7A]|\uDB40[\uDC01\uDC20-\uDC7F]/,de=/[!-#%-\*,-\/:;\?@\[-\]_\{\}\xA1\xA7\xAB\xB6\xB7\xBB\xBF\u037E\u0387\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0609\u060A\u060C\u060D\u061B\u061D-\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9\u0830-\u083E\u085E\u0964\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A\u0E5B\u0F04-\u0F12\u0F14\u0F3A-\u0F3D\u0F85\u0FD0-\u0FD4\u0FD9\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E\u169B\u169C\u16EB-\u16ED\u1735\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944\u1945\u1A1E\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B4E\u1B4F\u1B5A-\u1B60\u1B7D-\u1B7F\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E\u1C7F\u1CC0-\u1CC7\u1CD3\u2010-\u2027\u2030-\u2043\u2045-\u2051\u2053-\u205E\u207D\u207E\u208D\u208E\u2308-\u230B\u2329\u232A\u2768-\u2775\u27C5\u27C6\u27E6-\u27EF\u2983-\u2998\u29D8-\u29DB\u29FC\u29FD\u2CF9-\u2CFC\u2CFE\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F\u2E52-\u2E5D\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0\u30FB\uA4FE\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA6F7\uA874-\uA877\uA8CE\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA95F\uA9C1-\uA9CD\uA9DE\uA9DF\uAA5C-\uAA5F\uAADE\uAADF\uAAF0\uAAF1\uABEB\uFD3E\uFD3F\uFE10-\uFE19\uFE30-\uFE52\uFE54-\uFE61\uFE63\uFE68\uFE6A\uFE6B\uFF01-\uFF03\uFF05-\uFF0A\uFF0C-\uFF0F\uFF1A\uFF1B\uFF1F\uFF20\uFF3B-\uFF3D\uFF3F\uFF5B\uFF5D\uFF5F-\uFF65]|\uD800[\uDD00-\uDD02\uDF9F\uDFD0]|\uD801\uDD6F|\uD802[\uDC57\uDD1F\uDD3F\uDE50-\uDE58\uDE7F\uDEF0-\uDEF6\uDF39-\uDF3F\uDF99-\uDF9C]|\uD803[\uDD6E\uDEAD\uDED0\uDF55-\uDF59\uDF86-\uDF89]|\uD804[\uDC47-\uDC4D\uDCBB\uDCBC\uDCBE-\uDCC1\uDD40-\uDD43\uDD74\uDD75\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDDF\uDE38-\uDE3D\uDEA9\uDFD4\uDFD5\uDFD7\uDFD8]|\uD805[\uDC4B-\uDC4F\uDC5A\uDC5B\uDC5D\uDCC6\uDDC1-\uDDD7\uDE41-\uDE43\uDE60-\uDE6C\uDEB9\uDF3C-\uDF3E]|\uD806[\uDC3B\uDD44-\uDD46\uDDE2\uDE3F-\uDE46\uDE9A-\uDE9C\uDE9E-\uDEA2\uDF00-\uDF09\uDFE1]|\uD807[\uDC41-\uDC45\uDC70\uDC71\uDEF7\uDEF8\uDF43-\uDF4F\uDFFF]|\uD809[\uDC70-\uDC74]|\uD80B[\uDFF1\uDFF2]|\uD81A[\uDE6E\uDE6F\uDEF5\uDF37-\uDF3B\uDF44]|\uD81B[\uDD6D-\uDD6F\uDE97-\uDE9A\uDFE2]|\uD82F\uDC9F|\uD836[\uDE87-\uDE8B]|\uD839\uDDFF|\uD83A[\uDD5E\uDD5F]/,Le=/[\$\+<->\^`\|~\xA2-\xA6\xA8\xA9\xAC\xAE-\xB1\xB4\xB8\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0384\u0385\u03F6\u0482\u058D-\u058F\u0606-\u0608\u060B\u060E\u060F\u06DE\u06E9\u06FD\u06FE\u07F6\u07FE\u07FF\u0888\u09F2\u09F3\u09FA\u09FB\u0AF1\u0B70\u0BF3-\u0BFA\u0C7F\u0D4F\u0D79\u0E3F\u0F01-\u0F03\u0F13\u0F15-\u0F17\u0F1A-\u0F1F\u0F34\u0F36\u0F38\u0FBE-\u0FC5\u0FC7-\u0FCC\u0FCE\u0FCF\u0FD5-\u0FD8\u109E\u109F\u1390-\u1399\u166D\u17DB\u1940\u19DE-\u19FF\u1B61-\u1B6A\u1B74-\u1B7C\u1FBD\u1FBF-\u1FC1\u1FCD-\u1FCF\u1FDD-\u1FDF\u1FED-\u1FEF\u1FFD\u1FFE\u2044\u2052\u207A-\u207C\u208A-\u208C\u20A0-\u20C1\u2100\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F\u218A\u218B\u2190-\u2307\u230C-\u2328\u232B-\u2429\u2440-\u244A\u249C-\u24E9\u2500-\u2767\u2794-\u27C4\u27C7-\u27E5\u27F0-\u2982\u2999-\u29D7\u29DC-\u29FB\u29FE-\u2B73\u2B76-\u2BFF\u2CE5-\u2CEA\u2E50\u2E51\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u2FF0-\u2FFF\u3004\u3012\u3013\u3020\u3036\u3037\u303E\u303F\u309B\u309C\u3190\u3191\u3196-\u319F\u31C0-\u31E5\u31EF\u3200-\u321E\u322A-\u3247\u3250\u3260-\u327F\u328A-\u32B0\u32C0-\u33FF\u4DC0-\u4DFF\uA490-\uA4C6\uA700-\uA716\uA720\uA721\uA789\uA78A\uA828-\uA82B\uA836-\uA839\uAA77-\uAA79\uAB5B\uAB6A\uAB6B\uFB29\uFBB2-\uFBD2\uFD40-\uFD4F\uFD90\uFD91\uFDC8-\uFDCF\uFDFC-\uFDFF\uFE62\uFE64-\uFE66\uFE69\uFF04\uFF0B\uFF1C-\uFF1E\uFF3E\uFF40\uFF5C\uFF5E\uFFE0-\uFFE6\uFFE8-\uFFEE\uFFFC\uFFFD]|\uD800[\uDD37-\uDD3F\uDD79-\uDD89\uDD8C-\uDD8E\uDD90-\uDD9C\uDDA0\uDDD0-\uDDFC]|\uD802[\uDC77\uDC78\uDEC8]|\uD803[\uDD8E\uDD8F\uDED1-\uDED8]|\uD805\uDF3F|\uD807[\uDFD5-\uDFF1]|\uD81A[\uDF3C-\uDF3F\uDF45]|\uD82F\uDC9C|\uD833[\uDC00-\uDCEF\uDCFA-\uDCFC\uDD00-\uDEB3\uDEBA-\uDED0\uDEE0-\uDEF0\uDF50-\uDFC3]|\uD834[\uDC00-\uDCF5\uDD00-\uDD26\uDD29-\uDD64\uDD6A-\uDD6C\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDDEA\uDE00-\uDE41\uDE45\uDF00-\uDF56]|\uD835[\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85\uDE86]|\uD838[\uDD4F\uDEFF]|\uD83B[\uDCAC\uDCB0\uDD2E\uDEF0\uDEF1]|\uD83C[\uDC00-\uDC2B\uDC30-\uDC93\uDCA0-\uDCAE\uDCB1-\uDCBF\uDCC1-\uDCCF\uDCD1-\uDCF5\uDD0D-\uDDAD\uDDE6-\uDE02\uDE10-\uDE3B\uDE40-\uDE48\uDE50\uDE51\uDE60-\uDE65\uDF00-\uDFFF]|\uD83D[\uDC00-\uDED8\uDEDC-\uDEEC\uDEF0-\uDEFC\uDF00-\uDFD9\uDFE0-\uDFEB\uDFF0]|\uD83E[\uDC00-\uDC0B\uDC10-\uDC47\uDC50-\uDC59\uDC60-\uDC87\uDC90-\uDCAD\uDCB0-\uDCBB\uDCC0\uDCC1\uDCD0-\uDCD8\uDD00-\uDE57\uDE60-\uDE6D\uDE70-\uDE7C\uDE80-\uDE8A\uDE8E-\uDEC6\uDEC8\uDECD-\uDEDC\uDEDF-\uDEEA\uDEEF-\uDEF8\uDF00-\uDF92\uDF94-\uDFEF\uDFFA]/,Ne=/[ \xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/,Vn=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376];function Qn(e){return e===0||e>=55296&&e<=57343||e>1114111}function er(e){return Qn(e)?65533:e>=128&&e<=159&&Vn[e-128]||e}function nr(e){return e-1>>>0<127||e-160>>>0<55136?String.fromCharCode(e):String.fromCodePoint(er(e))}var J=(()=>{const e=new Uint8Array(127);let n=0;for(let r=33;r<=126;r++)r!==34&&r!==36&&r!==92&&(e[r]=n++);return e})();function rr(e,n,r,u,t,i){const s=e.length,l=i*90;let a=0;const f=()=>{const x=J[e.charCodeAt(a++)];return x<i?x:x*91-l+J[e.charCodeAt(a++)]},h=r-u,d=r+t,p=new Int32Array(d);p.fill(-1,u,i),p.fill(-1,i+h,d);const c=new Int32Array(d),D=new Int32Array(d);function g(x,y){let A=0,T=y;const j=y+x;for(;T<j;){const I=J[e.charCodeAt(a++)];if(I<89)A+=I,p[T++]=A;else if(I===89){let S=J[e.charCodeAt(a++)]+2;for(;S--;)p[T++]=++A}else{const S=J[e.charCodeAt(a++)];A+=89+(S<90?S*91+J[e.charCodeAt(a++)]:J[e.charCodeAt(a++)]*8281+J[e.charCodeAt(a++)]*91+J[e.charCodeAt(a++)]),p[T++]=A}}}g(u,0),g(h,i);const b=new Int32Array(t*2);let v=0,k=0;function _(x,y){for(let A=0;A<x;A++){const T=y+A,j=f(),I=f();b[k*2]=j,b[k*2+1]=I,k+=1,c[T]=v;const S=(p[j]<0?D[j]:1)+(p[I]<0?D[I]:1);D[T]=S,v+=S}}_(t-i+u,i+h),_(i-u,u);const R=new Uint16Array(v);let C=0;for(let x=0;x<k;x++)for(let y=0;y<2;y++){const A=b[x*2+y],T=p[A];if(T<0){let j=c[A];const I=j+D[A];for(;j<I;)R[C++]=R[j++]}else R[C++]=T}const w=new Uint16Array(n);let E=0;for(;a<s;){let x=J[e.charCodeAt(a++)];x>=i&&(x=x*91-l+J[e.charCodeAt(a++)]);const y=p[x];if(y<0){let A=c[x];const T=A+D[x];for(;A<T;)w[E++]=R[A++]}else w[E++]=y}return w}var tr=rr("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P",13494,2713,49,25,61),B;(function(e){e[e.VALUE_LENGTH=49152]="VALUE_LENGTH",e[e.FLAG13=8192]="FLAG13",e[e.BRANCH_LENGTH=8064]="BRANCH_LENGTH",e[e.JUMP_TABLE=127]="JUMP_TABLE",e[e.VALUE_MASK=8191]="VALUE_MASK"})(B||(B={}));var z;(function(e){e[e.AMP=38]="AMP",e[e.NUM=35]="NUM",e[e.SEMI=59]="SEMI",e[e.EQUALS=61]="EQUALS",e[e.ZERO=48]="ZERO",e[e.NINE=57]="NINE",e[e.LOWER_A=97]="LOWER_A",e[e.LOWER_X=120]="LOWER_X"})(z||(z={}));var ue=32,qe=21,ir=2097151,_e=2047,Ue=0;function ur(e){const n=e>>>qe;return n===_e?Ue:n}function Oe(e){return e-z.ZERO>>>0<=9}function or(e){return(e|ue)-z.LOWER_A>>>0<=5}function We(e){return(e|ue)-z.LOWER_A>>>0<=25}function sr(e){return e===z.EQUALS||We(e)||Oe(e)}var $e;(function(e){e[e.EntityStart=0]="EntityStart",e[e.NumericStart=1]="NumericStart",e[e.NumericDecimal=2]="NumericDecimal",e[e.NumericHex=3]="NumericHex",e[e.NamedEntity=4]="NamedEntity"})($e||($e={}));var Ze;(function(e){e[e.Legacy=0]="Legacy",e[e.Strict=1]="Strict",e[e.Attribute=2]="Attribute"})(Ze||(Ze={}));function lr(e,n,r,u){const t=(n&B.BRANCH_LENGTH)>>7,i=n&B.JUMP_TABLE;if(i){if(t===0)return u===i?r:-1;const l=u-i;if(l>>>0>=t)return-1;const a=e[r+l];return a===0?-1:r+t+a-1&65535}if(t===0)return-1;const o=t+1>>1,s=r+o+t;for(let l=0;l<t;l++){const f=e[r+(l>>1)]>>((l&1)<<3)&255;if(f===u){const h=r+o+l;return s+e[h]&65535}if(f>u)return-1}return-1}function Xe(e,n,r){return r===1?String.fromCharCode(e[n]&B.VALUE_MASK):r===2?String.fromCharCode(e[n+1]):String.fromCharCode(e[n+1],e[n+2])}function ar(e,n,r){let u=n+1,t=0,i=u;if(u<r&&(e.charCodeAt(u)|ue)===z.LOWER_X)for(u+=1,i=u;u<r;){const s=e.charCodeAt(u);if(Oe(s))t=t*16+(s-z.ZERO);else if(or(s))t=t*16+((s|ue)-z.LOWER_A+10);else break;u+=1}else for(;u<r;){const s=e.charCodeAt(u)-z.ZERO;if(s>>>0>9)break;t=t*10+s,u+=1}if(u===i)return 0;u<r&&e.charCodeAt(u)===z.SEMI&&(u+=1),t>1114111&&(t=1114112);let o=u-n;return o>=_e&&(Ue=o,o=_e),o<<qe|t}function cr(e,n,r){const u=tr;let t=e.indexOf("&");if(t<0)return e;const i=e.length;let o=0,s="";const l=u[0],a=l&B.JUMP_TABLE,f=(l&B.BRANCH_LENGTH)>>7;do{const h=t+1,d=e.charCodeAt(h);let p,c;if(d===z.NUM){const D=ar(e,h,i);p=ur(D),n&&p>0&&e.charCodeAt(h+p-1)!==z.SEMI&&(p=0),c=p===0?"":nr(D&ir)}else if(We(d)){p=0,c="";const D=d-a;let g;if(D>>>0<f){const R=u[1+D];g=R===0?-1:f+R&65535}else g=-1;let b=0,v=0,k=g<0?0:u[g],_=h+1;e:for(;_<i;){for(;(k&(B.VALUE_LENGTH|B.FLAG13))===0&&(k&B.JUMP_TABLE)!==0;){const E=k&B.JUMP_TABLE,x=(k&B.BRANCH_LENGTH)>>7;if(x===0){if(e.charCodeAt(_)!==E)break e;g+=1}else{const y=e.charCodeAt(_)-E;if(y>>>0>=x)break e;const A=u[g+1+y];if(A===0)break e;g=g+x+A&65535}if(k=u[g],_+=1,_>=i)break e}if((k&(B.VALUE_LENGTH|B.FLAG13))===B.FLAG13){const E=(k&B.BRANCH_LENGTH)>>7;if(e.charCodeAt(_)!==(k&B.JUMP_TABLE))break;_+=1;const x=E-1;let y=g+1,A=0;for(;A+1<x;A+=2){const T=u[y];if(e.charCodeAt(_)!==(T&255)||(_+=1,e.charCodeAt(_)!==(T>>8&255)))break e;_+=1,y+=1}if(A<x){if(e.charCodeAt(_)!==(u[y]&255))break;_+=1}g+=1+(E>>1),k=u[g];continue}const R=k>>>14,C=e.charCodeAt(_);if(R!==0){if(C===z.SEMI){p=_-h+1,c=R===1?String.fromCharCode(k&B.VALUE_MASK):Xe(u,g,R);break}if(!n&&(k&B.FLAG13)===0&&(p=_-h,b=g,v=R),R===1)break}const w=lr(u,k,g+(R||1),C);if(w<0)break;g=w,k=u[g],_+=1}if(c===""){const R=k>>>14;R!==0&&!n&&(k&B.FLAG13)===0&&(p=_-h,b=g,v=R),p>0&&(c=Xe(u,b,v))}}else p=0,c="";p===0||r&&d!==z.NUM&&e.charCodeAt(h+p-1)!==z.SEMI&&h+p<i&&sr(e.charCodeAt(h+p))?t=h:(o<t&&(s+=e.slice(o,t)),s+=c,t=o=h+p),e.charCodeAt(t)!==z.AMP&&(t=e.indexOf("&",t))}while(t>=0);return s+e.slice(o)}function Ye(e){return cr(e,!0,!1)}var He;(function(e){e[e.XML=0]="XML",e[e.HTML=1]="HTML"})(He||(He={}));var Ke;(function(e){e[e.UTF8=0]="UTF8",e[e.ASCII=1]="ASCII",e[e.Extensive=2]="Extensive",e[e.Attribute=3]="Attribute",e[e.Text=4]="Text"})(Ke||(Ke={}));var hr=class{src_Any=Me.source;src_Cc=Pe.source;src_Z=Ne.source;src_P=de.source;src_ZPCc=[this.src_Z,this.src_P,this.src_Cc].join("|");src_ZCc=[this.src_Z,this.src_Cc].join("|");cache={};opts={maxLength:1e4,urlAuth:!1,schema_names:[]};constructor(e={}){this.opts={...this.opts,...e}}set(e={}){return this.opts={...this.opts,...e},this.cache={},this}escapeRE(e){return e.replace(/[.?*+^$[\]\\(){}|-]/g,"\\$&")}nestedPairRE(e,n,r=4){const u=this.escapeRE(e),t=this.escapeRE(n),i=`(?:(?!${this.src_ZCc}|${u}|${t}).)`;let o=`${u}${i}{0,1000}${t}`;for(let s=2;s<=r;s++)o=`${u}(?:${i}|${o}){0,1000}${t}`;return o}get_text_separators(){return this.cache.text_separators??=/[><\uff5c]/}get_pseudo_letter(){return this.cache.src_pseudo_letter??=new RegExp(`(?:(?!${this.get_text_separators().source}|${this.src_ZPCc})${this.src_Any})`)}get_ipv4_addr(){return this.cache.src_ip4??=new RegExp("(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])[.]){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])")}get_ipv6_addr(){const e="[0-9A-Fa-f]{1,4}",n=`(?:(?:${e}:${e})|${this.get_ipv4_addr().source})`;return this.cache.src_ip6_addr??=new RegExp(`(?:(?:${e}:){6}${n}|::(?:${e}:){5}${n}|(?:${e})?::(?:${e}:){4}${n}|(?:(?:${e}:){0,1}${e})?::(?:${e}:){3}${n}|(?:(?:${e}:){0,2}${e})?::(?:${e}:){2}${n}|(?:(?:${e}:){0,3}${e})?::${e}:${n}|(?:(?:${e}:){0,4}${e})?::${n}|(?:(?:${e}:){0,5}${e})?::${e}|(?:(?:${e}:){0,6}${e})?::)`)}get_ipv6_url_host(){return this.cache.src_ip6_host??=new RegExp(`\\[${this.get_ipv6_addr().source}\\]`)}get_ipv6_mail_host(){return this.cache.src_ipv6_mail_host??=new RegExp(`\\[IPv6:${this.get_ipv6_addr().source}\\]`)}get_auth(){return this.cache.src_auth??=new RegExp(`(?:(?:(?!${this.src_ZCc}|[@/\\[\\]()]).){1,50}@)?`)}get_port(){return this.cache.src_port??=new RegExp("(?::(?:6(?:[0-4]\\d{3}|5(?:[0-4]\\d{2}|5(?:[0-2]\\d|3[0-5])))|[1-5]?\\d{1,4}))?")}get_host_terminator(){return this.cache.src_host_terminator??=new RegExp(`(?=$|${this.get_text_separators().source}|${this.src_ZPCc})(?!${this.opts["---"]?"-(?!--)|":"-|"}_|:\\d|\\.-|\\.(?!$|${this.src_ZPCc}))`)}get_path_terminator(){return this.cache.src_path_terminator??=new RegExp(`${this.src_ZPCc}|${this.get_text_separators().source}`)}get_path(){return this.cache.src_path??=new RegExp(`(?:[/?#](?:${this.nestedPairRE("[","]")}|${this.nestedPairRE("(",")")}|${this.nestedPairRE("{","}")}|\\"(?:(?!${this.src_ZCc}|["]).){1,100}\\"|\\'(?:(?!${this.src_ZCc}|[']).){1,100}\\'|\\'(?=${this.get_pseudo_letter().source}|[-])|\\.{2,20}[:]?[a-zA-Z0-9%/&]|\\.(?!${this.src_ZCc}|[.]|$)|`+(this.opts["---"]?"\\-(?!--(?:[^-]|$))(?:-{0,19})|":"\\-{1,20}|")+`,(?!${this.src_ZCc}|$)|;(?!${this.src_ZCc}|$)|\\!{1,20}(?!${this.src_ZCc}|[!]|$)|\\?(?!${this.src_ZCc}|[?]|$)|`+this.get_path_extra().source+`[\\\\/:%@#&=_~*]|(?!${this.get_path_terminator().source}).){1,${this.opts.maxLength}}|\\/)?`)}get_mail_name(){return this.cache.src_mail_name??=new RegExp("[-!#$%&'*+/=?^_`{|}~a-zA-Z0-9](?:[-!#$%&'*+/=?^_`{|}~a-zA-Z0-9]|[.](?=[-!#$%&'*+/=?^_`{|}~a-zA-Z0-9])){0,63}")}get_xn(){return this.cache.src_xn??=new RegExp("xn--[a-z0-9\\-]{1,59}")}get_tld(){if(this.cache.tld)return this.cache.tld;const e=[...new Set(this.opts.tlds||[])].sort().reverse().join("|");return this.cache.tld=new RegExp(`${e||"$#none#$"}|${this.get_xn().source}`),this.cache.tld}get_domain_root(){return this.cache.src_domain_root??=new RegExp("(?:"+this.get_xn().source+`|${this.get_pseudo_letter().source}{1,63})`)}get_domain(){return this.cache.src_domain??=new RegExp("(?:"+this.get_xn().source+`|(?:${this.get_pseudo_letter().source})|(?:${this.get_pseudo_letter().source}(?:-|${this.get_pseudo_letter().source}){0,61}${this.get_pseudo_letter().source}))`)}get_url_host_port(){return this.cache.url_host_port??=new RegExp("(?:"+this.get_ipv6_url_host().source+`|(?:(?:(?:${this.get_domain().source})\\.){0,10}${this.get_domain().source}))`+this.get_port().source+this.get_host_terminator().source)}get_fuzzy_url_host_port(){return this.cache.fuzzy_url_host_port??=new RegExp("(?:"+(this.opts.fuzzyIP?this.get_ipv4_addr().source+"|":"")+`(?:(?:(?:${this.get_domain().source})\\.){1,10}(?:${this.get_tld().source})))`+this.get_host_terminator().source)}get_mail_host(){return this.cache.src_mail_host??=new RegExp("(?:"+this.get_ipv6_mail_host().source+`|(?:(?:(?:${this.get_domain().source})\\.){0,4}${this.get_domain().source}))`+this.get_host_terminator().source)}get_fuzzy_mail_host(){return this.cache.src_fuzzy_mail_host??=new RegExp("(?:"+this.get_ipv6_mail_host().source+`|(?:(?:(?:${this.get_domain().source})[.]){1,4}${this.get_domain_root().source}))`+this.get_host_terminator().source)}get_path_extra(){return this.cache.src_path_extra??=new RegExp("")}get_fuzzy_mail_host_search(){return this.cache.mail_fuzzy_host_search??=new RegExp(`@${this.get_fuzzy_mail_host().source}`,"ig")}get_fuzzy_link_search(){return this.cache.link_fuzzy_search??=new RegExp(`(^|(?![.:/\\-_@])(?:[$+<=>^\`|\uFF5C]|${this.src_ZPCc}))(?:(?![$+<=>^\`|\uFF5C])${this.get_fuzzy_url_host_port().source}${this.get_path().source})`,"ig")}get_http_validator(){return this.cache.http_validator??=new RegExp("\\/\\/"+(this.opts.urlAuth?this.get_auth().source:"")+this.get_url_host_port().source+this.get_path().source,"iy")}get_relative_proto_validator(){return this.cache.relative_proto_validator??=new RegExp((this.opts.urlAuth?this.get_auth().source:"")+`(?:localhost|${this.get_ipv6_url_host().source}|(?:(?:${this.get_domain().source})[.]){1,10}${this.get_domain_root().source})`+this.get_port().source+this.get_host_terminator().source+this.get_path().source,"iy")}get_mail_name_validator(){return this.cache.mail_name_validator??=new RegExp(`(?:^|${this.get_text_separators().source}|"|\\(|${this.src_ZCc})(${this.get_mail_name().source})$`)}get_mailto_validator(){return this.cache.mailto_validator??=new RegExp(`${this.get_mail_name().source}@${this.get_mail_host().source}`,"iy")}get_schema_names(){return this.cache.schema_names??=new RegExp((this.opts.schema_names||[]).map(e=>this.escapeRE(e)).join("|"))}get_schema_search(){return this.cache.schema_search??=new RegExp(`(^|(?!_)(?:[><\uFF5C]|${this.src_ZPCc}))(${this.get_schema_names().source})`,"ig")}get_schema_at_start(){return this.cache.schema_at_start??=new RegExp(`^${this.get_schema_search().source}`,"i")}},ge={validate:(e,n,r)=>{const u=r.re.get_http_validator();u.lastIndex=n;const t=u.exec(e);return t?t[0].length:0},normalize:(e,n)=>n.normalize(e)},fr={"http:":ge,"https:":ge,"ftp:":ge,"//":{validate:function(e,n,r){const u=r.re.get_relative_proto_validator();u.lastIndex=n;const t=u.exec(e);return t?n>=3&&e[n-3]===":"||n>=3&&e[n-3]==="/"?0:t[0].length:0},normalize:(e,n)=>n.normalize(e)},"mailto:":{validate:function(e,n,r){const u=r.re.get_mailto_validator();u.lastIndex=n;const t=u.exec(e);return t?t[0].length:0},normalize:(e,n)=>n.normalize(e)}},pr="a:cdefgilmnoqrstuwxz|b:abdefghijmnorstvwyz|c:acdfghiklmnoruvwxyz|d:ejkmoz|e:cegrstu|f:ijkmor|g:abdefghilmnpqrstuwy|h:kmnrtu|i:delmnoqrst|j:emop|k:eghimnprwyz|l:abcikrstuvy|m:acdeghklmnopqrstuvwxyz|n:acefgilopruz|o:m|p:aefghklmnrstwy|q:a|r:eosuw|s:abcdeghijklmnortuvxyz|t:cdfghjklmnortvwz|u:agksyz|v:aceginu|w:fs|y:et|z:amw",dr="biz|com|edu|gov|net|org|pro|web|xxx|aero|asia|coop|info|museum|name|shop|\u0440\u0444";function _r(){const e=dr.split("|");return pr.split("|").forEach(n=>{const r=n.indexOf(":"),u=n.slice(0,r);for(const t of n.slice(r+1))e.push(u+t)}),e}var gr={fuzzyLink:!1,fuzzyEmail:!0,fuzzyIP:!1,"---":!1,tlds:_r(),urlAuth:!1,maxLength:1e4},Ge=class{schema;index;lastIndex;raw;text;url;constructor(e,n,r,u){const t=e.slice(r,u);this.schema=n.toLowerCase(),this.index=r,this.lastIndex=u,this.raw=t,this.text=t,this.url=t}},kr=class{__opts__;__schemas__;re;constructor(e={}){const{rebuilder:n,...r}=e;this.__opts__={...gr,...r},this.__schemas__={...fr},this.re=n||new hr,this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)})}add(e,n=null){if(!n)delete this.__schemas__[e];else{const r={normalize:(u,t)=>t.normalize(u),...n};this.__schemas__[e]=r}return this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)}),this}set(e={}){return this.__opts__={...this.__opts__,...e},this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)}),this}test(e){if(!e.length)return!1;let n,r;for(r=this.re.get_schema_search(),r.lastIndex=0;(n=r.exec(e))!==null;)if(this.testSchemaAt(e,n[2],r.lastIndex))return!0;if(this.__opts__.fuzzyLink&&this.__schemas__["http:"]&&(r=this.re.get_fuzzy_link_search(),r.lastIndex=0,r.exec(e)!==null))return!0;if(this.__opts__.fuzzyEmail&&this.__schemas__["mailto:"]&&e.indexOf("@")>=0){const u=this.re.get_fuzzy_mail_host_search(),t=this.re.get_mail_name_validator();for(u.lastIndex=0;(n=u.exec(e))!==null;){const i=e.slice(Math.max(0,n.index-65),n.index);if(t.test(i))return!0}}return!1}testSchemaAt(e,n,r){return this.__schemas__[n.toLowerCase()]?this.__schemas__[n.toLowerCase()].validate(e.slice(0,r+this.__opts__.maxLength),r,this):0}match(e){const n=[],r=this.re.get_schema_search();let u,t,i,o,s,l,a=!1,f=!1,h=!1,d=0;if(!e.length)return null;for(r.lastIndex=0,this.__opts__.fuzzyLink&&this.__schemas__["http:"]&&(u=this.re.get_fuzzy_link_search(),u.lastIndex=0),this.__opts__.fuzzyEmail&&this.__schemas__["mailto:"]&&(t=this.re.get_fuzzy_mail_host_search(),t.lastIndex=0,i=this.re.get_mail_name_validator());;){const p=Math.max(d-1,0);if(t&&i&&!h&&(!s||s.index<d))for(t.lastIndex<p&&(t.lastIndex=p);;){const v=t.exec(e);if(!v){h=!0,s=void 0;break}const k=i.exec(e.slice(Math.max(0,v.index-65),v.index));if(k){if(s={schema:"mailto:",index:v.index-k[1].length,lastIndex:v.index+v[0].length},s.index>=d)break;t.lastIndex<p&&(t.lastIndex=p)}}if(u&&!f&&(!o||o.index<d))for(u.lastIndex<p&&(u.lastIndex=p);;){const v=u.exec(e);if(!v){f=!0,o=void 0;break}if(o={schema:"",index:v.index+v[1].length,lastIndex:v.index+v[0].length},o.index>=d)break;u.lastIndex<p&&(u.lastIndex=p)}let c=s;(!c||o&&(o.index<c.index||o.index===c.index&&o.lastIndex>c.lastIndex))&&(c=o);let D;if(!a)for(;;){if(!l){r.lastIndex<p&&(r.lastIndex=p);const _=r.exec(e);if(!_){a=!0;break}l={schema:_[2],index:_.index+_[1].length,lastIndex:_.index+_[0].length}}if(l.index<d){l=void 0;continue}if(c&&l.index>c.index)break;const v=l;l=void 0;const k=this.testSchemaAt(e,v.schema,v.lastIndex);if(k){D={schema:v.schema,index:v.index,lastIndex:v.lastIndex+k};break}}let g=D;if((!g||s&&(s.index<g.index||s.index===g.index&&s.lastIndex>g.lastIndex))&&(g=s),(!g||o&&(o.index<g.index||o.index===g.index&&o.lastIndex>g.lastIndex))&&(g=o),!g)break;g===s?s=void 0:g===o&&(o=void 0);const b=new Ge(e,g.schema,g.index,g.lastIndex);b.schema?this.__schemas__[b.schema].normalize(b,this):this.normalize(b),n.push(b),d=g.lastIndex}return n.length?n:null}matchAtStart(e){if(!e.length)return null;const n=this.re.get_schema_at_start().exec(e);if(!n)return null;const r=this.testSchemaAt(e,n[2],n[0].length);if(!r)return null;const u=new Ge(e,n[2],n.index+n[1].length,n.index+n[0].length+r);return this.__schemas__[u.schema].normalize(u,this),u}tlds(e,n=!1){return e=Array.isArray(e)?e:[e],n?this.__opts__.tlds=this.__opts__.tlds.concat(e):this.__opts__.tlds=e,this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)}),this}normalize(e){e.schema||(e.url=`http://${e.url}`),e.schema==="mailto:"&&!/^mailto:/i.test(e.url)&&(e.url=`mailto:${e.url}`)}},Z=2147483647,M=36,ke=1,Y=26,mr=38,Rr=700,Ve=72,Qe=128,en="-",br=/^xn--/,vr=/[^\0-\x7F]/,Cr=/[\x2E\u3002\uFF0E\uFF61]/g,Dr={overflow:"Overflow: input needs wider integers to process","not-basic":"Illegal input >= 0x80 (not a basic code point)","invalid-input":"Invalid input"},me=M-ke,P=Math.floor,Re=String.fromCharCode;function q(e){throw new RangeError(Dr[e])}function wr(e,n){const r=[];let u=e.length;for(;u--;)r[u]=n(e[u]);return r}function nn(e,n){const r=e.split("@");let u="";r.length>1&&(u=r[0]+"@",e=r[1]),e=e.replace(Cr,".");const t=e.split("."),i=wr(t,n).join(".");return u+i}function rn(e){const n=[];let r=0;const u=e.length;for(;r<u;){const t=e.charCodeAt(r++);if(t>=55296&&t<=56319&&r<u){const i=e.charCodeAt(r++);(i&64512)==56320?n.push(((t&1023)<<10)+(i&1023)+65536):(n.push(t),r--)}else n.push(t)}return n}var xr=e=>String.fromCodePoint(...e),Ar=function(e){return e>=48&&e<58?26+(e-48):e>=65&&e<91?e-65:e>=97&&e<123?e-97:M},tn=function(e,n){return e+22+75*(e<26)-((n!=0)<<5)},un=function(e,n,r){let u=0;for(e=r?P(e/Rr):e>>1,e+=P(e/n);e>me*Y>>1;u+=M)e=P(e/me);return P(u+(me+1)*e/(e+mr))},on=function(e){const n=[],r=e.length;let u=0,t=Qe,i=Ve,o=e.lastIndexOf(en);o<0&&(o=0);for(let s=0;s<o;++s)e.charCodeAt(s)>=128&&q("not-basic"),n.push(e.charCodeAt(s));for(let s=o>0?o+1:0;s<r;){const l=u;for(let f=1,h=M;;h+=M){s>=r&&q("invalid-input");const d=Ar(e.charCodeAt(s++));d>=M&&q("invalid-input"),d>P((Z-u)/f)&&q("overflow"),u+=d*f;const p=h<=i?ke:h>=i+Y?Y:h-i;if(d<p)break;const c=M-p;f>P(Z/c)&&q("overflow"),f*=c}const a=n.length+1;i=un(u-l,a,l==0),P(u/a)>Z-t&&q("overflow"),t+=P(u/a),u%=a,n.splice(u++,0,t)}return String.fromCodePoint(...n)},sn=function(e){const n=[];e=rn(e);const r=e.length;let u=Qe,t=0,i=Ve;for(const l of e)l<128&&n.push(Re(l));const o=n.length;let s=o;for(o&&n.push(en);s<r;){let l=Z;for(const f of e)f>=u&&f<l&&(l=f);const a=s+1;l-u>P((Z-t)/a)&&q("overflow"),t+=(l-u)*a,u=l;for(const f of e)if(f<u&&++t>Z&&q("overflow"),f===u){let h=t;for(let d=M;;d+=M){const p=d<=i?ke:d>=i+Y?Y:d-i;if(h<p)break;const c=h-p,D=M-p;n.push(Re(tn(p+c%D,0))),h=P(c/D)}n.push(Re(tn(h,0))),i=un(t,a,s===o),t=0,++s}++t,++u}return n.join("")},Fr=function(e){return nn(e,function(n){return br.test(n)?on(n.slice(4).toLowerCase()):n})},Er=function(e){return nn(e,function(n){return vr.test(n)?"xn--"+sn(n):n})},yr={version:"2.3.1",ucs2:{decode:rn,encode:xr},decode:on,encode:sn,toASCII:Er,toUnicode:Fr},ln=yr,an=Object.defineProperty,cn=(e,n)=>{let r={};for(var u in e)an(r,u,{get:e[u],enumerable:!0});return n||an(r,Symbol.toStringTag,{value:"Module"}),r},Br=cn({arrayReplaceAt:()=>Tr,asciiTrim:()=>se,callable:()=>hn,escapeHtml:()=>U,escapeRE:()=>qr,fromCodePoint:()=>H,isMdAsciiPunct:()=>V,isPunctChar:()=>pn,isPunctCharCode:()=>G,isSpace:()=>F,isValidEntityCode:()=>be,isWhiteSpace:()=>K,lib:()=>Ur,normalizeReference:()=>oe,unescapeAll:()=>X,unescapeMd:()=>jr});function hn(e){const n=function(...r){return Reflect.construct(e,r,new.target&&new.target!==n?new.target:e)};return Object.defineProperty(n,"name",{value:e.name}),Object.setPrototypeOf(n,e),n.prototype=e.prototype,n}function Tr(e,n,r){return[].concat(e.slice(0,n),r,e.slice(n+1))}function be(e){return!(e>=55296&&e<=57343||e>=64976&&e<=65007||(e&65535)===65535||(e&65535)===65534||e>=0&&e<=8||e===11||e>=14&&e<=31||e>=127&&e<=159||e>1114111)}function H(e){if(e>65535){e-=65536;const n=55296+(e>>10),r=56320+(e&1023);return String.fromCharCode(n,r)}return String.fromCharCode(e)}var fn=/\\([!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~])/g,zr=new RegExp(`${fn.source}|${/&([a-z#][a-z0-9]{1,31});/gi.source}`,"gi"),Sr=/^#((?:x[a-f0-9]{1,8}|[0-9]{1,8}))$/i;function Ir(e,n){if(n.charCodeAt(0)===35&&Sr.test(n)){const u=n[1].toLowerCase()==="x"?parseInt(n.slice(2),16):parseInt(n.slice(1),10);return be(u)?H(u):e}const r=Ye(e);return r!==e?r:e}function jr(e){return e.indexOf("\\")<0?e:e.replace(fn,"$1")}function X(e){return e.indexOf("\\")<0&&e.indexOf("&")<0?e:e.replace(zr,function(n,r,u){return r||Ir(n,u)})}var Jr=/[&<>"]/,Mr=/[&<>"]/g,Pr={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"};function Lr(e){return Pr[e]}function U(e){return Jr.test(e)?e.replace(Mr,Lr):e}var Nr=/[.?*+^$[\]\\(){}|-]/g;function qr(e){return e.replace(Nr,"\\$&")}function F(e){switch(e){case 9:case 32:return!0}return!1}function K(e){if(e>=8192&&e<=8202)return!0;switch(e){case 9:case 10:case 11:case 12:case 13:case 32:case 160:case 5760:case 8239:case 8287:case 12288:return!0}return!1}function pn(e){return de.test(e)||Le.test(e)}function G(e){return pn(H(e))}function V(e){switch(e){case 33:case 34:case 35:case 36:case 37:case 38:case 39:case 40:case 41:case 42:case 43:case 44:case 45:case 46:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 94:case 95:case 96:case 123:case 124:case 125:case 126:return!0;default:return!1}}function oe(e){return e=e.trim().replace(/\s+/g," "),e.toLowerCase().toUpperCase()}function dn(e){return e===32||e===9||e===10||e===13}function se(e){let n=0;for(;n<e.length&&dn(e.charCodeAt(n));n++);let r=e.length-1;for(;r>=n&&dn(e.charCodeAt(r));r--);return e.slice(n,r+1)}var Ur={mdurl:Ee,ucmicro:Je};function Or(e,n,r){let u,t,i,o;const s=e.posMax,l=e.pos;for(e.pos=n+1,u=1;e.pos<s;){if(i=e.src.charCodeAt(e.pos),i===93&&(u--,u===0)){t=!0;break}if(o=e.pos,e.md.inline.skipToken(e),i===91){if(o===e.pos-1)u++;else if(r)return e.pos=l,-1}}let a=-1;return t&&(a=e.pos),e.pos=l,a}function Wr(e,n,r){let u,t=n;const i={ok:!1,pos:0,str:""};if(e.charCodeAt(t)===60){for(t++;t<r;){if(u=e.charCodeAt(t),u===10||u===60)return i;if(u===62)return i.pos=t+1,i.str=X(e.slice(n+1,t)),i.ok=!0,i;if(u===92&&t+1<r){t+=2;continue}t++}return i}let o=0;for(;t<r&&(u=e.charCodeAt(t),!(u===32||u<32||u===127));){if(u===92&&t+1<r){if(e.charCodeAt(t+1)===32){t++;continue}t+=2;continue}if(u===40&&(o++,o>32))return i;if(u===41){if(o===0)break;o--}t++}return n===t||o!==0||(i.str=X(e.slice(n,t)),i.pos=t,i.ok=!0),i}function $r(e,n,r,u){let t,i=n;const o={ok:!1,can_continue:!1,pos:0,str:"",marker:0};if(u)o.str=u.str,o.marker=u.marker;else{if(i>=r)return o;let s=e.charCodeAt(i);if(s!==34&&s!==39&&s!==40)return o;n++,i++,s===40&&(s=41),o.marker=s}for(;i<r;){if(t=e.charCodeAt(i),t===o.marker)return o.pos=i+1,o.str+=X(e.slice(n,i)),o.ok=!0,o;if(t===40&&o.marker===41)return o;t===92&&i+1<r&&i++,i++}return o.can_continue=!0,o.str+=X(e.slice(n,i)),o}var Zr=cn({parseLinkDestination:()=>Wr,parseLinkLabel:()=>Or,parseLinkTitle:()=>$r});function Q(e){"@babel/helpers - typeof";return Q=typeof Symbol=="function"&&typeof Symbol.iterator=="symbol"?function(n){return typeof n}:function(n){return n&&typeof Symbol=="function"&&n.constructor===Symbol&&n!==Symbol.prototype?"symbol":typeof n},Q(e)}function Xr(e,n){if(Q(e)!="object"||!e)return e;var r=e[Symbol.toPrimitive];if(r!==void 0){var u=r.call(e,n||"default");if(Q(u)!="object")return u;throw new TypeError("@@toPrimitive must return a primitive value.")}return(n==="string"?String:Number)(e)}function Yr(e){var n=Xr(e,"string");return Q(n)=="symbol"?n:n+""}function m(e,n,r){return(n=Yr(n))in e?Object.defineProperty(e,n,{value:r,enumerable:!0,configurable:!0,writable:!0}):e[n]=r,e}var O=class{constructor(e,n,r){m(this,"map",null),m(this,"level",0),m(this,"children",null),m(this,"content",""),m(this,"markup",""),m(this,"info",""),m(this,"block",!1),m(this,"hidden",!1),this.type=e,this.tag=n,this.attrs=null,this.nesting=r,this.meta=null}attrIndex(e){if(!this.attrs)return-1;const n=this.attrs;for(let r=0,u=n.length;r<u;r++)if(n[r][0]===e)return r;return-1}attrPush(e){this.attrs?this.attrs.push(e):this.attrs=[e]}attrSet(e,n){const r=this.attrIndex(e),u=[e,n];r<0?this.attrPush(u):this.attrs[r]=u}attrGet(e){const n=this.attrIndex(e);let r=null;return n>=0&&(r=this.attrs[n][1]),r}attrJoin(e,n){const r=this.attrIndex(e);r<0?this.attrPush([e,n]):this.attrs[r][1]=`${this.attrs[r][1]} ${n}`}},ee=class{constructor(){m(this,"__rules__",[]),m(this,"__cache__",null)}__find__(e){for(let n=0;n<this.__rules__.length;n++)if(this.__rules__[n].name===e)return n;return-1}__compile__(){const e=new Set;this.__rules__.forEach(n=>{n.enabled&&n.alt.forEach(r=>{r&&e.add(r)})}),this.__cache__=Object.create(null),this.__cache__[""]=[],this.__rules__.forEach(n=>{n.enabled&&this.__cache__[""].push(n.fn)}),e.forEach(n=>{this.__cache__[n]=[],this.__rules__.forEach(r=>{r.enabled&&r.alt.indexOf(n)>=0&&this.__cache__[n].push(r.fn)})})}at(e,n,r={}){const u=this.__find__(e);if(u===-1)throw new Error(`Parser rule not found: ${e}`);this.__rules__[u].fn=n,this.__rules__[u].alt=r.alt||[],this.__cache__=null}before(e,n,r,u={}){const t=this.__find__(e);if(t===-1)throw new Error(`Parser rule not found: ${e}`);this.__rules__.splice(t,0,{name:n,enabled:!0,fn:r,alt:u.alt||[]}),this.__cache__=null}after(e,n,r,u={}){const t=this.__find__(e);if(t===-1)throw new Error(`Parser rule not found: ${e}`);this.__rules__.splice(t+1,0,{name:n,enabled:!0,fn:r,alt:u.alt||[]}),this.__cache__=null}push(e,n,r={}){this.__rules__.push({name:e,enabled:!0,fn:n,alt:r.alt||[]}),this.__cache__=null}enable(e,n=!1){Array.isArray(e)||(e=[e]);const r=[];return e.forEach(u=>{const t=this.__find__(u);if(t<0){if(n)return;throw new Error(`Rules manager: invalid rule name ${u}`)}this.__rules__[t].enabled=!0,r.push(u)}),this.__cache__=null,r}enableOnly(e,n=!1){Array.isArray(e)||(e=[e]),this.__rules__.forEach(r=>{r.enabled=!1}),this.enable(e,n)}disable(e,n=!1){Array.isArray(e)||(e=[e]);const r=[];return e.forEach(u=>{const t=this.__find__(u);if(t<0){if(n)return;throw new Error(`Rules manager: invalid rule name ${u}`)}this.__rules__[t].enabled=!1,r.push(u)}),this.__cache__=null,r}getRules(e){return this.__cache__||this.__compile__(),this.__cache__[e]||[]}},L={};L.code_inline=function(e,n,r,u,t){const i=e[n];return`<code${t.renderAttrs(i)}>${U(i.content)}</code>`},L.code_block=function(e,n,r,u,t){const i=e[n];return`<pre${t.renderAttrs(i)}><code>${U(e[n].content)}</code></pre>
`},L.fence=function(e,n,r,u,t){const i=e[n],o=i.info?X(i.info).trim():"";let s="",l="";if(o){const f=o.split(/(\s+)/g);s=f[0],l=f.slice(2).join("")}let a;if(r.highlight?a=r.highlight(i.content,s,l)||U(i.content):a=U(i.content),a.indexOf("<pre")===0)return a+`
`;if(o){const f=i.attrIndex("class"),h=i.attrs?i.attrs.slice():[];f<0?h.push(["class",`${r.langPrefix}${s}`]):(h[f]=[h[f][0],h[f][1]],h[f][1]+=` ${r.langPrefix}${s}`);const d={attrs:h};return`<pre><code${t.renderAttrs(d)}>${a}</code></pre>
`}return`<pre><code${t.renderAttrs(i)}>${a}</code></pre>
`},L.image=function(e,n,r,u,t){const i=e[n];return i.attrs[i.attrIndex("alt")][1]=t.renderInlineAsText(i.children,r,u),t.renderToken(e,n,r)},L.hardbreak=function(e,n,r){return r.xhtmlOut?`<br />
`:`<br>
`},L.softbreak=function(e,n,r){return r.breaks?r.xhtmlOut?`<br />
`:`<br>
`:`
`},L.text=function(e,n){return U(e[n].content)},L.html_block=function(e,n){return e[n].content},L.html_inline=function(e,n){return e[n].content};var _n=class{constructor(){m(this,"rules",Object.assign({},L))}renderAttrs(e){let n,r,u;if(!e.attrs)return"";for(u="",n=0,r=e.attrs.length;n<r;n++)u+=` ${U(e.attrs[n][0])}="${U(String(e.attrs[n][1]))}"`;return u}renderToken(e,n,r){const u=e[n];let t="";if(u.hidden)return"";let i=n-1;for(;i>=0&&e[i].hidden&&e[i].nesting===0;)i--;u.block&&u.nesting!==-1&&i>=0&&e[i].hidden&&e[i].nesting===-1&&(t+=`
`),t+=(u.nesting===-1?"</":"<")+u.tag,t+=this.renderAttrs(u),u.nesting===0&&r.xhtmlOut&&(t+=" /");let o=!1;if(u.block&&(o=!0,u.nesting===1)){let s=n+1;for(;s<e.length&&e[s].hidden&&e[s].nesting===0;)s++;if(s<e.length){const l=e[s];(l.type==="inline"||l.hidden||l.nesting===-1&&l.tag===u.tag)&&(o=!1)}}return t+=o?`>
`:">",t}renderInline(e,n,r){let u="";const t=this.rules;for(let i=0,o=e.length;i<o;i++){const s=e[i].type;typeof t[s]<"u"?u+=t[s](e,i,n,r,this):u+=this.renderToken(e,i,n)}return u}renderInlineAsText(e,n,r){let u="";for(let t=0,i=e.length;t<i;t++)switch(e[t].type){case"text":case"code_inline":u+=e[t].content;break;case"image":u+=this.renderInlineAsText(e[t].children,n,r);break;case"html_inline":case"html_block":u+=e[t].content;break;case"softbreak":case"hardbreak":u+=`
`}return u}render(e,n,r){let u="";const t=this.rules;for(let i=0,o=e.length;i<o;i++){const s=e[i].type;s==="inline"?u+=this.renderInline(e[i].children,n,r):typeof t[s]<"u"?u+=t[s](e,i,n,r,this):u+=this.renderToken(e,i,n)}return u}},gn=class{constructor(e,n,r){m(this,"tokens",[]),m(this,"inlineMode",!1),m(this,"Token",O),this.src=e,this.env=r,this.md=n}},Hr=/\r\n?/g,Kr=/\0/g;function Gr(e){let n;n=e.src.replace(Hr,`
`),n=n.replace(Kr,"\uFFFD"),e.src=n}function Vr(e){let n;e.inlineMode?(n=new e.Token("inline","",0),n.content=e.src,n.map=[0,1],n.children=[],e.tokens.push(n)):e.md.block.parse(e.src,e.md,e.env,e.tokens)}function Qr(e){const n=e.tokens;let r=0;for(let u=0;u<n.length;u++)n[u].type!=="reference_definition"&&(u!==r&&(n[r]=n[u]),r++);n.length!==r&&(n.length=r)}function et(e){const n=e.tokens;for(let r=0,u=n.length;r<u;r++){const t=n[r];t.type==="inline"&&e.md.inline.parse(t.content,e.md,e.env,t.children)}}function nt(e){return/^<a[>\s]/i.test(e)}function rt(e){return/^<\/a\s*>/i.test(e)}function tt(e){const n=e.tokens;if(e.md.options.linkify)for(let r=0,u=n.length;r<u;r++){if(n[r].type!=="inline"||!e.md.linkify.test(n[r].content))continue;const t=n[r].children,i=[];let o=0;for(let s=t.length-1;s>=0;s--){const l=t[s];if(l.type==="link_close"){for(s--;t[s].level!==l.level&&t[s].type!=="link_open";)s--;continue}if(l.type==="html_inline"&&(nt(l.content)&&o>0&&o--,rt(l.content)&&o++),!(o>0)&&l.type==="text"&&e.md.linkify.test(l.content)){const a=l.content;let f=e.md.linkify.match(a);const h=[];let d=l.level,p=0;f.length>0&&f[0].index===0&&s>0&&t[s-1].type==="text_special"&&(f=f.slice(1));for(let c=0;c<f.length;c++){const D=f[c].url,g=e.md.normalizeLink(D);if(!e.md.validateLink(g))continue;let b=f[c].text;f[c].schema?f[c].schema==="mailto:"&&!/^mailto:/i.test(b)?b=e.md.normalizeLinkText(`mailto:${b}`).replace(/^mailto:/,""):b=e.md.normalizeLinkText(b):b=e.md.normalizeLinkText(`http://${b}`).replace(/^http:\/\//,"");const v=f[c].index;if(v>p){const C=new e.Token("text","",0);C.content=a.slice(p,v),C.level=d,h.push(C)}const k=new e.Token("link_open","a",1);k.attrs=[["href",g]],k.level=d++,k.markup="linkify",k.info="auto",h.push(k);const _=new e.Token("text","",0);_.content=b,_.level=d,h.push(_);const R=new e.Token("link_close","a",-1);R.level=--d,R.markup="linkify",R.info="auto",h.push(R),p=f[c].lastIndex}if(p<a.length){const c=new e.Token("text","",0);c.content=a.slice(p),c.level=d,h.push(c)}i.push({index:s,nodes:h})}}if(i.length>0){let s=t.length;for(const h of i)s+=h.nodes.length-1;const l=new Array(s);let a=0,f=0;i.reverse();for(let h=0;h<t.length;h++){const d=i[a];if(d?.index===h){for(const p of d.nodes)l[f++]=p;a++}else l[f++]=t[h]}n[r].children=l}}}var kn=/\+-|\.\.|\?\?\?\?|!!!!|,,|--/,it=/\((c|tm|r)\)/i,ut=/\((c|tm|r)\)/gi,ot={c:"\xA9",r:"\xAE",tm:"\u2122"};function st(e,n){return ot[n.toLowerCase()]}function lt(e){let n=0;for(let r=e.length-1;r>=0;r--){const u=e[r];u.type==="text"&&!n&&(u.content=u.content.replace(ut,st)),u.type==="link_open"&&u.info==="auto"&&n--,u.type==="link_close"&&u.info==="auto"&&n++}}function at(e){let n=0;for(let r=e.length-1;r>=0;r--){const u=e[r];u.type==="text"&&!n&&kn.test(u.content)&&(u.content=u.content.replace(/\+-/g,"\xB1").replace(/\.{2,}/g,"\u2026").replace(/([?!])\u2026/g,"$1..").replace(/([?!]){4,}/g,"$1$1$1").replace(/,{2,}/g,",").replace(/(^|[^-])---(?=[^-]|$)/gm,"$1\u2014").replace(/(^|\s)--(?=\s|$)/gm,"$1\u2013").replace(/(^|[^-\s])--(?=[^-\s]|$)/gm,"$1\u2013")),u.type==="link_open"&&u.info==="auto"&&n--,u.type==="link_close"&&u.info==="auto"&&n++}}function ct(e){let n;if(e.md.options.typographer)for(n=e.tokens.length-1;n>=0;n--)e.tokens[n].type==="inline"&&(it.test(e.tokens[n].content)&&lt(e.tokens[n].children),kn.test(e.tokens[n].content)&&at(e.tokens[n].children))}var ht=/['"]/,mn=/['"]/g,Rn="\u2019",ft=1e3;function bn(e,n,r){for(;e.length>r;){const u=e.pop();u.isSingleQuote?n.single=u.prevSameQuoteIdx:n.double=u.prevSameQuoteIdx}}function le(e,n,r,u){e[n]||(e[n]=[]),e[n].push({pos:r,ch:u})}function pt(e,n){let r="",u=0;n.sort((t,i)=>t.pos-i.pos);for(let t=0;t<n.length;t++){const i=n[t];r+=e.slice(u,i.pos)+i.ch,u=i.pos+1}return r+e.slice(u)}function dt(e,n){let r;const u=[],t={single:-1,double:-1},i={};for(let o=0;o<e.length;o++){const s=e[o],l=e[o].level;for(r=u.length-1;r>=0&&!(u[r].level<=l);r--);if(bn(u,t,r+1),s.type!=="text")continue;const a=s.content;let f=0;const h=a.length;e:for(;f<h;){mn.lastIndex=f;const d=mn.exec(a);if(!d)break;let p=!0,c=!0;f=d.index+1;const D=d[0]==="'";let g=32;if(d.index-1>=0)g=a.charCodeAt(d.index-1);else for(r=o-1;r>=0&&!(e[r].type==="softbreak"||e[r].type==="hardbreak");r--)if(e[r].content){g=e[r].content.charCodeAt(e[r].content.length-1);break}let b=32;if(f<h)b=a.charCodeAt(f);else for(r=o+1;r<e.length&&!(e[r].type==="softbreak"||e[r].type==="hardbreak");r++)if(e[r].content){b=e[r].content.charCodeAt(0);break}const v=V(g)||G(g),k=V(b)||G(b),_=K(g),R=K(b);if(R?p=!1:k&&(_||v||(p=!1)),_?c=!1:v&&(R||k||(c=!1)),b===34&&d[0]==='"'&&g>=48&&g<=57&&(c=p=!1),p&&c&&(p=v,c=k),!p&&!c){D&&le(i,o,d.index,Rn);continue}if(c&&(r=D?t.single:t.double,r>=0&&u[r].level===l)){const C=u[r];let w,E;D?(w=n.md.options.quotes[2],E=n.md.options.quotes[3]):(w=n.md.options.quotes[0],E=n.md.options.quotes[1]),le(i,o,d.index,E),le(i,C.tokenIdx,C.contentPos,w),bn(u,t,r);continue e}if(p){if(u.length>=ft)return;u.push({tokenIdx:o,contentPos:d.index,isSingleQuote:D,level:l,prevSameQuoteIdx:D?t.single:t.double}),D?t.single=u.length-1:t.double=u.length-1}else c&&D&&le(i,o,d.index,Rn)}}Object.keys(i).forEach(function(o){const s=Number(o);e[s].content=pt(e[s].content,i[o])})}function _t(e){if(e.md.options.typographer)for(let n=e.tokens.length-1;n>=0;n--)e.tokens[n].type!=="inline"||!ht.test(e.tokens[n].content)||dt(e.tokens[n].children,e)}function gt(e){let n,r;const u=e.length;for(n=0;n<u;n++)e[n].type==="text_special"&&(e[n].type="text");for(n=r=0;n<u;n++)e[n].type==="text"&&n+1<u&&e[n+1].type==="text"?e[n+1].content=e[n].content+e[n+1].content:(n!==r&&(e[r]=e[n]),r++);n!==r&&(e.length=r)}function kt(e){let n,r;const u=e.tokens,t=u.length;for(let i=0;i<t;i++){if(u[i].type!=="inline")continue;const o=u[i].children,s=o.length;for(n=0;n<s;n++)o[n].type==="text_special"&&(o[n].type="text"),o[n].children&&gt(o[n].children);for(n=r=0;n<s;n++)o[n].type==="text"&&n+1<s&&o[n+1].type==="text"?o[n+1].content=o[n].content+o[n+1].content:(n!==r&&(o[r]=o[n]),r++);n!==r&&(o.length=r)}}var ve=[["normalize",Gr],["block",Vr],["strip_references",Qr],["inline",et],["linkify",tt],["replacements",ct],["smartquotes",_t],["text_join",kt]],vn=class{constructor(){m(this,"ruler",new ee),m(this,"State",gn);for(let e=0;e<ve.length;e++)this.ruler.push(ve[e][0],ve[e][1])}process(e){const n=this.ruler.getRules("");for(let r=0,u=n.length;r<u;r++)n[r](e)}},Cn=class{constructor(e,n,r,u){m(this,"bMarks",[]),m(this,"eMarks",[]),m(this,"tShift",[]),m(this,"sCount",[]),m(this,"bsCount",[]),m(this,"blkIndent",0),m(this,"line",0),m(this,"lineMax",0),m(this,"tight",!1),m(this,"listIndent",-1),m(this,"parentType","root"),m(this,"level",0),m(this,"Token",O),this.src=e,this.md=n,this.env=r,this.tokens=u;const t=this.src;for(let i=0,o=0,s=0,l=0,a=t.length,f=!1;o<a;o++){const h=t.charCodeAt(o);if(!f)if(F(h)){s++,h===9?l+=4-l%4:l++;continue}else f=!0;(h===10||o===a-1)&&(h!==10&&o++,this.bMarks.push(i),this.eMarks.push(o),this.tShift.push(s),this.sCount.push(l),this.bsCount.push(0),f=!1,s=0,l=0,i=o+1)}this.bMarks.push(t.length),this.eMarks.push(t.length),this.tShift.push(0),this.sCount.push(0),this.bsCount.push(0),this.lineMax=this.bMarks.length-1}push(e,n,r){const u=new O(e,n,r);return u.block=!0,r<0&&this.level--,u.level=this.level,r>0&&this.level++,this.tokens.push(u),u}isEmpty(e){return this.bMarks[e]+this.tShift[e]>=this.eMarks[e]}skipEmptyLines(e){for(let n=this.lineMax;e<n&&!(this.bMarks[e]+this.tShift[e]<this.eMarks[e]);e++);return e}skipSpaces(e){for(let n=this.src.length;e<n&&F(this.src.charCodeAt(e));e++);return e}skipSpacesBack(e,n){if(e<=n)return e;for(;e>n;)if(!F(this.src.charCodeAt(--e)))return e+1;return e}skipChars(e,n){for(let r=this.src.length;e<r&&this.src.charCodeAt(e)===n;e++);return e}skipCharsBack(e,n,r){if(e<=r)return e;for(;e>r;)if(n!==this.src.charCodeAt(--e))return e+1;return e}getLines(e,n,r,u){if(e>=n)return"";const t=new Array(n-e);for(let i=0,o=e;o<n;o++,i++){let s=0;const l=this.bMarks[o];let a=l,f;for(o+1<n||u?f=this.eMarks[o]+1:f=this.eMarks[o];a<f&&s<r;){const h=this.src.charCodeAt(a);if(F(h))h===9?s+=4-(s+this.bsCount[o])%4:s++;else if(a-l<this.tShift[o])s++;else break;a++}s>r?t[i]=new Array(s-r+1).join(" ")+this.src.slice(a,f):t[i]=this.src.slice(a,f)}return t.join("")}},mt=65536;function Ce(e,n){const r=e.bMarks[n]+e.tShift[n],u=e.eMarks[n];return e.src.slice(r,u)}function Dn(e){const n=[],r=e.length;let u=0,t=e.charCodeAt(u),i=!1,o=0,s="";for(;u<r;)t===124&&(i?(s+=e.substring(o,u-1),o=u):(n.push(s+e.substring(o,u)),s="",o=u+1)),i=t===92,u++,t=e.charCodeAt(u);return n.push(s+e.substring(o)),n}function Rt(e,n,r,u){if(n+2>r)return!1;let t=n+1;if(e.sCount[t]<e.blkIndent||e.sCount[t]-e.blkIndent>=4)return!1;let i=e.bMarks[t]+e.tShift[t];if(i>=e.eMarks[t])return!1;const o=e.src.charCodeAt(i++);if(o!==124&&o!==45&&o!==58||i>=e.eMarks[t])return!1;const s=e.src.charCodeAt(i++);if(s!==124&&s!==45&&s!==58&&!F(s)||o===45&&F(s))return!1;for(;i<e.eMarks[t];){const _=e.src.charCodeAt(i);if(_!==124&&_!==45&&_!==58&&!F(_))return!1;i++}let l=Ce(e,n+1),a=l.split("|");const f=[];for(let _=0;_<a.length;_++){const R=a[_].trim();if(!R){if(_===0||_===a.length-1)continue;return!1}if(!/^:?-+:?$/.test(R))return!1;R.charCodeAt(R.length-1)===58?f.push(R.charCodeAt(0)===58?"center":"right"):R.charCodeAt(0)===58?f.push("left"):f.push("")}if(l=Ce(e,n).trim(),l.indexOf("|")===-1||e.sCount[n]-e.blkIndent>=4)return!1;a=Dn(l),a.length&&a[0]===""&&a.shift(),a.length&&a[a.length-1]===""&&a.pop();const h=a.length;if(h===0||h!==f.length)return!1;if(u)return!0;const d=e.parentType;e.parentType="table";const p=e.md.block.ruler.getRules("blockquote"),c=e.push("table_open","table",1),D=[n,0];c.map=D;const g=e.push("thead_open","thead",1);g.map=[n,n+1];const b=e.push("tr_open","tr",1);b.map=[n,n+1];for(let _=0;_<a.length;_++){const R=e.push("th_open","th",1);f[_]&&(R.attrs=[["style",`text-align:${f[_]}`]]);const C=e.push("inline","",0);C.content=a[_].trim(),C.children=[],e.push("th_close","th",-1)}e.push("tr_close","tr",-1),e.push("thead_close","thead",-1);let v,k=0;for(t=n+2;t<r&&!(e.sCount[t]<e.blkIndent);t++){let _=!1;for(let C=0,w=p.length;C<w;C++)if(p[C](e,t,r,!0)){_=!0;break}if(_||(l=Ce(e,t).trim(),!l)||e.sCount[t]-e.blkIndent>=4||(a=Dn(l),a.length&&a[0]===""&&a.shift(),a.length&&a[a.length-1]===""&&a.pop(),k+=h-a.length,k>mt))break;if(t===n+2){const C=e.push("tbody_open","tbody",1);C.map=v=[n+2,0]}const R=e.push("tr_open","tr",1);R.map=[t,t+1];for(let C=0;C<h;C++){const w=e.push("td_open","td",1);f[C]&&(w.attrs=[["style",`text-align:${f[C]}`]]);const E=e.push("inline","",0);E.content=a[C]?a[C].trim():"",E.children=[],e.push("td_close","td",-1)}e.push("tr_close","tr",-1)}return v&&(e.push("tbody_close","tbody",-1),v[1]=t),e.push("table_close","table",-1),D[1]=t,e.parentType=d,e.line=t,!0}function bt(e,n,r){if(e.sCount[n]-e.blkIndent<4)return!1;let u=n+1,t=u;for(;u<r;){if(e.isEmpty(u)){u++;continue}if(e.sCount[u]-e.blkIndent>=4){u++,t=u;continue}break}e.line=t;const i=e.push("code_block","code",0);return i.content=e.getLines(n,t,4+e.blkIndent,!1)+`
`,i.map=[n,e.line],!0}function vt(e,n,r,u){let t=e.bMarks[n]+e.tShift[n],i=e.eMarks[n];if(e.sCount[n]-e.blkIndent>=4||t+3>i)return!1;const o=e.src.charCodeAt(t);if(o!==126&&o!==96)return!1;let s=t;t=e.skipChars(t,o);let l=t-s;if(l<3)return!1;const a=e.src.slice(s,t),f=e.src.slice(t,i);if(o===96&&f.indexOf(String.fromCharCode(o))>=0)return!1;if(u)return!0;let h=n,d=!1;for(;h++,!(h>=r||(t=s=e.bMarks[h]+e.tShift[h],i=e.eMarks[h],t<i&&e.sCount[h]<e.blkIndent));)if(e.src.charCodeAt(t)===o&&!(e.sCount[h]-e.blkIndent>=4)&&(t=e.skipChars(t,o),!(t-s<l)&&(t=e.skipSpaces(t),!(t<i)))){d=!0;break}l=e.sCount[n],e.line=h+(d?1:0);const p=e.push("fence","code",0);return p.info=f,p.content=e.getLines(n+1,h,l,!0),p.markup=a,p.map=[n,e.line],!0}function Ct(e,n,r,u){let t=e.bMarks[n]+e.tShift[n],i=e.eMarks[n];const o=e.lineMax;if(e.sCount[n]-e.blkIndent>=4||e.src.charCodeAt(t)!==62)return!1;if(u)return!0;const s=[],l=[],a=[],f=[],h=e.md.block.ruler.getRules("blockquote"),d=e.parentType;e.parentType="blockquote";let p=!1,c;for(c=n;c<r;c++){const k=e.sCount[c]<e.blkIndent;if(t=e.bMarks[c]+e.tShift[c],i=e.eMarks[c],t>=i)break;if(e.src.charCodeAt(t++)===62&&!k){let R=e.sCount[c]+1,C,w;e.src.charCodeAt(t)===32?(t++,R++,w=!1,C=!0):e.src.charCodeAt(t)===9?(C=!0,(e.bsCount[c]+R)%4===3?(t++,R++,w=!1):w=!0):C=!1;let E=R;for(s.push(e.bMarks[c]),e.bMarks[c]=t;t<i;){const x=e.src.charCodeAt(t);if(F(x))x===9?E+=4-(E+e.bsCount[c]+(w?1:0))%4:E++;else break;t++}p=t>=i,l.push(e.bsCount[c]),e.bsCount[c]=e.sCount[c]+1+(C?1:0),a.push(e.sCount[c]),e.sCount[c]=E-R,f.push(e.tShift[c]),e.tShift[c]=t-e.bMarks[c];continue}if(p)break;let _=!1;for(let R=0,C=h.length;R<C;R++)if(h[R](e,c,r,!0)){_=!0;break}if(_){e.lineMax=c,e.blkIndent!==0&&(s.push(e.bMarks[c]),l.push(e.bsCount[c]),f.push(e.tShift[c]),a.push(e.sCount[c]),e.sCount[c]-=e.blkIndent);break}s.push(e.bMarks[c]),l.push(e.bsCount[c]),f.push(e.tShift[c]),a.push(e.sCount[c]),e.sCount[c]=-1}const D=e.blkIndent;e.blkIndent=0;const g=e.push("blockquote_open","blockquote",1);g.markup=">";const b=[n,0];g.map=b,e.md.block.tokenize(e,n,c);const v=e.push("blockquote_close","blockquote",-1);v.markup=">",e.lineMax=o,e.parentType=d,b[1]=e.line;for(let k=0;k<f.length;k++)e.bMarks[k+n]=s[k],e.tShift[k+n]=f[k],e.sCount[k+n]=a[k],e.bsCount[k+n]=l[k];return e.blkIndent=D,!0}function Dt(e,n,r,u){const t=e.eMarks[n];if(e.sCount[n]-e.blkIndent>=4)return!1;let i=e.bMarks[n]+e.tShift[n];const o=e.src.charCodeAt(i++);if(o!==42&&o!==45&&o!==95)return!1;let s=1;for(;i<t;){const a=e.src.charCodeAt(i++);if(a!==o&&!F(a))return!1;a===o&&s++}if(s<3)return!1;if(u)return!0;e.line=n+1;const l=e.push("hr","hr",0);return l.map=[n,e.line],l.markup=Array(s+1).join(String.fromCharCode(o)),!0}function wn(e,n){const r=e.eMarks[n];let u=e.bMarks[n]+e.tShift[n];const t=e.src.charCodeAt(u++);return t!==42&&t!==45&&t!==43||u<r&&!F(e.src.charCodeAt(u))?-1:u}function xn(e,n){const r=e.bMarks[n]+e.tShift[n],u=e.eMarks[n];let t=r;if(t+1>=u)return-1;let i=e.src.charCodeAt(t++);if(i<48||i>57)return-1;for(;;){if(t>=u)return-1;if(i=e.src.charCodeAt(t++),i>=48&&i<=57){if(t-r>=10)return-1;continue}if(i===41||i===46)break;return-1}return t<u&&(i=e.src.charCodeAt(t),!F(i))?-1:t}function wt(e,n){const r=e.level+2;for(let u=n+2,t=e.tokens.length-2;u<t;u++)e.tokens[u].level===r&&e.tokens[u].type==="paragraph_open"&&(e.tokens[u+2].hidden=!0,e.tokens[u].hidden=!0,u+=2)}function xt(e,n,r,u){let t,i,o,s,l=n,a=!0;if(e.sCount[l]-e.blkIndent>=4||e.listIndent>=0&&e.sCount[l]-e.listIndent>=4&&e.sCount[l]<e.blkIndent)return!1;let f=!1;u&&e.parentType==="paragraph"&&e.sCount[l]>=e.blkIndent&&(f=!0);let h,d,p;if((p=xn(e,l))>=0){if(h=!0,o=e.bMarks[l]+e.tShift[l],d=Number(e.src.slice(o,p-1)),f&&d!==1)return!1}else if((p=wn(e,l))>=0)h=!1;else return!1;if(f&&e.skipSpaces(p)>=e.eMarks[l])return!1;if(u)return!0;const c=e.src.charCodeAt(p-1),D=e.tokens.length;h?(s=e.push("ordered_list_open","ol",1),d!==1&&(s.attrs=[["start",d]])):s=e.push("bullet_list_open","ul",1);const g=[l,0];s.map=g,s.markup=String.fromCharCode(c);let b=!1;const v=e.md.block.ruler.getRules("list"),k=e.parentType;for(e.parentType="list";l<r;){i=p,t=e.eMarks[l];const _=e.sCount[l]+p-(e.bMarks[l]+e.tShift[l]);let R=_;for(;i<t;){const S=e.src.charCodeAt(i);if(S===9)R+=4-(R+e.bsCount[l])%4;else if(S===32)R++;else break;i++}const C=i;let w;C>=t?w=1:w=R-_,w>4&&(w=1);const E=_+w;s=e.push("list_item_open","li",1),s.markup=String.fromCharCode(c);const x=[l,0];s.map=x,h&&(s.info=e.src.slice(o,p-1));const y=e.tight,A=e.tShift[l],T=e.sCount[l],j=e.listIndent;if(e.listIndent=e.blkIndent,e.blkIndent=E,e.tight=!0,e.tShift[l]=C-e.bMarks[l],e.sCount[l]=R,C>=t&&e.isEmpty(l+1)?e.line=Math.min(e.line+2,r):e.md.block.tokenize(e,l,r),(!e.tight||b)&&(a=!1),b=e.line-l>1&&e.isEmpty(e.line-1),e.blkIndent=e.listIndent,e.listIndent=j,e.tShift[l]=A,e.sCount[l]=T,e.tight=y,s=e.push("list_item_close","li",-1),s.markup=String.fromCharCode(c),l=e.line,x[1]=l,l>=r||e.sCount[l]<e.blkIndent||e.sCount[l]-e.blkIndent>=4)break;let I=!1;for(let S=0,Ln=v.length;S<Ln;S++)if(v[S](e,l,r,!0)){I=!0;break}if(I)break;if(h){if(p=xn(e,l),p<0)break;o=e.bMarks[l]+e.tShift[l]}else if(p=wn(e,l),p<0)break;if(c!==e.src.charCodeAt(p-1))break}return h?s=e.push("ordered_list_close","ol",-1):s=e.push("bullet_list_close","ul",-1),s.markup=String.fromCharCode(c),g[1]=l,e.line=l,e.parentType=k,a&&wt(e,D),!0}var De=999;function At(e){let n=e.length;for(let r=0;r<e.length-1;r++){const u=e.charCodeAt(r);if(u<55296||u>56319)continue;const t=e.charCodeAt(r+1);t>=56320&&t<=57343&&(n--,r++)}return n}function ne(e,n){return Math.min(e.eMarks[n]+1,e.src.length)}function ae(e,n){const r=e.lineMax;if(n>=r||e.isEmpty(n))return-1;let u=!1;if(e.sCount[n]-e.blkIndent>3&&(u=!0),e.sCount[n]<0&&(u=!0),!u){const t=e.md.block.ruler.getRules("reference"),i=e.parentType;e.parentType="reference";let o=!1;for(let s=0,l=t.length;s<l;s++)if(t[s](e,n,r,!0)){o=!0;break}if(e.parentType=i,o)return-1}return e.bMarks[n]+e.tShift[n]}function Ft(e,n,r,u){const t=e.src;let i=e.bMarks[n]+e.tShift[n],o=n+1;if(e.sCount[n]-e.blkIndent>=4||t.charCodeAt(i)!==91)return!1;let s=ne(e,n),l="",a=-1,f=++i;for(;i<s;){if(l.length+i-f>De*2)return!1;let C=t.charCodeAt(i);if(C===91)return!1;if(C===93){a=i;break}if(C===92&&(C=t.charCodeAt(++i)),C===10&&i<s){const w=ae(e,o);if(w<0)return!1;l+=t.slice(f,s),i=f=w,s=ne(e,o++);continue}i++}if(a<0||t.charCodeAt(a+1)!==58||(l+=t.slice(f,a),l.length>De&&At(l)>De))return!1;for(i=a+2;i<s;){const C=t.charCodeAt(i);if(C===10){const w=ae(e,o);if(w<0)break;i=w,s=ne(e,o++)}else if(F(C))i++;else break}const h=e.md.helpers.parseLinkDestination(t,i,s);if(!h.ok)return!1;const d=e.md.normalizeLink(h.str);if(!e.md.validateLink(d))return!1;i=h.pos;const p=i,c=s,D=o;for(;i<s;){const C=t.charCodeAt(i);if(C===10){const w=ae(e,o);if(w<0)break;i=w,s=ne(e,o++)}else if(F(C))i++;else break}const g=i;let b=e.md.helpers.parseLinkTitle(t,i,s);for(;b.can_continue;){const C=ae(e,o);if(C<0)break;i=C,s=ne(e,o++),b=e.md.helpers.parseLinkTitle(t,i,s,b)}let v;for(g!==p&&b.ok?(v=b.str,i=b.pos):(v="",i=p,s=c,o=D);i<s&&F(t.charCodeAt(i));)i++;if(i<s&&t.charCodeAt(i)!==10&&v)for(v="",i=p,s=c,o=D;i<s&&F(t.charCodeAt(i));)i++;if(i<s&&t.charCodeAt(i)!==10)return!1;const k=oe(l);if(!k)return!1;if(u)return!0;typeof e.env.references>"u"&&(e.env.references={}),typeof e.env.references[k]>"u"&&(e.env.references[k]={title:v,href:d});const _=e.push("reference_definition","",0);_.map=[n,o],_.hidden=!0;const R=Object.create(null);return R.label=k,_.meta=R,e.line=o,!0}var Et=["address","article","aside","base","basefont","blockquote","body","caption","center","col","colgroup","dd","details","dialog","dir","div","dl","dt","fieldset","figcaption","figure","footer","form","frame","frameset","h1","h2","h3","h4","h5","h6","head","header","hr","html","iframe","legend","li","link","main","menu","menuitem","nav","noframes","ol","optgroup","option","p","param","search","section","summary","table","tbody","td","tfoot","th","thead","title","tr","track","ul"],An=`<[A-Za-z][A-Za-z0-9\\-]*(?:\\s+[a-zA-Z_:][a-zA-Z0-9:._-]*(?:\\s*=\\s*(?:[^"'=<>\`\\x00-\\x20]+|'[^']*'|"[^"]*"))?)*\\s*\\/?>`,Fn="<\\/[A-Za-z][A-Za-z0-9\\-]*\\s*>";new RegExp(`^(?:${An}|${Fn}|<!---?>|<!--(?:[^-]|-[^-]|--[^>])*-->|<[?][\\s\\S]*?[?]>|<![A-Za-z][^>]*>|<!\\[CDATA\\[[\\s\\S]*?\\]\\]>)`);var En=new RegExp(`^(?:${An}|${Fn})`),W=[[/^<(script|pre|style|textarea)(?=(\s|>|$))/i,/<\/(script|pre|style|textarea)>/i,!0],[/^<!--/,/-->/,!0],[/^<\?/,/\?>/,!0],[/^<![A-Za-z]/,/>/,!0],[/^<!\[CDATA\[/,/\]\]>/,!0],[new RegExp(`^</?(${Et.join("|")})(?=(\\s|/?>|$))`,"i"),/^$/,!0],[new RegExp(`${En.source}\\s*$`),/^$/,!1]];function yt(e,n,r,u){let t=e.bMarks[n]+e.tShift[n],i=e.eMarks[n];if(e.sCount[n]-e.blkIndent>=4||!e.md.options.html||e.src.charCodeAt(t)!==60)return!1;let o=e.src.slice(t,i),s=0;for(;s<W.length&&!W[s][0].test(o);s++);if(s===W.length)return!1;if(u)return W[s][2];let l=n+1;const a=W[s][1].test("");if(!W[s][1].test(o)){for(;l<r&&!(e.sCount[l]<e.blkIndent&&(a||!e.isEmpty(l)));l++)if(t=e.bMarks[l]+e.tShift[l],i=e.eMarks[l],o=e.src.slice(t,i),W[s][1].test(o)){o.length!==0&&l++;break}}e.line=l;const f=e.push("html_block","",0);return f.map=[n,l],f.content=e.getLines(n,l,e.blkIndent,!0),!0}function Bt(e,n,r,u){let t=e.bMarks[n]+e.tShift[n],i=e.eMarks[n];if(e.sCount[n]-e.blkIndent>=4)return!1;let o=e.src.charCodeAt(t);if(o!==35||t>=i)return!1;let s=1;for(o=e.src.charCodeAt(++t);o===35&&t<i&&s<=6;)s++,o=e.src.charCodeAt(++t);if(s>6||t<i&&!F(o))return!1;if(u)return!0;i=e.skipSpacesBack(i,t);const l=e.skipCharsBack(i,35,t);l>t&&F(e.src.charCodeAt(l-1))&&(i=l),e.line=n+1;const a=e.push("heading_open",`h${s}`,1);a.markup="########".slice(0,s),a.map=[n,e.line];const f=e.push("inline","",0);f.content=se(e.src.slice(t,i)),f.map=[n,e.line],f.children=[];const h=e.push("heading_close",`h${s}`,-1);return h.markup="########".slice(0,s),!0}function Tt(e,n,r){const u=e.md.block.ruler.getRules("paragraph");if(e.sCount[n]-e.blkIndent>=4)return!1;const t=e.parentType;e.parentType="paragraph";let i=0,o,s=n+1;for(;s<r&&!e.isEmpty(s);s++){if(e.sCount[s]-e.blkIndent>3)continue;if(e.sCount[s]>=e.blkIndent){let p=e.bMarks[s]+e.tShift[s];const c=e.eMarks[s];if(p<c&&(o=e.src.charCodeAt(p),(o===45||o===61)&&(p=e.skipChars(p,o),p=e.skipSpaces(p),p>=c))){i=o===61?1:2;break}}if(e.sCount[s]<0)continue;let d=!1;for(let p=0,c=u.length;p<c;p++)if(u[p](e,s,r,!0)){d=!0;break}if(d)break}if(!i)return e.parentType=t,!1;const l=se(e.getLines(n,s,e.blkIndent,!1));e.line=s+1;const a=e.push("heading_open",`h${i}`,1);a.markup=String.fromCharCode(o),a.map=[n,e.line];const f=e.push("inline","",0);f.content=l,f.map=[n,e.line-1],f.children=[];const h=e.push("heading_close",`h${i}`,-1);return h.markup=String.fromCharCode(o),e.parentType=t,!0}function zt(e,n,r){const u=e.md.block.ruler.getRules("paragraph"),t=e.parentType;let i=n+1;for(e.parentType="paragraph";i<r&&!e.isEmpty(i);i++){if(e.sCount[i]-e.blkIndent>3||e.sCount[i]<0)continue;let a=!1;for(let f=0,h=u.length;f<h;f++)if(u[f](e,i,r,!0)){a=!0;break}if(a)break}const o=se(e.getLines(n,i,e.blkIndent,!1));e.line=i;const s=e.push("paragraph_open","p",1);s.map=[n,e.line];const l=e.push("inline","",0);return l.content=o,l.map=[n,e.line],l.children=[],e.push("paragraph_close","p",-1),e.parentType=t,!0}var ce=[["table",Rt,["paragraph","reference"]],["code",bt],["fence",vt,["paragraph","reference","blockquote","list"]],["blockquote",Ct,["paragraph","reference","blockquote","list"]],["hr",Dt,["paragraph","reference","blockquote","list"]],["list",xt,["paragraph","reference","blockquote"]],["reference",Ft],["html_block",yt,["paragraph","reference","blockquote"]],["heading",Bt,["paragraph","reference","blockquote"]],["lheading",Tt],["paragraph",zt]],yn=class{constructor(){m(this,"ruler",new ee),m(this,"State",Cn);for(let e=0;e<ce.length;e++)this.ruler.push(ce[e][0],ce[e][1],{alt:(ce[e][2]||[]).slice()})}tokenize(e,n,r){const u=this.ruler.getRules(""),t=u.length,i=e.md.options.maxNesting;let o=n,s=!1;for(;o<r&&(e.line=o=e.skipEmptyLines(o),!(o>=r||e.sCount[o]<e.blkIndent));){if(e.level>=i){e.line=r;break}const l=e.line;let a=!1;for(let f=0;f<t;f++)if(a=u[f](e,o,r,!1),a){if(l>=e.line)throw new Error("block rule didn't increment state.line");break}if(!a)throw new Error("none of the block rules matched");e.tight=!s,e.isEmpty(e.line-1)&&(s=!0),o=e.line,o<r&&e.isEmpty(o)&&(s=!0,o++,e.line=o)}}parse(e,n,r,u){if(!e)return;const t=new this.State(e,n,r,u);this.tokenize(t,t.line,t.lineMax)}},Bn=class{constructor(e,n,r,u){m(this,"pos",0),m(this,"level",0),m(this,"pending",""),m(this,"pendingLevel",0),m(this,"cache",{}),m(this,"backticks",{}),m(this,"backticksScanned",!1),m(this,"skipHtmlSpecial",!1),m(this,"linkLevel",0),m(this,"delimiters",[]),m(this,"_prev_delimiters",[]),m(this,"Token",O),this.src=e,this.env=r,this.md=n,this.tokens=u,this.tokens_meta=Array(u.length),this.posMax=this.src.length}pushPending(){const e=new O("text","",0);return e.content=this.pending,e.level=this.pendingLevel,this.tokens.push(e),this.pending="",e}push(e,n,r){this.pending&&this.pushPending();const u=new O(e,n,r);let t;return r<0&&(this.level--,this.delimiters=this._prev_delimiters.pop()),u.level=this.level,r>0&&(this.level++,this._prev_delimiters.push(this.delimiters),this.delimiters=[],t={delimiters:this.delimiters}),this.pendingLevel=this.level,this.tokens.push(u),this.tokens_meta.push(t),u}scanDelims(e,n){const r=this.posMax,u=this.src.charCodeAt(e);let t;if(e===0)t=32;else if(e===1)t=this.src.charCodeAt(0),(t&63488)===55296&&(t=65533);else if(t=this.src.charCodeAt(e-1),(t&64512)===56320){const c=this.src.charCodeAt(e-2);t=(c&64512)===55296?65536+(c-55296<<10)+(t-56320):65533}else(t&64512)===55296&&(t=65533);let i=e;for(;i<r&&this.src.charCodeAt(i)===u;)i++;const o=i-e;let s=i<r?this.src.charCodeAt(i):32;if((s&64512)===55296){const c=this.src.charCodeAt(i+1);s=(c&64512)===56320?65536+(s-55296<<10)+(c-56320):65533}else(s&64512)===56320&&(s=65533);const l=V(t)||G(t),a=V(s)||G(s),f=K(t),h=K(s),d=!h&&(!a||f||l),p=!f&&(!l||h||a);return{can_open:d&&(n||!p||l),can_close:p&&(n||!d||a),length:o}}};function St(e){switch(e){case 10:case 33:case 35:case 36:case 37:case 38:case 42:case 43:case 45:case 58:case 60:case 61:case 62:case 64:case 91:case 92:case 93:case 94:case 95:case 96:case 123:case 125:case 126:return!0;default:return!1}}function It(e,n){let r=e.pos;for(;r<e.posMax&&!St(e.src.charCodeAt(r));)r++;return r===e.pos?!1:(n||(e.pending+=e.src.slice(e.pos,r)),e.pos=r,!0)}function jt(e){return e>=65&&e<=90||e>=97&&e<=122}function Jt(e){return e>=65&&e<=90||e>=97&&e<=122||e>=48&&e<=57||e===43||e===45||e===46}function Mt(e,n){if(!e.md.options.linkify||e.linkLevel>0)return!1;const r=e.pos,u=e.posMax;if(r+3>u||e.src.charCodeAt(r)!==58||e.src.charCodeAt(r+1)!==47||e.src.charCodeAt(r+2)!==47)return!1;const t=r-Math.min(10,e.pending.length,r);let i=r;for(;i>t&&Jt(e.src.charCodeAt(i-1));)i--;if(i===r||!jt(e.src.charCodeAt(i)))return!1;const o=r-i,s=e.md.linkify.matchAtStart(e.src.slice(i));if(!s)return!1;let l=s.url;if(l.length<=o)return!1;let a=l.length;for(;a>0&&l.charCodeAt(a-1)===42;)a--;a!==l.length&&(l=l.slice(0,a));const f=e.md.normalizeLink(l);if(!e.md.validateLink(f))return!1;if(!n){e.pending=e.pending.slice(0,-o);const h=e.push("link_open","a",1);h.attrs=[["href",f]],h.markup="linkify",h.info="auto";const d=e.push("text","",0);d.content=e.md.normalizeLinkText(l);const p=e.push("link_close","a",-1);p.markup="linkify",p.info="auto"}return e.pos+=l.length-o,!0}function Pt(e,n){let r=e.pos;if(e.src.charCodeAt(r)!==10)return!1;const u=e.pending.length-1,t=e.posMax;if(!n)if(u>=0&&e.pending.charCodeAt(u)===32)if(u>=1&&e.pending.charCodeAt(u-1)===32){let i=u-1;for(;i>=1&&e.pending.charCodeAt(i-1)===32;)i--;e.pending=e.pending.slice(0,i),e.push("hardbreak","br",0)}else e.pending=e.pending.slice(0,-1),e.push("softbreak","br",0);else e.push("softbreak","br",0);for(r++;r<t&&F(e.src.charCodeAt(r));)r++;return e.pos=r,!0}var we=[];for(let e=0;e<256;e++)we.push(0);"\\!\"#$%&'()*+,./:;<=>?@[]^_`{|}~-".split("").forEach(function(e){we[e.charCodeAt(0)]=1});function Lt(e,n){let r=e.pos;const u=e.posMax;if(e.src.charCodeAt(r)!==92||(r++,r>=u))return!1;let t=e.src.charCodeAt(r);if(t===10){for(n||e.push("hardbreak","br",0),r++;r<u&&(t=e.src.charCodeAt(r),!!F(t));)r++;return e.pos=r,!0}if(t===32){if(!n){const s=e.push("text_special","",0);s.content="\\",s.markup="\\",s.info="escape"}return e.pos=r,!0}let i=e.src[r];if(t>=55296&&t<=56319&&r+1<u){const s=e.src.charCodeAt(r+1);s>=56320&&s<=57343&&(i+=e.src[r+1],r++)}const o="\\"+i;if(!n){const s=e.push("text_special","",0);t<256&&we[t]!==0?s.content=i:s.content=o,s.markup=o,s.info="escape"}return e.pos=r+1,!0}function Nt(e){const n={};let r=0;for(;(r=e.indexOf("`",r))!==-1;){const u=r;for(;e.charCodeAt(++r)===96;);n[r-u]=u}return n}function qt(e,n){var r;const u=e.pos;if(e.src.charCodeAt(u)!==96)return!1;const t=e.posMax;let i=u+1;for(;i<t&&e.src.charCodeAt(i)===96;)i++;const o=e.src.slice(u,i),s=o.length;if(e.backticksScanned||(e.backticks=Nt(e.src),e.backticksScanned=!0),((r=e.backticks[s])!==null&&r!==void 0?r:-1)>=i){let l=i,a;for(;(a=e.src.indexOf("`",l))!==-1&&a<t;){for(l=a+1;e.src.charCodeAt(l)===96;)l++;if(l>t)break;if(l-a===s){if(!n){const f=e.push("code_inline","code",0);f.markup=o;let h=e.src.slice(i,a).replace(/\n/g," ");h.startsWith(" ")&&h.endsWith(" ")&&/[^ ]/.test(h)&&(h=h.slice(1,-1)),f.content=h}return e.pos=l,!0}}}return n||(e.pending+=o),e.pos=i,!0}function Ut(e,n){const r=e.pos,u=e.src.charCodeAt(r);if(n||u!==126)return!1;const t=e.scanDelims(e.pos,!0);let i=t.length;const o=String.fromCharCode(u);if(i<2)return!1;let s;i%2&&(s=e.push("text","",0),s.content=o,i--);for(let l=0;l<i;l+=2)s=e.push("text","",0),s.content=o+o,e.delimiters.push({marker:u,length:0,token:e.tokens.length-1,end:-1,open:t.can_open,close:t.can_close});return e.pos+=t.length,!0}function Tn(e,n){let r;const u=[],t=n.length;for(let i=0;i<t;i++){const o=n[i];if(o.marker!==126||o.end===-1)continue;const s=n[o.end];r=e.tokens[o.token],r.type="s_open",r.tag="s",r.nesting=1,r.markup="~~",r.content="",r=e.tokens[s.token],r.type="s_close",r.tag="s",r.nesting=-1,r.markup="~~",r.content="",e.tokens[s.token-1].type==="text"&&e.tokens[s.token-1].content==="~"&&u.push(s.token-1)}for(;u.length;){const i=u.pop();let o=i+1;for(;o<e.tokens.length&&e.tokens[o].type==="s_close";)o++;o--,i!==o&&(r=e.tokens[o],e.tokens[o]=e.tokens[i],e.tokens[i]=r)}}function Ot(e){const n=e.tokens_meta,r=e.tokens_meta.length;Tn(e,e.delimiters);for(let t=0;t<r;t++){var u;const i=(u=n[t])===null||u===void 0?void 0:u.delimiters;i&&Tn(e,i)}}var zn={tokenize:Ut,postProcess:Ot};function Wt(e,n){const r=e.pos,u=e.src.charCodeAt(r);if(n||u!==95&&u!==42)return!1;const t=e.scanDelims(e.pos,u===42);for(let i=0;i<t.length;i++){const o=e.push("text","",0);o.content=String.fromCharCode(u),e.delimiters.push({marker:u,length:t.length,token:e.tokens.length-1,end:-1,open:t.can_open,close:t.can_close})}return e.pos+=t.length,!0}function Sn(e,n){const r=n.length;for(let u=r-1;u>=0;u--){const t=n[u];if(t.marker!==95&&t.marker!==42||t.end===-1)continue;const i=n[t.end],o=u>0&&n[u-1].end===t.end+1&&n[u-1].marker===t.marker&&n[u-1].token===t.token-1&&n[t.end+1].token===i.token+1,s=String.fromCharCode(t.marker),l=e.tokens[t.token];l.type=o?"strong_open":"em_open",l.tag=o?"strong":"em",l.nesting=1,l.markup=o?s+s:s,l.content="";const a=e.tokens[i.token];a.type=o?"strong_close":"em_close",a.tag=o?"strong":"em",a.nesting=-1,a.markup=o?s+s:s,a.content="",o&&(e.tokens[n[u-1].token].content="",e.tokens[n[t.end+1].token].content="",u--)}}function $t(e){const n=e.tokens_meta,r=e.tokens_meta.length;Sn(e,e.delimiters);for(let t=0;t<r;t++){var u;const i=(u=n[t])===null||u===void 0?void 0:u.delimiters;i&&Sn(e,i)}}var In={tokenize:Wt,postProcess:$t};function Zt(e,n){let r,u,t,i,o="",s="",l=e.pos,a=!0;if(e.src.charCodeAt(e.pos)!==91)return!1;const f=e.pos,h=e.posMax,d=e.pos+1,p=e.md.helpers.parseLinkLabel(e,e.pos,!0);if(p<0)return!1;let c=p+1;if(c<h&&e.src.charCodeAt(c)===40){for(a=!1,c++;c<h&&(r=e.src.charCodeAt(c),!(!F(r)&&r!==10));c++);if(c>=h)return!1;if(l=c,t=e.md.helpers.parseLinkDestination(e.src,c,e.posMax),t.ok){for(o=e.md.normalizeLink(t.str),e.md.validateLink(o)?c=t.pos:o="",l=c;c<h&&(r=e.src.charCodeAt(c),!(!F(r)&&r!==10));c++);if(t=e.md.helpers.parseLinkTitle(e.src,c,e.posMax),c<h&&l!==c&&t.ok)for(s=t.str,c=t.pos;c<h&&(r=e.src.charCodeAt(c),!(!F(r)&&r!==10));c++);}(c>=h||e.src.charCodeAt(c)!==41)&&(a=!0),c++}if(a){if(typeof e.env.references>"u")return!1;if(c<h&&e.src.charCodeAt(c)===91?(l=c+1,c=e.md.helpers.parseLinkLabel(e,c),c>=0?u=e.src.slice(l,c++):c=p+1):c=p+1,u||(u=e.src.slice(d,p)),u=oe(u),i=e.env.references[u],!i)return e.pos=f,!1;o=i.href,s=i.title}if(!n){e.pos=d,e.posMax=p;const D=e.push("link_open","a",1),g=[["href",o]];if(D.attrs=g,s&&g.push(["title",s]),u){const b=Object.create(null);b.label=u,D.meta=b}e.linkLevel++,e.md.inline.tokenize(e),e.linkLevel--,e.push("link_close","a",-1)}return e.pos=c,e.posMax=h,!0}function Xt(e,n){let r,u,t,i,o,s,l,a,f="";const h=e.pos,d=e.posMax;if(e.src.charCodeAt(e.pos)!==33||e.src.charCodeAt(e.pos+1)!==91)return!1;const p=e.pos+2,c=e.md.helpers.parseLinkLabel(e,e.pos+1,!1);if(c<0)return!1;if(i=c+1,i<d&&e.src.charCodeAt(i)===40){for(i++;i<d&&(r=e.src.charCodeAt(i),!(!F(r)&&r!==10));i++);if(i>=d)return!1;for(a=i,s=e.md.helpers.parseLinkDestination(e.src,i,e.posMax),s.ok&&(f=e.md.normalizeLink(s.str),e.md.validateLink(f)?i=s.pos:f=""),a=i;i<d&&(r=e.src.charCodeAt(i),!(!F(r)&&r!==10));i++);if(s=e.md.helpers.parseLinkTitle(e.src,i,e.posMax),i<d&&a!==i&&s.ok)for(l=s.str,i=s.pos;i<d&&(r=e.src.charCodeAt(i),!(!F(r)&&r!==10));i++);else l="";if(i>=d||e.src.charCodeAt(i)!==41)return e.pos=h,!1;i++}else{if(typeof e.env.references>"u")return!1;if(i<d&&e.src.charCodeAt(i)===91?(a=i+1,i=e.md.helpers.parseLinkLabel(e,i),i>=0?t=e.src.slice(a,i++):i=c+1):i=c+1,t||(t=e.src.slice(p,c)),t=oe(t),o=e.env.references[t],!o)return e.pos=h,!1;f=o.href,l=o.title}if(!n){u=e.src.slice(p,c);const D=[];e.md.inline.parse(u,e.md,e.env,D);const g=e.push("image","img",0),b=[["src",f],["alt",""]];if(g.attrs=b,g.children=D,g.content=u,l&&b.push(["title",l]),t){const v=Object.create(null);v.label=t,g.meta=v}}return e.pos=i,e.posMax=d,!0}var Yt=/^([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)$/,Ht=/^([a-zA-Z][a-zA-Z0-9+.-]{1,31}):([^<>\x00-\x20]*)$/;function Kt(e,n){let r=e.pos;if(e.src.charCodeAt(r)!==60)return!1;const u=e.pos,t=e.posMax;for(;;){if(++r>=t)return!1;const o=e.src.charCodeAt(r);if(o===60)return!1;if(o===62)break}const i=e.src.slice(u+1,r);if(Ht.test(i)){const o=e.md.normalizeLink(i);if(!e.md.validateLink(o))return!1;if(!n){const s=e.push("link_open","a",1);s.attrs=[["href",o]],s.markup="autolink",s.info="auto";const l=e.push("text","",0);l.content=e.md.normalizeLinkText(i);const a=e.push("link_close","a",-1);a.markup="autolink",a.info="auto"}return e.pos+=i.length+2,!0}if(Yt.test(i)){const o=e.md.normalizeLink(`mailto:${i}`);if(!e.md.validateLink(o))return!1;if(!n){const s=e.push("link_open","a",1);s.attrs=[["href",o]],s.markup="autolink",s.info="auto";const l=e.push("text","",0);l.content=e.md.normalizeLinkText(i);const a=e.push("link_close","a",-1);a.markup="autolink",a.info="auto"}return e.pos+=i.length+2,!0}return!1}function Gt(e){return/^<a[>\s]/i.test(e)}function Vt(e){return/^<\/a\s*>/i.test(e)}function jn(e){const n=e|32;return n>=97&&n<=122}function Qt(e,n){const r=e.src;let u,t;if(r.startsWith("<!--",n)){if(r.startsWith(">",n+4))return n+5;if(r.startsWith("->",n+4))return n+6;u=n+4,t="-->"}else if(r.startsWith("<![CDATA[",n))u=n+9,t="]]>";else if(r.charCodeAt(n+1)===63)u=n+2,t="?>";else if(jn(r.charCodeAt(n+2)))u=n+3,t=">";else return-1;if(e.skipHtmlSpecial)return-1;const i=r.indexOf(t,u);return i<0?(e.skipHtmlSpecial=!0,-1):i+t.length}function ei(e,n){if(!e.md.options.html)return!1;const r=e.posMax,u=e.pos;if(e.src.charCodeAt(u)!==60||u+2>=r)return!1;let t;const i=e.src.charCodeAt(u+1);if(i===33||i===63)t=Qt(e,u);else if(i===47||jn(i)){const o=e.src.slice(u).match(En);t=o?u+o[0].length:-1}else return!1;if(t<0)return!1;if(!n){const o=e.push("html_inline","",0);o.content=e.src.slice(u,t),Gt(o.content)&&e.linkLevel++,Vt(o.content)&&e.linkLevel--}return e.pos=t,!0}var ni=/^&#((?:x[a-f0-9]{1,6}|[0-9]{1,7}));/i,ri=/^&([a-z][a-z0-9]{1,31});/i;function ti(e,n){const r=e.pos,u=e.posMax;if(e.src.charCodeAt(r)!==38||r+1>=u)return!1;if(e.src.charCodeAt(r+1)===35){const t=e.src.slice(r).match(ni);if(t){if(!n){const i=t[1][0].toLowerCase()==="x"?parseInt(t[1].slice(1),16):parseInt(t[1],10),o=e.push("text_special","",0);o.content=be(i)?H(i):H(65533),o.markup=t[0],o.info="entity"}return e.pos+=t[0].length,!0}}else{const t=e.src.slice(r).match(ri);if(t){const i=Ye(t[0]);if(i!==t[0]){if(!n){const o=e.push("text_special","",0);o.content=i,o.markup=t[0],o.info="entity"}return e.pos+=t[0].length,!0}}}return!1}function Jn(e){const n={},r=e.length;if(!r)return;let u=0,t=-2;const i=[];for(let o=0;o<r;o++){const s=e[o];if(i.push(0),(e[u].marker!==s.marker||t!==s.token-1)&&(u=o),t=s.token,s.length=s.length||0,!s.close)continue;n.hasOwnProperty(s.marker)||(n[s.marker]=[-1,-1,-1,-1,-1,-1]);const l=n[s.marker][(s.open?3:0)+s.length%3];let a=u-i[u]-1,f=a;for(;a>l;a-=i[a]+1){const h=e[a];if(h.marker===s.marker&&h.open&&h.end<0){let d=!1;if((h.close||s.open)&&(h.length+s.length)%3===0&&(h.length%3!==0||s.length%3!==0)&&(d=!0),!d){const p=a>0&&!e[a-1].open?i[a-1]+1:0;i[o]=o-a+p,i[a]=p,s.open=!1,h.end=o,h.close=!1,f=-1,t=-2;break}}}f!==-1&&(n[s.marker][(s.open?3:0)+(s.length||0)%3]=f)}}function ii(e){const n=e.tokens_meta,r=e.tokens_meta.length;Jn(e.delimiters);for(let t=0;t<r;t++){var u;const i=(u=n[t])===null||u===void 0?void 0:u.delimiters;i&&Jn(i)}}function ui(e){let n,r,u=0;const t=e.tokens,i=e.tokens.length;for(n=r=0;n<i;n++)t[n].nesting<0&&u--,t[n].level=u,t[n].nesting>0&&u++,t[n].type==="text"&&n+1<i&&t[n+1].type==="text"?t[n+1].content=t[n].content+t[n+1].content:(n!==r&&(t[r]=t[n]),r++);n!==r&&(t.length=r)}var xe=[["text",It],["linkify",Mt],["newline",Pt],["escape",Lt],["backticks",qt],["strikethrough",zn.tokenize],["emphasis",In.tokenize],["link",Zt],["image",Xt],["autolink",Kt],["html_inline",ei],["entity",ti]],Ae=[["balance_pairs",ii],["strikethrough",zn.postProcess],["emphasis",In.postProcess],["fragments_join",ui]],Mn=class{constructor(){m(this,"ruler",new ee),m(this,"ruler2",new ee),m(this,"State",Bn);for(let e=0;e<xe.length;e++)this.ruler.push(xe[e][0],xe[e][1]);for(let e=0;e<Ae.length;e++)this.ruler2.push(Ae[e][0],Ae[e][1])}skipToken(e){const n=e.pos,r=this.ruler.getRules(""),u=r.length,t=e.md.options.maxNesting,i=e.cache;if(typeof i[n]<"u"){e.pos=i[n];return}let o=!1;if(e.level<t){for(let s=0;s<u;s++)if(e.level++,o=r[s](e,!0),e.level--,o){if(n>=e.pos)throw new Error("inline rule didn't increment state.pos");break}}else e.pos=e.posMax;o||e.pos++,i[n]=e.pos}tokenize(e){const n=this.ruler.getRules(""),r=n.length,u=e.posMax,t=e.md.options.maxNesting;for(;e.pos<u;){const i=e.pos;let o=!1;if(e.level<t){for(let s=0;s<r;s++)if(o=n[s](e,!1),o){if(i>=e.pos)throw new Error("inline rule didn't increment state.pos");break}}if(o){if(e.pos>=u)break;continue}e.pending+=e.src[e.pos++]}e.pending&&e.pushPending()}parse(e,n,r,u){const t=new this.State(e,n,r,u);this.tokenize(t);const i=this.ruler2.getRules(""),o=i.length;for(let s=0;s<o;s++)i[s](t)}},oi={default:{options:{html:!1,xhtmlOut:!1,breaks:!1,langPrefix:"language-",linkify:!1,typographer:!1,quotes:"\u201C\u201D\u2018\u2019",highlight:null,maxNesting:100},components:{core:{},block:{},inline:{}}},zero:{options:{html:!1,xhtmlOut:!1,breaks:!1,langPrefix:"language-",linkify:!1,typographer:!1,quotes:"\u201C\u201D\u2018\u2019",highlight:null,maxNesting:20},components:{core:{rules:["normalize","block","strip_references","inline","text_join"]},block:{rules:["paragraph"]},inline:{rules:["text"],rules2:["balance_pairs","fragments_join"]}}},commonmark:{options:{html:!0,xhtmlOut:!0,breaks:!1,langPrefix:"language-",linkify:!1,typographer:!1,quotes:"\u201C\u201D\u2018\u2019",highlight:null,maxNesting:20},components:{core:{rules:["normalize","block","strip_references","inline","text_join"]},block:{rules:["blockquote","code","fence","heading","hr","html_block","lheading","list","reference","paragraph"]},inline:{rules:["autolink","backticks","emphasis","entity","escape","html_inline","image","link","newline","text"],rules2:["balance_pairs","emphasis","fragments_join"]}}}},si=/^(vbscript|javascript|file|data):/,li=/^data:image\/(gif|png|jpeg|webp);/,Pn=["http:","https:","mailto:"],N=class{validateLink(e){const n=e.trim().toLowerCase();return si.test(n)?li.test(n):!0}normalizeLink(e){const n=pe(e,!0);if(n.hostname&&(!n.protocol||Pn.indexOf(n.protocol)>=0))try{n.hostname=ln.toASCII(n.hostname)}catch{}return n.auth&&(n.auth=$(n.auth)),n.hostname&&(n.hostname=$(n.hostname)),n.pathname&&(n.pathname=$(n.pathname)),n.search&&(n.search=$(n.search)),n.hash&&(n.hash=$(n.hash)),fe(n)}normalizeLinkText(e){const n=pe(e,!0);if(n.hostname&&(!n.protocol||Pn.indexOf(n.protocol)>=0))try{n.hostname=ln.toUnicode(n.hostname)}catch{}return he(fe(n),he.defaultChars+"%")}constructor(...e){m(this,"inline",new Mn),m(this,"block",new yn),m(this,"core",new vn),m(this,"renderer",new _n),m(this,"linkify",new kr),m(this,"utils",Br),m(this,"helpers",Object.assign({},Zr));const[n,r]=e;typeof n=="string"?(this.configure(n),r&&this.set(r)):(this.configure("default"),this.set(n||{}))}set(e){return Object.assign(this.options,e),this}configure(e){let n;if(typeof e=="string"){const t=e;if(n=oi[t],!n)throw new Error(`Wrong 'markdown-it' preset "${t}", check name`)}else n=e;if(!n)throw new Error("Wrong `markdown-it` preset, can't be empty");n.options&&(this.options={...n.options});const r=n.components;if(r){var u;["core","block","inline"].forEach(i=>{var o;const s=(o=r[i])===null||o===void 0?void 0:o.rules;s&&this[i].ruler.enableOnly(s)});const t=(u=r.inline)===null||u===void 0?void 0:u.rules2;t&&this.inline.ruler2.enableOnly(t)}return this}enable(e,n=!1){let r=[];Array.isArray(e)||(e=[e]),["core","block","inline"].forEach(t=>{r=r.concat(this[t].ruler.enable(e,!0))}),r=r.concat(this.inline.ruler2.enable(e,!0));const u=e.filter(t=>r.indexOf(t)<0);if(u.length&&!n)throw new Error(`MarkdownIt. Failed to enable unknown rule(s): ${u}`);return this}disable(e,n=!1){let r=[];Array.isArray(e)||(e=[e]),["core","block","inline"].forEach(t=>{r=r.concat(this[t].ruler.disable(e,!0))}),r=r.concat(this.inline.ruler2.disable(e,!0));const u=e.filter(t=>r.indexOf(t)<0);if(u.length&&!n)throw new Error(`MarkdownIt. Failed to disable unknown rule(s): ${u}`);return this}use(e,...n){return e.apply(e,[this,...n]),this}parse(e,n){if(typeof e!="string")throw new Error("Input data should be a String");const r=new this.core.State(e,this,n);return this.core.process(r),r.tokens}render(e,n={}){return this.renderer.render(this.parse(e,n),this.options,n)}parseInline(e,n){const r=new this.core.State(e,this,n);return r.inlineMode=!0,this.core.process(r),r.tokens}renderInline(e,n={}){return this.renderer.render(this.parseInline(e,n),this.options,n)}};m(N,"Token",O),m(N,"Ruler",ee),m(N,"Renderer",_n),m(N,"ParserCore",vn),m(N,"StateCore",gn),m(N,"ParserBlock",yn),m(N,"StateBlock",Cn),m(N,"ParserInline",Mn),m(N,"StateInline",Bn);var ai=hn(N);function ci(e){const n=new ai("commonmark");n.enable("table"),n.core.ruler.enableOnly(["normalize","block"]);const r=new Set;let u=0;for(const{type:t,map:i}of n.parse(e,{}))t==="blockquote_open"?u+=1:t==="blockquote_close"?u-=1:t==="list_item_open"&&u===0&&i!==null&&r.add(i[0]);return r};return {findListItems: ci};
|*/
/*| part io/report
const {serializeEvent: u} = await loadPart("shared/6");const {appendState: l} = await loadPart("shared/11");const {cleanText: f,readClock: h,redactText: g} = await loadPart("shared/8");const {writeSync: m} = await loadPart("shared/3");var p={"stdin-unreadable":{failed:"Cannot read the hook input",consequence:"nothing was done"},"input-not-json":{failed:"Cannot parse the hook input",consequence:"nothing was done"},"input-wrong-shape":{failed:"Cannot use the hook input",consequence:"nothing was done"},"input-other-event":{failed:"Cannot use the hook input",consequence:"nothing was done"},"project-unknown":{failed:"Cannot tell the project folder",consequence:"nothing was done"},"config-unreadable":{failed:"Cannot read config",consequence:"this layer is ignored"},"config-too-large":{failed:"Cannot use config",consequence:"this layer is ignored"},"config-syntax":{failed:"Cannot read config",consequence:"this layer is ignored"},"config-unknown-key":{failed:"Unknown key in config",consequence:"it is ignored"},"config-bad-value":{failed:"Bad config value",consequence:"the default is used"},"config-not-increasing":{failed:"Bad config thresholds",consequence:"the thresholds of the criticality are used"},"transcript-unreadable":{failed:"Cannot read transcript",consequence:"the context is not measured"},"transcript-no-usage":{failed:"Cannot find a usage row in transcript",consequence:"the context is not measured"},"state-not-writable":{failed:"Cannot write",consequence:"it is not stored"},"state-busy":{failed:"Cannot lock",consequence:"nothing was changed"},"state-damaged":{failed:"Cannot use session state",consequence:"it is rebuilt from the session's checkpoints"},"checkpoint-damaged":{failed:"Cannot use checkpoint",consequence:"it is skipped, not deleted"},"orchestration-unreadable":{failed:"Cannot read",consequence:"the checkpoint has no resumption state"},"flags-unreadable":{failed:"Cannot read feature flags",consequence:"this layer is ignored"},"flag-bad-value":{failed:"Bad feature flag",consequence:"it is off"},"track-unusable":{failed:"Cannot tell the active track from",consequence:"no document of a track is loaded"},"documents-unusable":{failed:"Cannot compact the documents of",consequence:"they are left as they are"},"guard-failed":{failed:"Guard without a verdict",consequence:"the call goes through unjudged by it"},"section-failed":{failed:"Cannot make section",consequence:"it is left out"},"answer-too-long":{failed:"No room in the answer for",consequence:"it is left out"},"log-not-rotated":{failed:"Cannot rotate",consequence:"no entry is lost and the log stays as it is"},"memory-not-in-git":{failed:"Cannot write",consequence:"the memory is kept in a file until git takes it"},"memory-index-old":{failed:"Cannot bring up to date",consequence:'some memories are not found until "holdfast memory reindex" was run'},"memory-not-synced":{failed:"Cannot sync memories with",consequence:"they are kept here until the next sync"},"memory-unreadable":{failed:"Cannot read",consequence:"its memories are left out"}};function q(e){const t=p[e.code],n=e.path===void 0?"":` "${e.path}"${e.line===void 0?"":` line ${e.line}`}`,o=e.cause===void 0?"":`: ${e.cause}`;return`${t.failed}${n}${o}; ${e.consequence??t.consequence}`}function y(e,t,n,o){const a=w(e),s=a.map(i=>g(f(q(i)).replace(/\s+/g," ")));try{if(n===null)throw new Error("no project");const i=h().toISOString(),c=a.map((d,r)=>u({event:"problem",hook:t,code:d.code,text:s[r]??""},i,o));l(n,"events.jsonl",c.join(""))}catch{m(2,s.map(i=>`holdfast ${t}: ${i}
`).join(""))}}function w(e){const t=new Set;return e.filter(n=>{const o=n.code==="state-not-writable"?"":`${n.path} ${n.line}`,a=`${n.code} ${o} ${n.cause}`;return t.has(a)?!1:t.add(a)})};return {reportProblems: y};
|*/
/*| part io/yaml-file
const {isRecord: wt} = await loadPart("shared/7");var Ye=Symbol.for("yaml.alias"),Je=Symbol.for("yaml.document"),J=Symbol.for("yaml.map"),kt=Symbol.for("yaml.pair"),R=Symbol.for("yaml.scalar"),z=Symbol.for("yaml.seq"),B=Symbol.for("yaml.node.type"),Z=e=>!!e&&typeof e=="object"&&e[B]===Ye,he=e=>!!e&&typeof e=="object"&&e[B]===Je,de=e=>!!e&&typeof e=="object"&&e[B]===J,T=e=>!!e&&typeof e=="object"&&e[B]===kt,E=e=>!!e&&typeof e=="object"&&e[B]===R,pe=e=>!!e&&typeof e=="object"&&e[B]===z;function I(e){if(e&&typeof e=="object")switch(e[B]){case J:case z:return!0}return!1}function L(e){if(e&&typeof e=="object")switch(e[B]){case Ye:case J:case R:case z:return!0}return!1}var St=e=>(E(e)||I(e))&&!!e.anchor,_=Symbol("break visit"),vt=Symbol("skip children"),q=Symbol("remove node");function x(e,t){const s=Nt(t);he(e)?ee(null,e.contents,s,Object.freeze([e]))===q&&(e.contents=null):ee(null,e,s,Object.freeze([]))}x.BREAK=_,x.SKIP=vt,x.REMOVE=q;function ee(e,t,s,n){const i=Ot(e,t,s,n);if(L(i)||T(i))return At(e,n,i),ee(e,i,s,n);if(typeof i!="symbol"){if(I(t)){n=Object.freeze(n.concat(t));for(let r=0;r<t.items.length;++r){const o=ee(r,t.items[r],s,n);if(typeof o=="number")r=o-1;else{if(o===_)return _;o===q&&(t.items.splice(r,1),r-=1)}}}else if(T(t)){n=Object.freeze(n.concat(t));const r=ee("key",t.key,s,n);if(r===_)return _;r===q&&(t.key=null);const o=ee("value",t.value,s,n);if(o===_)return _;o===q&&(t.value=null)}}return i}async function Ge(e,t){const s=Nt(t);he(e)?await te(null,e.contents,s,Object.freeze([e]))===q&&(e.contents=null):await te(null,e,s,Object.freeze([]))}Ge.BREAK=_,Ge.SKIP=vt,Ge.REMOVE=q;async function te(e,t,s,n){const i=await Ot(e,t,s,n);if(L(i)||T(i))return At(e,n,i),te(e,i,s,n);if(typeof i!="symbol"){if(I(t)){n=Object.freeze(n.concat(t));for(let r=0;r<t.items.length;++r){const o=await te(r,t.items[r],s,n);if(typeof o=="number")r=o-1;else{if(o===_)return _;o===q&&(t.items.splice(r,1),r-=1)}}}else if(T(t)){n=Object.freeze(n.concat(t));const r=await te("key",t.key,s,n);if(r===_)return _;r===q&&(t.key=null);const o=await te("value",t.value,s,n);if(o===_)return _;o===q&&(t.value=null)}}return i}function Nt(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function Ot(e,t,s,n){if(typeof s=="function")return s(e,t,n);if(de(t))return s.Map?.(e,t,n);if(pe(t))return s.Seq?.(e,t,n);if(T(t))return s.Pair?.(e,t,n);if(E(t))return s.Scalar?.(e,t,n);if(Z(t))return s.Alias?.(e,t,n)}function At(e,t,s){const n=t[t.length-1];if(I(n))n.items[e]=s;else if(T(n))e==="key"?n.key=s:n.value=s;else if(he(n))n.contents=s;else{const i=Z(n)?"alias":"scalar";throw new Error(`Cannot replace node with ${i} parent`)}}var Ls={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},$s=e=>e.replace(/[!,[\]{}]/g,t=>Ls[t]),se=class V{constructor(t,s){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},V.defaultYaml,t),this.tags=Object.assign({},V.defaultTags,s)}clone(){const t=new V(this.yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){const t=new V(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:V.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},V.defaultTags);break}return t}add(t,s){this.atNextDocument&&(this.yaml={explicit:V.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},V.defaultTags),this.atNextDocument=!1);const n=t.trim().split(/[ \t]+/),i=n.shift();switch(i){case"%TAG":{if(n.length!==2&&(s(0,"%TAG directive should contain exactly two parts"),n.length<2))return!1;const[r,o]=n;return this.tags[r]=o,!0}case"%YAML":{if(this.yaml.explicit=!0,n.length!==1)return s(0,"%YAML directive should contain exactly one part"),!1;const[r]=n;if(r==="1.1"||r==="1.2")return this.yaml.version=r,!0;{const o=/^\d+\.\d+$/.test(r);return s(6,`Unsupported YAML version ${r}`,o),!1}}default:return s(0,`Unknown directive ${i}`,!0),!1}}tagName(t,s){if(t==="!")return"!";if(t[0]!=="!")return s(`Not a valid tag: ${t}`),null;if(t[1]==="<"){const o=t.slice(2,-1);return o==="!"||o==="!!"?(s(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&s("Verbatim tags must end with a >"),o)}const[,n,i]=t.match(/^(.*!)([^!]*)$/s);i||s(`The ${t} tag has no suffix`);const r=this.tags[n];if(r)try{return r+decodeURIComponent(i)}catch(o){return s(String(o)),null}return n==="!"?t:(s(`Could not resolve tag: ${t}`),null)}tagString(t){for(const[s,n]of Object.entries(this.tags))if(t.startsWith(n))return s+$s(t.substring(n.length));return t[0]==="!"?t:`!<${t}>`}toString(t){const s=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],n=Object.entries(this.tags);let i;if(t&&n.length>0&&L(t.contents)){const r={};x(t.contents,(o,a)=>{L(a)&&a.tag&&(r[a.tag]=!0)}),i=Object.keys(r)}else i=[];for(const[r,o]of n)r==="!!"&&o==="tag:yaml.org,2002:"||(!t||i.some(a=>a.startsWith(o)))&&s.push(`%TAG ${r} ${o}`);return s.join(`
`)}};se.defaultYaml={explicit:!1,version:"1.2"},se.defaultTags={"!!":"tag:yaml.org,2002:"};function Et(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){const s=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(s)}return!0}function Tt(e){const t=new Set;return x(e,{Value(s,n){n.anchor&&t.add(n.anchor)}}),t}function It(e,t){for(let s=1;;++s){const n=`${e}${s}`;if(!t.has(n))return n}}function Cs(e,t){const s=[],n=new Map;let i=null;return{onAnchor:r=>{s.push(r),i??(i=Tt(e));const o=It(t,i);return i.add(o),o},setAnchors:()=>{for(const r of s){const o=n.get(r);if(typeof o=="object"&&o.anchor&&(E(o.node)||I(o.node)))o.node.anchor=o.anchor;else{const a=new Error("Failed to resolve repeated object (this should not happen)");throw a.source=r,a}}},sourceObjects:n}}function ne(e,t,s,n){if(n&&typeof n=="object")if(Array.isArray(n))for(let i=0,r=n.length;i<r;++i){const o=n[i],a=ne(e,n,String(i),o);a===void 0?delete n[i]:a!==o&&(n[i]=a)}else if(n instanceof Map)for(const i of Array.from(n.keys())){const r=n.get(i),o=ne(e,n,i,r);o===void 0?n.delete(i):o!==r&&n.set(i,o)}else if(n instanceof Set)for(const i of Array.from(n)){const r=ne(e,n,i,i);r===void 0?n.delete(i):r!==i&&(n.delete(i),n.add(r))}else for(const[i,r]of Object.entries(n)){const o=ne(e,n,i,r);o===void 0?delete n[i]:o!==r&&(n[i]=o)}return e.call(t,s,n)}function K(e,t,s){if(Array.isArray(e))return e.map((n,i)=>K(n,String(i),s));if(e&&typeof e.toJSON=="function"){if(!s||!St(e))return e.toJSON(t,s);const n={aliasCount:0,count:1,res:void 0};s.anchors.set(e,n),s.onCreate=r=>{n.res=r,delete s.onCreate};const i=e.toJSON(t,s);return s.onCreate&&s.onCreate(i),i}return typeof e=="bigint"&&!s?.keep?Number(e):e}var Qe=class{constructor(e){Object.defineProperty(this,B,{value:e})}clone(){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e.range=this.range.slice()),e}toJS(e,{mapAsMap:t,maxAliasCount:s,onAnchor:n,reviver:i}={}){if(!he(e))throw new TypeError("A document argument is required");const r={anchors:new Map,doc:e,keep:!0,mapAsMap:t===!0,mapKeyWarned:!1,maxAliasCount:typeof s=="number"?s:100},o=K(this,"",r);if(typeof n=="function")for(const{count:a,res:l}of r.anchors.values())n(l,a);return typeof i=="function"?ne(i,{"":o},"",o):o}},We=class extends Qe{constructor(e){super(Ye),this.source=e,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(e,t){if(t?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let s;t?.aliasResolveCache?s=t.aliasResolveCache:(s=[],x(e,{Node:(i,r)=>{(Z(r)||St(r))&&s.push(r)}}),t&&(t.aliasResolveCache=s));let n;for(const i of s){if(i===this)break;i.anchor===this.source&&(n=i)}if(n&&t){const{anchors:i,doc:r,maxAliasCount:o}=t;let a=i.get(n);if(a||(K(n,null,t),a=i.get(n)),a?.res===void 0){const l="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(o>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=Ne(r,n,i)),a.count*a.aliasCount>o)){const l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return n}toJSON(e,t){if(!t)return{source:this.source};const s=this.resolve(t.doc,t);if(!s){const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(n)}return t.anchors.get(s).res}toString(e,t,s){const n=`*${this.source}`;if(e){if(Et(this.source),e.options.verifyAliasOrder&&!e.anchors.has(this.source)){const i=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(i)}if(e.implicitKey)return`${n} `}return n}};function Ne(e,t,s){if(Z(t)){const n=t.resolve(e),i=s&&n&&s.get(n);return i?i.count*i.aliasCount:0}else if(I(t)){let n=0;for(const i of t.items){const r=Ne(e,i,s);r>n&&(n=r)}return n}else if(T(t)){const n=Ne(e,t.key,s),i=Ne(e,t.value,s);return Math.max(n,i)}return 1}var Lt=e=>!e||typeof e!="function"&&typeof e!="object",N=class extends Qe{constructor(e){super(R),this.value=e}toJSON(e,t){return t?.keep?this.value:K(this.value,e,t)}toString(){return String(this.value)}};N.BLOCK_FOLDED="BLOCK_FOLDED",N.BLOCK_LITERAL="BLOCK_LITERAL",N.PLAIN="PLAIN",N.QUOTE_DOUBLE="QUOTE_DOUBLE",N.QUOTE_SINGLE="QUOTE_SINGLE";var _s="tag:yaml.org,2002:";function Ms(e,t,s){if(t){const n=s.filter(r=>r.tag===t),i=n.find(r=>!r.format)??n[0];if(!i)throw new Error(`Tag ${t} not found`);return i}return s.find(n=>n.identify?.(e)&&!n.format)}function me(e,t,s){if(he(e)&&(e=e.contents),L(e))return e;if(T(e)){const f=s.schema[J].createNode?.(s.schema,null,s);return f.items.push(e),f}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<"u"&&e instanceof BigInt)&&(e=e.valueOf());const{aliasDuplicateObjects:n,onAnchor:i,onTagObj:r,schema:o,sourceObjects:a}=s;let l;if(n&&e&&typeof e=="object"){if(l=a.get(e),l)return l.anchor??(l.anchor=i(e)),new We(l.anchor);l={anchor:null,node:null},a.set(e,l)}t?.startsWith("!!")&&(t=_s+t.slice(2));let c=Ms(e,t,o.tags);if(!c){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){const f=new N(e);return l&&(l.node=f),f}c=e instanceof Map?o[J]:Symbol.iterator in Object(e)?o[z]:o[J]}r&&(r(c),delete s.onTagObj);const d=c?.createNode?c.createNode(s.schema,e,s):typeof c?.nodeClass?.from=="function"?c.nodeClass.from(s.schema,e,s):new N(e);return t?d.tag=t:c.default||(d.tag=c.tag),l&&(l.node=d),d}function Oe(e,t,s){let n=s;for(let i=t.length-1;i>=0;--i){const r=t[i];if(typeof r=="number"&&Number.isInteger(r)&&r>=0){const o=[];o[r]=n,n=o}else n=new Map([[r,n]])}return me(n,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:e,sourceObjects:new Map})}var ge=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,$t=class extends Qe{constructor(e,t){super(e),Object.defineProperty(this,"schema",{value:t,configurable:!0,enumerable:!1,writable:!0})}clone(e){const t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return e&&(t.schema=e),t.items=t.items.map(s=>L(s)||T(s)?s.clone(e):s),this.range&&(t.range=this.range.slice()),t}addIn(e,t){if(ge(e))this.add(t);else{const[s,...n]=e,i=this.get(s,!0);if(I(i))i.addIn(n,t);else if(i===void 0&&this.schema)this.set(s,Oe(this.schema,n,t));else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`)}}deleteIn(e){const[t,...s]=e;if(s.length===0)return this.delete(t);const n=this.get(t,!0);if(I(n))return n.deleteIn(s);throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`)}getIn(e,t){const[s,...n]=e,i=this.get(s,!0);return n.length===0?!t&&E(i)?i.value:i:I(i)?i.getIn(n,t):void 0}hasAllNullValues(e){return this.items.every(t=>{if(!T(t))return!1;const s=t.value;return s==null||e&&E(s)&&s.value==null&&!s.commentBefore&&!s.comment&&!s.tag})}hasIn(e){const[t,...s]=e;if(s.length===0)return this.has(t);const n=this.get(t,!0);return I(n)?n.hasIn(s):!1}setIn(e,t){const[s,...n]=e;if(n.length===0)this.set(s,t);else{const i=this.get(s,!0);if(I(i))i.setIn(n,t);else if(i===void 0&&this.schema)this.set(s,Oe(this.schema,n,t));else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`)}}},Bs=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function U(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var Q=(e,t,s)=>e.endsWith(`
`)?U(s,t):s.includes(`
`)?`
`+U(s,t):(e.endsWith(" ")?"":" ")+s,Ct="flow",He="block",Ae="quoted";function Ee(e,t,s="flow",{indentAtStart:n,lineWidth:i=80,minContentWidth:r=20,onFold:o,onOverflow:a}={}){if(!i||i<0)return e;i<r&&(r=0);const l=Math.max(1+r,1+i-t.length);if(e.length<=l)return e;const c=[],d={};let f=i-t.length;typeof n=="number"&&(n>i-Math.max(2,r)?c.push(0):f=i-n);let u,m,g=!1,h=-1,p=-1,b=-1;s===He&&(h=_t(e,h,t.length),h!==-1&&(f=h+l));for(let k;k=e[h+=1];){if(s===Ae&&k==="\\"){switch(p=h,e[h+1]){case"x":h+=3;break;case"u":h+=5;break;case"U":h+=9;break;default:h+=1}b=h}if(k===`
`)s===He&&(h=_t(e,h,t.length)),f=h+t.length+l,u=void 0;else{if(k===" "&&m&&m!==" "&&m!==`
`&&m!=="	"){const S=e[h+1];S&&S!==" "&&S!==`
`&&S!=="	"&&(u=h)}if(h>=f)if(u)c.push(u),f=u+l,u=void 0;else if(s===Ae){for(;m===" "||m==="	";)m=k,k=e[h+=1],g=!0;const S=h>b+1?h-2:p-1;if(d[S])return e;c.push(S),d[S]=!0,f=S+l,u=void 0}else g=!0}m=k}if(g&&a&&a(),c.length===0)return e;o&&o();let w=e.slice(0,c[0]);for(let k=0;k<c.length;++k){const S=c[k],v=c[k+1]||e.length;S===0?w=`
${t}${e.slice(0,v)}`:(s===Ae&&d[S]&&(w+=`${e[S]}\\`),w+=`
${t}${e.slice(S+1,v)}`)}return w}function _t(e,t,s){let n=t,i=t+1,r=e[i];for(;r===" "||r==="	";)if(t<i+s)r=e[++t];else{do r=e[++t];while(r&&r!==`
`);n=t,i=t+1,r=e[i]}return n}var Te=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),Ie=e=>/^(%|---|\.\.\.)/m.test(e);function Ks(e,t,s){if(!t||t<0)return!1;const n=t-s,i=e.length;if(i<=n)return!1;for(let r=0,o=0;r<i;++r)if(e[r]===`
`){if(r-o>n)return!0;if(o=r+1,i-o<=n)return!1}return!0}function ye(e,t){const s=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return s;const{implicitKey:n}=t,i=t.options.doubleQuotedMinMultiLineLength,r=t.indent||(Ie(e)?"  ":"");let o="",a=0;for(let l=0,c=s[l];c;c=s[++l])if(c===" "&&s[l+1]==="\\"&&s[l+2]==="n"&&(o+=s.slice(a,l)+"\\ ",l+=1,a=l,c="\\"),c==="\\")switch(s[l+1]){case"u":{o+=s.slice(a,l);const d=s.substr(l+2,4);switch(d){case"0000":o+="\\0";break;case"0007":o+="\\a";break;case"000b":o+="\\v";break;case"001b":o+="\\e";break;case"0085":o+="\\N";break;case"00a0":o+="\\_";break;case"2028":o+="\\L";break;case"2029":o+="\\P";break;default:d.substr(0,2)==="00"?o+="\\x"+d.substr(2):o+=s.substr(l,6)}l+=5,a=l+1}break;case"n":if(n||s[l+2]==='"'||s.length<i)l+=1;else{for(o+=s.slice(a,l)+`

`;s[l+2]==="\\"&&s[l+3]==="n"&&s[l+4]!=='"';)o+=`
`,l+=2;o+=r,s[l+2]===" "&&(o+="\\"),l+=1,a=l+1}break;default:l+=1}return o=a?o+s.slice(a):s,n?o:Ee(o,r,Ae,Te(t,!1))}function Xe(e,t){if(t.options.singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return ye(e,t);const s=t.indent||(Ie(e)?"  ":""),n="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${s}`)+"'";return t.implicitKey?n:Ee(n,s,Ct,Te(t,!1))}function ie(e,t){const{singleQuote:s}=t.options;let n;if(s===!1)n=ye;else{const i=e.includes('"'),r=e.includes("'");i&&!r?n=Xe:r&&!i?n=ye:n=s?Xe:ye}return n(e,t)}var ze;try{ze=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{ze=/\n+(?!\n|$)/g}function Le({comment:e,type:t,value:s},n,i,r){const{blockQuote:o,commentString:a,lineWidth:l}=n.options;if(!o||/\n[\t ]+$/.test(s))return ie(s,n);const c=n.indent||(n.forceBlockIndent||Ie(s)?"  ":""),d=o==="literal"?!0:o==="folded"||t===N.BLOCK_FOLDED?!1:t===N.BLOCK_LITERAL?!0:!Ks(s,l,c.length);if(!s)return d?`|
`:`>
`;let f,u;for(u=s.length;u>0;--u){const v=s[u-1];if(v!==`
`&&v!=="	"&&v!==" ")break}let m=s.substring(u);const g=m.indexOf(`
`);g===-1?f="-":s===m||g!==m.length-1?(f="+",r&&r()):f="",m&&(s=s.slice(0,-m.length),m[m.length-1]===`
`&&(m=m.slice(0,-1)),m=m.replace(ze,`$&${c}`));let h=!1,p,b=-1;for(p=0;p<s.length;++p){const v=s[p];if(v===" ")h=!0;else if(v===`
`)b=p;else break}let w=s.substring(0,b<p?b+1:p);w&&(s=s.substring(w.length),w=w.replace(/\n+/g,`$&${c}`));let S=(h?c?"2":"1":"")+f;if(e&&(S+=" "+a(e.replace(/ ?[\r\n]+/g," ")),i&&i()),!d){const v=s.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${c}`);let O=!1;const A=Te(n,!0);o!=="folded"&&t!==N.BLOCK_FOLDED&&(A.onOverflow=()=>{O=!0});const y=Ee(`${w}${v}${m}`,c,He,A);if(!O)return`>${S}
${c}${y}`}return s=s.replace(/\n+/g,`$&${c}`),`|${S}
${c}${w}${s}${m}`}function Ps(e,t,s,n){const{type:i,value:r}=e,{actualString:o,implicitKey:a,indent:l,indentStep:c,inFlow:d}=t;if(a&&r.includes(`
`)||d&&/[[\]{},]/.test(r))return ie(r,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(r))return a||d||!r.includes(`
`)?ie(r,t):Le(e,t,s,n);if(!a&&!d&&i!==N.PLAIN&&r.includes(`
`))return Le(e,t,s,n);if(Ie(r)){if(l==="")return t.forceBlockIndent=!0,Le(e,t,s,n);if(a&&l===c)return ie(r,t)}const f=r.replace(/\n+/g,`$&
${l}`);if(o){const u=h=>h.default&&h.tag!=="tag:yaml.org,2002:str"&&h.test?.test(f),{compat:m,tags:g}=t.doc.schema;if(g.some(u)||m?.some(u))return ie(r,t)}return a?f:Ee(f,l,Ct,Te(t,!1))}function Ze(e,t,s,n){const{implicitKey:i,inFlow:r}=t,o=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)});let{type:a}=e;a!==N.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value)&&(a=N.QUOTE_DOUBLE);const l=d=>{switch(d){case N.BLOCK_FOLDED:case N.BLOCK_LITERAL:return i||r?ie(o.value,t):Le(o,t,s,n);case N.QUOTE_DOUBLE:return ye(o.value,t);case N.QUOTE_SINGLE:return Xe(o.value,t);case N.PLAIN:return Ps(o,t,s,n);default:return null}};let c=l(a);if(c===null){const{defaultKeyType:d,defaultStringType:f}=t.options,u=i&&d||f;if(c=l(u),c===null)throw new Error(`Unsupported default string type ${u}`)}return c}function Mt(e,t){const s=Object.assign({blockQuote:!0,commentString:Bs,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t);let n;switch(s.collectionStyle){case"block":n=!1;break;case"flow":n=!0;break;default:n=null}return{anchors:new Set,doc:e,flowCollectionPadding:s.flowCollectionPadding?" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:n,options:s}}function Ds(e,t){if(t.tag){const i=e.filter(r=>r.tag===t.tag);if(i.length>0)return i.find(r=>r.format===t.format)??i[0]}let s,n;if(E(t)){n=t.value;let i=e.filter(r=>r.identify?.(n));if(i.length>1){const r=i.filter(o=>o.test);r.length>0&&(i=r)}s=i.find(r=>r.format===t.format)??i.find(r=>!r.format)}else n=t,s=e.find(i=>i.nodeClass&&n instanceof i.nodeClass);if(!s){const i=n?.constructor?.name??(n===null?"null":typeof n);throw new Error(`Tag not resolved for ${i} value`)}return s}function js(e,t,{anchors:s,doc:n}){if(!n.directives)return"";const i=[],r=(E(e)||I(e))&&e.anchor;r&&Et(r)&&(s.add(r),i.push(`&${r}`));const o=e.tag??(t.default?null:t.tag);return o&&i.push(n.directives.tagString(o)),i.join(" ")}function re(e,t,s,n){if(T(e))return e.toString(t,s,n);if(Z(e)){if(t.doc.directives)return e.toString(t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let i;const r=L(e)?e:t.doc.createNode(e,{onTagObj:l=>i=l});i??(i=Ds(t.doc.schema.tags,r));const o=js(r,i,t);o.length>0&&(t.indentAtStart=(t.indentAtStart??0)+o.length+1);const a=typeof i.stringify=="function"?i.stringify(r,t,s,n):E(r)?Ze(r,t,s,n):r.toString(t,s,n);return o?E(r)||a[0]==="{"||a[0]==="["?`${o} ${a}`:`${o}
${t.indent}${a}`:a}function Rs({key:e,value:t},s,n,i){const{allNullValues:r,doc:o,indent:a,indentStep:l,options:{commentString:c,indentSeq:d,simpleKeys:f}}=s;let u=L(e)&&e.comment||null;if(f){if(u)throw new Error("With simple keys, key nodes cannot have comments");if(I(e)||!L(e)&&typeof e=="object"){const A="With simple keys, collection cannot be used as a key value";throw new Error(A)}}let m=!f&&(!e||u&&t==null&&!s.inFlow||I(e)||(E(e)?e.type===N.BLOCK_FOLDED||e.type===N.BLOCK_LITERAL:typeof e=="object"));s=Object.assign({},s,{allNullValues:!1,implicitKey:!m&&(f||!r),indent:a+l});let g=!1,h=!1,p=re(e,s,()=>g=!0,()=>h=!0);if(!m&&!s.inFlow&&p.length>1024){if(f)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");m=!0}if(s.inFlow){if(r||t==null)return g&&n&&n(),p===""?"?":m?`? ${p}`:p}else if(r&&!f||t==null&&m)return p=`? ${p}`,u&&!g?p+=Q(p,s.indent,c(u)):h&&i&&i(),p;g&&(u=null),m?(u&&(p+=Q(p,s.indent,c(u))),p=`? ${p}
${a}:`):(p=`${p}:`,u&&(p+=Q(p,s.indent,c(u))));let b,w,k;L(t)?(b=!!t.spaceBefore,w=t.commentBefore,k=t.comment):(b=!1,w=null,k=null,t&&typeof t=="object"&&(t=o.createNode(t))),s.implicitKey=!1,!m&&!u&&E(t)&&(s.indentAtStart=p.length+1),h=!1,!d&&l.length>=2&&!s.inFlow&&!m&&pe(t)&&!t.flow&&!t.tag&&!t.anchor&&(s.indent=s.indent.substring(2));let S=!1;const v=re(t,s,()=>S=!0,()=>h=!0);let O=" ";if(u||b||w){if(O=b?`
`:"",w){const A=c(w);O+=`
${U(A,s.indent)}`}v===""&&!s.inFlow?O===`
`&&k&&(O=`

`):O+=`
${s.indent}`}else if(!m&&I(t)){const A=v[0],y=v.indexOf(`
`),$=y!==-1,Y=s.inFlow??t.flow??t.items.length===0;if($||!Y){let X=!1;if($&&(A==="&"||A==="!")){let C=v.indexOf(" ");A==="&"&&C!==-1&&C<y&&v[C+1]==="!"&&(C=v.indexOf(" ",C+1)),(C===-1||y<C)&&(X=!0)}X||(O=`
${s.indent}`)}}else(v===""||v[0]===`
`)&&(O="");return p+=O+v,s.inFlow?S&&n&&n():k&&!S?p+=Q(p,s.indent,c(k)):h&&i&&i(),p}function Bt(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var $e="<<",F={identify:e=>e===$e||typeof e=="symbol"&&e.description===$e,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new N(Symbol($e)),{addToJSMap:Kt}),stringify:()=>$e},qs=(e,t)=>(F.identify(t)||E(t)&&(!t.type||t.type===N.PLAIN)&&F.identify(t.value))&&e?.doc.schema.tags.some(s=>s.tag===F.tag&&s.default);function Kt(e,t,s){const n=Pt(e,s);if(pe(n))for(const i of n.items)xe(e,t,i);else if(Array.isArray(n))for(const i of n)xe(e,t,i);else xe(e,t,n)}function xe(e,t,s){const n=Pt(e,s);if(!de(n))throw new Error("Merge sources must be maps or map aliases");const i=n.toJSON(null,e,Map);for(const[r,o]of i)t instanceof Map?t.has(r)||t.set(r,o):t instanceof Set?t.add(r):Object.prototype.hasOwnProperty.call(t,r)||Object.defineProperty(t,r,{value:o,writable:!0,enumerable:!0,configurable:!0});return t}function Pt(e,t){return e&&Z(t)?t.resolve(e.doc,e):t}function Dt(e,t,{key:s,value:n}){if(L(s)&&s.addToJSMap)s.addToJSMap(e,t,n);else if(qs(e,s))Kt(e,t,n);else{const i=K(s,"",e);if(t instanceof Map)t.set(i,K(n,i,e));else if(t instanceof Set)t.add(i);else{const r=Us(s,i,e),o=K(n,r,e);r in t?Object.defineProperty(t,r,{value:o,writable:!0,enumerable:!0,configurable:!0}):t[r]=o}}return t}function Us(e,t,s){if(t===null)return"";if(typeof t!="object")return String(t);if(L(e)&&s?.doc){const n=Mt(s.doc,{});n.anchors=new Set;for(const r of s.anchors.keys())n.anchors.add(r.anchor);n.inFlow=!0,n.inStringifyKey=!0;const i=e.toString(n);if(!s.mapKeyWarned){let r=JSON.stringify(i);r.length>40&&(r=r.substring(0,36)+'..."'),Bt(s.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${r}. Set mapAsMap: true to use object keys.`),s.mapKeyWarned=!0}return i}return JSON.stringify(t)}function et(e,t,s){const n=me(e,void 0,s),i=me(t,void 0,s);return new M(n,i)}var M=class Os{constructor(t,s=null){Object.defineProperty(this,B,{value:kt}),this.key=t,this.value=s}clone(t){let{key:s,value:n}=this;return L(s)&&(s=s.clone(t)),L(n)&&(n=n.clone(t)),new Os(s,n)}toJSON(t,s){const n=s?.mapAsMap?new Map:{};return Dt(s,n,this)}toString(t,s,n){return t?.doc?Rs(this,t,s,n):JSON.stringify(this)}};function jt(e,t,s){return(t.inFlow??e.flow?Vs:Fs)(e,t,s)}function Fs({comment:e,items:t},s,{blockItemPrefix:n,flowChars:i,itemIndent:r,onChompKeep:o,onComment:a}){const{indent:l,options:{commentString:c}}=s,d=Object.assign({},s,{indent:r,type:null});let f=!1;const u=[];for(let g=0;g<t.length;++g){const h=t[g];let p=null;if(L(h))!f&&h.spaceBefore&&u.push(""),Ce(s,u,h.commentBefore,f),h.comment&&(p=h.comment);else if(T(h)){const w=L(h.key)?h.key:null;w&&(!f&&w.spaceBefore&&u.push(""),Ce(s,u,w.commentBefore,f))}f=!1;let b=re(h,d,()=>p=null,()=>f=!0);p&&(b+=Q(b,r,c(p))),f&&p&&(f=!1),u.push(n+b)}let m;if(u.length===0)m=i.start+i.end;else{m=u[0];for(let g=1;g<u.length;++g){const h=u[g];m+=h?`
${l}${h}`:`
`}}return e?(m+=`
`+U(c(e),l),a&&a()):f&&o&&o(),m}function Vs({items:e},t,{flowChars:s,itemIndent:n}){const{indent:i,indentStep:r,flowCollectionPadding:o,options:{commentString:a}}=t;n+=r;const l=Object.assign({},t,{indent:n,inFlow:!0,type:null});let c=!1,d=0;const f=[];for(let g=0;g<e.length;++g){const h=e[g];let p=null;if(L(h))h.spaceBefore&&f.push(""),Ce(t,f,h.commentBefore,!1),h.comment&&(p=h.comment);else if(T(h)){const w=L(h.key)?h.key:null;w&&(w.spaceBefore&&f.push(""),Ce(t,f,w.commentBefore,!1),w.comment&&(c=!0));const k=L(h.value)?h.value:null;k?(k.comment&&(p=k.comment),k.commentBefore&&(c=!0)):h.value==null&&w?.comment&&(p=w.comment)}p&&(c=!0);let b=re(h,l,()=>p=null);c||(c=f.length>d||b.includes(`
`)),g<e.length-1?b+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(c||(c=f.reduce((w,k)=>w+k.length+2,2)+(b.length+2)>t.options.lineWidth)),c&&(b+=",")),p&&(b+=Q(b,n,a(p))),f.push(b),d=f.length}const{start:u,end:m}=s;if(f.length===0)return u+m;if(!c){const g=f.reduce((h,p)=>h+p.length+2,2);c=t.options.lineWidth>0&&g>t.options.lineWidth}if(c){let g=u;for(const h of f)g+=h?`
${r}${i}${h}`:`
`;return`${g}
${i}${m}`}else return`${u}${o}${f.join(" ")}${o}${m}`}function Ce({indent:e,options:{commentString:t}},s,n,i){if(n&&i&&(n=n.replace(/^\n+/,"")),n){const r=U(t(n),e);s.push(r.trimStart())}}function W(e,t){const s=E(t)?t.value:t;for(const n of e)if(T(n)&&(n.key===t||n.key===s||E(n.key)&&n.key.value===s))return n}var P=class extends $t{static get tagName(){return"tag:yaml.org,2002:map"}constructor(e){super(J,e),this.items=[]}static from(e,t,s){const{keepUndefined:n,replacer:i}=s,r=new this(e),o=(a,l)=>{if(typeof i=="function")l=i.call(t,a,l);else if(Array.isArray(i)&&!i.includes(a))return;(l!==void 0||n)&&r.items.push(et(a,l,s))};if(t instanceof Map)for(const[a,l]of t)o(a,l);else if(t&&typeof t=="object")for(const a of Object.keys(t))o(a,t[a]);return typeof e.sortMapEntries=="function"&&r.items.sort(e.sortMapEntries),r}add(e,t){let s;T(e)?s=e:!e||typeof e!="object"||!("key"in e)?s=new M(e,e?.value):s=new M(e.key,e.value);const n=W(this.items,s.key),i=this.schema?.sortMapEntries;if(n){if(!t)throw new Error(`Key ${s.key} already set`);E(n.value)&&Lt(s.value)?n.value.value=s.value:n.value=s.value}else if(i){const r=this.items.findIndex(o=>i(s,o)<0);r===-1?this.items.push(s):this.items.splice(r,0,s)}else this.items.push(s)}delete(e){const t=W(this.items,e);return t?this.items.splice(this.items.indexOf(t),1).length>0:!1}get(e,t){const n=W(this.items,e)?.value;return(!t&&E(n)?n.value:n)??void 0}has(e){return!!W(this.items,e)}set(e,t){this.add(new M(e,t),!0)}toJSON(e,t,s){const n=s?new s:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(n);for(const i of this.items)Dt(t,n,i);return n}toString(e,t,s){if(!e)return JSON.stringify(this);for(const n of this.items)if(!T(n))throw new Error(`Map items must all be pairs; found ${JSON.stringify(n)} instead`);return!e.allNullValues&&this.hasAllNullValues(!1)&&(e=Object.assign({},e,{allNullValues:!0})),jt(this,e,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e.indent||"",onChompKeep:s,onComment:t})}},oe={collection:"map",default:!0,nodeClass:P,tag:"tag:yaml.org,2002:map",resolve(e,t){return de(e)||t("Expected a mapping for this tag"),e},createNode:(e,t,s)=>P.from(e,t,s)},H=class extends $t{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(e){super(z,e),this.items=[]}add(e){this.items.push(e)}delete(e){const t=_e(e);return typeof t!="number"?!1:this.items.splice(t,1).length>0}get(e,t){const s=_e(e);if(typeof s!="number")return;const n=this.items[s];return!t&&E(n)?n.value:n}has(e){const t=_e(e);return typeof t=="number"&&t<this.items.length}set(e,t){const s=_e(e);if(typeof s!="number")throw new Error(`Expected a valid index, not ${e}.`);const n=this.items[s];E(n)&&Lt(t)?n.value=t:this.items[s]=t}toJSON(e,t){const s=[];t?.onCreate&&t.onCreate(s);let n=0;for(const i of this.items)s.push(K(i,String(n++),t));return s}toString(e,t,s){return e?jt(this,e,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(e.indent||"")+"  ",onChompKeep:s,onComment:t}):JSON.stringify(this)}static from(e,t,s){const{replacer:n}=s,i=new this(e);if(t&&Symbol.iterator in Object(t)){let r=0;for(let o of t){if(typeof n=="function"){const a=t instanceof Set?o:String(r++);o=n.call(t,a,o)}i.items.push(me(o,void 0,s))}}return i}};function _e(e){let t=E(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&Number.isInteger(t)&&t>=0?t:null}var ae={collection:"seq",default:!0,nodeClass:H,tag:"tag:yaml.org,2002:seq",resolve(e,t){return pe(e)||t("Expected a sequence for this tag"),e},createNode:(e,t,s)=>H.from(e,t,s)},Me={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,s,n){return t=Object.assign({actualString:!0},t),Ze(e,t,s,n)}},Be={identify:e=>e==null,createNode:()=>new N(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new N(null),stringify:({source:e},t)=>typeof e=="string"&&Be.test.test(e)?e:t.options.nullStr},tt={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new N(e[0]==="t"||e[0]==="T"),stringify({source:e,value:t},s){if(e&&tt.test.test(e)){const n=e[0]==="t"||e[0]==="T";if(t===n)return e}return t?s.options.trueStr:s.options.falseStr}};function D({format:e,minFractionDigits:t,tag:s,value:n}){if(typeof n=="bigint")return String(n);const i=typeof n=="number"?n:Number(n);if(!isFinite(i))return isNaN(i)?".nan":i<0?"-.inf":".inf";let r=Object.is(n,-0)?"-0":JSON.stringify(n);if(!e&&t&&(!s||s==="tag:yaml.org,2002:float")&&/^-?\d/.test(r)&&!r.includes("e")){let o=r.indexOf(".");o<0&&(o=r.length,r+=".");let a=t-(r.length-o-1);for(;a-- >0;)r+="0"}return r}var Rt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:D},qt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():D(e)}},Ut={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){const t=new N(parseFloat(e)),s=e.indexOf(".");return s!==-1&&e[e.length-1]==="0"&&(t.minFractionDigits=e.length-s-1),t},stringify:D},Ke=e=>typeof e=="bigint"||Number.isInteger(e),st=(e,t,s,{intAsBigInt:n})=>n?BigInt(e):parseInt(e.substring(t),s);function Ft(e,t,s){const{value:n}=e;return Ke(n)&&n>=0?s+n.toString(t):D(e)}var Vt={identify:e=>Ke(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(e,t,s)=>st(e,2,8,s),stringify:e=>Ft(e,8,"0o")},Yt={identify:Ke,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,s)=>st(e,0,10,s),stringify:D},Jt={identify:e=>Ke(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,s)=>st(e,2,16,s),stringify:e=>Ft(e,16,"0x")},Ys=[oe,ae,Me,Be,tt,Vt,Yt,Jt,Rt,qt,Ut];function Gt(e){return typeof e=="bigint"||Number.isInteger(e)}var Pe=({value:e})=>JSON.stringify(e),Js=[{identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:Pe},{identify:e=>e==null,createNode:()=>new N(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:Pe},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:e=>e==="true",stringify:Pe},{identify:Gt,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:s})=>s?BigInt(e):parseInt(e,10),stringify:({value:e})=>Gt(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:Pe}],Gs={default:!0,tag:"",test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},Qs=[oe,ae].concat(Js,Gs),nt={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){const s=atob(e.replace(/[\n\r]/g,"")),n=new Uint8Array(s.length);for(let i=0;i<s.length;++i)n[i]=s.charCodeAt(i);return n}else return t("This environment does not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:s},n,i,r){if(!s)return"";const o=s;let a;if(typeof btoa=="function"){let l="";for(let c=0;c<o.length;++c)l+=String.fromCharCode(o[c]);a=btoa(l)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(t??(t=N.BLOCK_LITERAL),t!==N.QUOTE_DOUBLE){const l=Math.max(n.options.lineWidth-n.indent.length,n.options.minContentWidth),c=Math.ceil(a.length/l),d=new Array(c);for(let f=0,u=0;f<c;++f,u+=l)d[f]=a.substr(u,l);a=d.join(t===N.BLOCK_LITERAL?`
`:" ")}return Ze({comment:e,type:t,value:a},n,i,r)}};function Qt(e,t){if(pe(e))for(let s=0;s<e.items.length;++s){let n=e.items[s];if(!T(n)){if(de(n)){n.items.length>1&&t("Each pair must have its own sequence indicator");const i=n.items[0]||new M(new N(null));if(n.commentBefore&&(i.key.commentBefore=i.key.commentBefore?`${n.commentBefore}
${i.key.commentBefore}`:n.commentBefore),n.comment){const r=i.value??i.key;r.comment=r.comment?`${n.comment}
${r.comment}`:n.comment}n=i}e.items[s]=T(n)?n:new M(n)}}else t("Expected a sequence for this tag");return e}function Wt(e,t,s){const{replacer:n}=s,i=new H(e);i.tag="tag:yaml.org,2002:pairs";let r=0;if(t&&Symbol.iterator in Object(t))for(let o of t){typeof n=="function"&&(o=n.call(t,String(r++),o));let a,l;if(Array.isArray(o))if(o.length===2)a=o[0],l=o[1];else throw new TypeError(`Expected [key, value] tuple: ${o}`);else if(o&&o instanceof Object){const c=Object.keys(o);if(c.length===1)a=c[0],l=o[a];else throw new TypeError(`Expected tuple with one key, not ${c.length} keys`)}else a=o;i.items.push(et(a,l,s))}return i}var it={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:Qt,createNode:Wt},De=class As extends H{constructor(){super(),this.add=P.prototype.add.bind(this),this.delete=P.prototype.delete.bind(this),this.get=P.prototype.get.bind(this),this.has=P.prototype.has.bind(this),this.set=P.prototype.set.bind(this),this.tag=As.tag}toJSON(t,s){if(!s)return super.toJSON(t);const n=new Map;s?.onCreate&&s.onCreate(n);for(const i of this.items){let r,o;if(T(i)?(r=K(i.key,"",s),o=K(i.value,r,s)):r=K(i,"",s),n.has(r))throw new Error("Ordered maps must not include duplicate keys");n.set(r,o)}return n}static from(t,s,n){const i=Wt(t,s,n),r=new this;return r.items=i.items,r}};De.tag="tag:yaml.org,2002:omap";var rt={collection:"seq",identify:e=>e instanceof Map,nodeClass:De,default:!1,tag:"tag:yaml.org,2002:omap",resolve(e,t){const s=Qt(e,t),n=[];for(const{key:i}of s.items)E(i)&&(n.includes(i.value)?t(`Ordered maps must not include duplicate keys: ${i.value}`):n.push(i.value));return Object.assign(new De,s)},createNode:(e,t,s)=>De.from(e,t,s)};function Ht({value:e,source:t},s){return t&&(e?Xt:zt).test.test(t)?t:e?s.options.trueStr:s.options.falseStr}var Xt={identify:e=>e===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new N(!0),stringify:Ht},zt={identify:e=>e===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new N(!1),stringify:Ht},Ws={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:D},Hs={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e.replace(/_/g,"")),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():D(e)}},Xs={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){const t=new N(parseFloat(e.replace(/_/g,""))),s=e.indexOf(".");if(s!==-1){const n=e.substring(s+1).replace(/_/g,"");n[n.length-1]==="0"&&(t.minFractionDigits=n.length)}return t},stringify:D},be=e=>typeof e=="bigint"||Number.isInteger(e);function je(e,t,s,{intAsBigInt:n}){const i=e[0];if((i==="-"||i==="+")&&(t+=1),e=e.substring(t).replace(/_/g,""),n){switch(s){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}const o=BigInt(e);return i==="-"?BigInt(-1)*o:o}const r=parseInt(e,s);return i==="-"?-1*r:r}function ot(e,t,s){const{value:n}=e;if(be(n)){const i=n.toString(t);return n<0?"-"+s+i.substr(1):s+i}return D(e)}var zs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,s)=>je(e,2,2,s),stringify:e=>ot(e,2,"0b")},Zs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,s)=>je(e,1,8,s),stringify:e=>ot(e,8,"0")},xs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,s)=>je(e,0,10,s),stringify:D},en={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,s)=>je(e,2,16,s),stringify:e=>ot(e,16,"0x")},Re=class Es extends P{constructor(t){super(t),this.tag=Es.tag}add(t){let s;T(t)?s=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===null?s=new M(t.key,null):s=new M(t,null),W(this.items,s.key)||this.items.push(s)}get(t,s){const n=W(this.items,t);return!s&&T(n)?E(n.key)?n.key.value:n.key:n}set(t,s){if(typeof s!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof s}`);const n=W(this.items,t);n&&!s?this.items.splice(this.items.indexOf(n),1):!n&&s&&this.items.push(new M(t))}toJSON(t,s){return super.toJSON(t,s,Set)}toString(t,s,n){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),s,n);throw new Error("Set items must all have null values")}static from(t,s,n){const{replacer:i}=n,r=new this(t);if(s&&Symbol.iterator in Object(s))for(let o of s)typeof i=="function"&&(o=i.call(s,o,o)),r.items.push(et(o,null,n));return r}};Re.tag="tag:yaml.org,2002:set";var at={collection:"map",identify:e=>e instanceof Set,nodeClass:Re,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,s)=>Re.from(e,t,s),resolve(e,t){if(de(e)){if(e.hasAllNullValues(!0))return Object.assign(new Re,e);t("Set items must all have null values")}else t("Expected a mapping for this tag");return e}};function lt(e,t){const s=e[0],n=s==="-"||s==="+"?e.substring(1):e,i=o=>t?BigInt(o):Number(o),r=n.replace(/_/g,"").split(":").reduce((o,a)=>o*i(60)+i(a),i(0));return s==="-"?i(-1)*r:r}function Zt(e){let{value:t}=e,s=o=>o;if(typeof t=="bigint")s=o=>BigInt(o);else if(isNaN(t)||!isFinite(t))return D(e);let n="";t<0&&(n="-",t*=s(-1));const i=s(60),r=[t%i];return t<60?r.unshift(0):(t=(t-r[0])/i,r.unshift(t%i),t>=60&&(t=(t-r[0])/i,r.unshift(t))),n+r.map(o=>String(o).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var xt={identify:e=>typeof e=="bigint"||Number.isInteger(e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:s})=>lt(e,s),stringify:Zt},es={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e=>lt(e,!1),stringify:Zt},qe={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e){const t=e.match(qe.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,s,n,i,r,o,a]=t.map(Number),l=t[7]?Number((t[7]+"00").substr(1,3)):0;let c=Date.UTC(s,n-1,i,r||0,o||0,a||0,l);const d=t[8];if(d&&d!=="Z"){let f=lt(d,!1);Math.abs(f)<30&&(f*=60),c-=6e4*f}return new Date(c)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""},ts=[oe,ae,Me,Be,Xt,zt,zs,Zs,xs,en,Ws,Hs,Xs,nt,F,rt,it,at,xt,es,qe],ss=new Map([["core",Ys],["failsafe",[oe,ae,Me]],["json",Qs],["yaml11",ts],["yaml-1.1",ts]]),ns={binary:nt,bool:tt,float:Ut,floatExp:qt,floatNaN:Rt,floatTime:es,int:Yt,intHex:Jt,intOct:Vt,intTime:xt,map:oe,merge:F,null:Be,omap:rt,pairs:it,seq:ae,set:at,timestamp:qe},tn={"tag:yaml.org,2002:binary":nt,"tag:yaml.org,2002:merge":F,"tag:yaml.org,2002:omap":rt,"tag:yaml.org,2002:pairs":it,"tag:yaml.org,2002:set":at,"tag:yaml.org,2002:timestamp":qe};function ct(e,t,s){const n=ss.get(t);if(n&&!e)return s&&!n.includes(F)?n.concat(F):n.slice();let i=n;if(!i)if(Array.isArray(e))i=[];else{const r=Array.from(ss.keys()).filter(o=>o!=="yaml11").map(o=>JSON.stringify(o)).join(", ");throw new Error(`Unknown schema "${t}"; use one of ${r} or define customTags array`)}if(Array.isArray(e))for(const r of e)i=i.concat(r);else typeof e=="function"&&(i=e(i.slice()));return s&&(i=i.concat(F)),i.reduce((r,o)=>{const a=typeof o=="string"?ns[o]:o;if(!a){const l=JSON.stringify(o),c=Object.keys(ns).map(d=>JSON.stringify(d)).join(", ");throw new Error(`Unknown custom tag ${l}; use one of ${c}`)}return r.includes(a)||r.push(a),r},[])}var sn=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,nn=class Ts{constructor({compat:t,customTags:s,merge:n,resolveKnownTags:i,schema:r,sortMapEntries:o,toStringDefaults:a}){this.compat=Array.isArray(t)?ct(t,"compat"):t?ct(null,t):null,this.name=typeof r=="string"&&r||"core",this.knownTags=i?tn:{},this.tags=ct(s,this.name,n),this.toStringOptions=a??null,Object.defineProperty(this,J,{value:oe}),Object.defineProperty(this,R,{value:Me}),Object.defineProperty(this,z,{value:ae}),this.sortMapEntries=typeof o=="function"?o:o===!0?sn:null}clone(){const t=Object.create(Ts.prototype,Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function rn(e,t){const s=[];let n=t.directives===!0;if(t.directives!==!1&&e.directives){const l=e.directives.toString(e);l?(s.push(l),n=!0):e.directives.docStart&&(n=!0)}n&&s.push("---");const i=Mt(e,t),{commentString:r}=i.options;if(e.commentBefore){s.length!==1&&s.unshift("");const l=r(e.commentBefore);s.unshift(U(l,""))}let o=!1,a=null;if(e.contents){if(L(e.contents)){if(e.contents.spaceBefore&&n&&s.push(""),e.contents.commentBefore){const d=r(e.contents.commentBefore);s.push(U(d,""))}i.forceBlockIndent=!!e.comment,a=e.contents.comment}const l=a?void 0:()=>o=!0;let c=re(e.contents,i,()=>a=null,l);a&&(c+=Q(c,"",r(a))),(c[0]==="|"||c[0]===">")&&s[s.length-1]==="---"?s[s.length-1]=`--- ${c}`:s.push(c)}else s.push(re(e.contents,i));if(e.directives?.docEnd)if(e.comment){const l=r(e.comment);l.includes(`
`)?(s.push("..."),s.push(U(l,""))):s.push(`... ${l}`)}else s.push("...");else{let l=e.comment;l&&o&&(l=l.replace(/^\n+/,"")),l&&((!o||a)&&s[s.length-1]!==""&&s.push(""),s.push(U(r(l),"")))}return s.join(`
`)+`
`}var is=class Is{constructor(t,s,n){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,B,{value:Je});let i=null;typeof s=="function"||Array.isArray(s)?i=s:n===void 0&&s&&(n=s,s=void 0);const r=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},n);this.options=r;let{version:o}=r;n?._directives?(this.directives=n._directives.atDocument(),this.directives.yaml.explicit&&(o=this.directives.yaml.version)):this.directives=new se({version:o}),this.setSchema(o,n),this.contents=t===void 0?null:this.createNode(t,i,n)}clone(){const t=Object.create(Is.prototype,{[B]:{value:Je}});return t.commentBefore=this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=L(this.contents)?this.contents.clone(t.schema):this.contents,this.range&&(t.range=this.range.slice()),t}add(t){le(this.contents)&&this.contents.add(t)}addIn(t,s){le(this.contents)&&this.contents.addIn(t,s)}createAlias(t,s){if(!t.anchor){const n=Tt(this);t.anchor=!s||n.has(s)?It(s||"a",n):s}return new We(t.anchor)}createNode(t,s,n){let i;if(typeof s=="function")t=s.call({"":t},"",t),i=s;else if(Array.isArray(s)){const p=w=>typeof w=="number"||w instanceof String||w instanceof Number,b=s.filter(p).map(String);b.length>0&&(s=s.concat(b)),i=s}else n===void 0&&s&&(n=s,s=void 0);const{aliasDuplicateObjects:r,anchorPrefix:o,flow:a,keepUndefined:l,onTagObj:c,tag:d}=n??{},{onAnchor:f,setAnchors:u,sourceObjects:m}=Cs(this,o||"a"),g={aliasDuplicateObjects:r??!0,keepUndefined:l??!1,onAnchor:f,onTagObj:c,replacer:i,schema:this.schema,sourceObjects:m},h=me(t,d,g);return a&&I(h)&&(h.flow=!0),u(),h}createPair(t,s,n={}){const i=this.createNode(t,null,n),r=this.createNode(s,null,n);return new M(i,r)}delete(t){return le(this.contents)?this.contents.delete(t):!1}deleteIn(t){return ge(t)?this.contents==null?!1:(this.contents=null,!0):le(this.contents)?this.contents.deleteIn(t):!1}get(t,s){return I(this.contents)?this.contents.get(t,s):void 0}getIn(t,s){return ge(t)?!s&&E(this.contents)?this.contents.value:this.contents:I(this.contents)?this.contents.getIn(t,s):void 0}has(t){return I(this.contents)?this.contents.has(t):!1}hasIn(t){return ge(t)?this.contents!==void 0:I(this.contents)?this.contents.hasIn(t):!1}set(t,s){this.contents==null?this.contents=Oe(this.schema,[t],s):le(this.contents)&&this.contents.set(t,s)}setIn(t,s){ge(t)?this.contents=s:this.contents==null?this.contents=Oe(this.schema,Array.from(t),s):le(this.contents)&&this.contents.setIn(t,s)}setSchema(t,s={}){typeof t=="number"&&(t=String(t));let n;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new se({version:"1.1"}),n={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new se({version:t}),n={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,n=null;break;default:{const i=JSON.stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${i}`)}}if(s.schema instanceof Object)this.schema=s.schema;else if(n)this.schema=new nn(Object.assign(n,s));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:t,jsonArg:s,mapAsMap:n,maxAliasCount:i,onAnchor:r,reviver:o}={}){const a={anchors:new Map,doc:this,keep:!t,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof i=="number"?i:100},l=K(this.contents,s??"",a);if(typeof r=="function")for(const{count:c,res:d}of a.anchors.values())r(d,c);return typeof o=="function"?ne(o,{"":l},"",l):l}toJSON(t,s){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:s})}toString(t={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(t.indent)<=0)){const s=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${s}`)}return rn(this,t)}};function le(e){if(I(e))return!0;throw new Error("Expected a YAML collection as document contents")}var rs=class extends Error{constructor(e,t,s,n){super(),this.name=e,this.code=s,this.message=n,this.pos=t}},we=class extends rs{constructor(e,t,s){super("YAMLParseError",e,t,s)}},on=class extends rs{constructor(e,t,s){super("YAMLWarning",e,t,s)}},os=(e,t)=>s=>{if(s.pos[0]===-1)return;s.linePos=s.pos.map(a=>t.linePos(a));const{line:n,col:i}=s.linePos[0];s.message+=` at line ${n}, column ${i}`;let r=i-1,o=e.substring(t.lineStarts[n-1],t.lineStarts[n]).replace(/[\n\r]+$/,"");if(r>=60&&o.length>80){const a=Math.min(r-39,o.length-79);o="\u2026"+o.substring(a),r-=a-1}if(o.length>80&&(o=o.substring(0,79)+"\u2026"),n>1&&/^ *$/.test(o.substring(0,r))){let a=e.substring(t.lineStarts[n-2],t.lineStarts[n-1]);a.length>80&&(a=a.substring(0,79)+`\u2026
`),o=a+o}if(/[^ ]/.test(o)){let a=1;const l=s.linePos[1];l?.line===n&&l.col>i&&(a=Math.max(1,Math.min(l.col-i,80-r)));const c=" ".repeat(r)+"^".repeat(a);s.message+=`:

${o}
${c}
`}};function ce(e,{flow:t,indicator:s,next:n,offset:i,onError:r,parentIndent:o,startOnNewline:a}){let l=!1,c=a,d=a,f="",u="",m=!1,g=!1,h=null,p=null,b=null,w=null,k=null,S=null,v=null;for(const y of e)switch(g&&(y.type!=="space"&&y.type!=="newline"&&y.type!=="comma"&&r(y.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),g=!1),h&&(c&&y.type!=="comment"&&y.type!=="newline"&&r(h,"TAB_AS_INDENT","Tabs are not allowed as indentation"),h=null),y.type){case"space":!t&&(s!=="doc-start"||n?.type!=="flow-collection")&&y.source.includes("	")&&(h=y),d=!0;break;case"comment":{d||r(y,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const $=y.source.substring(1)||" ";f?f+=u+$:f=$,u="",c=!1;break}case"newline":c?f?f+=y.source:(!S||s!=="seq-item-ind")&&(l=!0):u+=y.source,c=!0,m=!0,(p||b)&&(w=y),d=!0;break;case"anchor":p&&r(y,"MULTIPLE_ANCHORS","A node can have at most one anchor"),y.source.endsWith(":")&&r(y.offset+y.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),p=y,v??(v=y.offset),c=!1,d=!1,g=!0;break;case"tag":{b&&r(y,"MULTIPLE_TAGS","A node can have at most one tag"),b=y,v??(v=y.offset),c=!1,d=!1,g=!0;break}case s:(p||b)&&r(y,"BAD_PROP_ORDER",`Anchors and tags must be after the ${y.source} indicator`),S&&r(y,"UNEXPECTED_TOKEN",`Unexpected ${y.source} in ${t??"collection"}`),S=y,c=s==="seq-item-ind"||s==="explicit-key-ind",d=!1;break;case"comma":if(t){k&&r(y,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),k=y,c=!1,d=!1;break}default:r(y,"UNEXPECTED_TOKEN",`Unexpected ${y.type} token`),c=!1,d=!1}const O=e[e.length-1],A=O?O.offset+O.source.length:i;return g&&n&&n.type!=="space"&&n.type!=="newline"&&n.type!=="comma"&&(n.type!=="scalar"||n.source!=="")&&r(n.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),h&&(c&&h.indent<=o||n?.type==="block-map"||n?.type==="block-seq")&&r(h,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:k,found:S,spaceBefore:l,comment:f,hasNewline:m,anchor:p,tag:b,newlineAfterProp:w,end:A,start:v??A}}function ke(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(`
`))return!0;if(e.end){for(const t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(const t of e.items){for(const s of t.start)if(s.type==="newline")return!0;if(t.sep){for(const s of t.sep)if(s.type==="newline")return!0}if(ke(t.key)||ke(t.value))return!0}return!1;default:return!0}}function ft(e,t,s){if(t?.type==="flow-collection"){const n=t.end[0];n.indent===e&&(n.source==="]"||n.source==="}")&&ke(t)&&s(n,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}function as(e,t,s){const{uniqueKeys:n}=e.options;if(n===!1)return!1;const i=typeof n=="function"?n:(r,o)=>r===o||E(r)&&E(o)&&r.value===o.value;return t.some(r=>i(r.key,s))}var ls="All mapping items must start at the same column";function an({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=r?.nodeClass??P,a=new o(s.schema);s.atRoot&&(s.atRoot=!1);let l=n.offset,c=null;for(const d of n.items){const{start:f,key:u,sep:m,value:g}=d,h=ce(f,{indicator:"explicit-key-ind",next:u??m?.[0],offset:l,onError:i,parentIndent:n.indent,startOnNewline:!0}),p=!h.found;if(p){if(u&&(u.type==="block-seq"?i(l,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in u&&u.indent!==n.indent&&i(l,"BAD_INDENT",ls)),!h.anchor&&!h.tag&&!m){c=h.end,h.comment&&(a.comment?a.comment+=`
`+h.comment:a.comment=h.comment);continue}(h.newlineAfterProp||ke(u))&&i(u??f[f.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else h.found?.indent!==n.indent&&i(l,"BAD_INDENT",ls);s.atKey=!0;const b=h.end,w=u?e(s,u,h,i):t(s,b,f,null,h,i);s.schema.compat&&ft(n.indent,u,i),s.atKey=!1,as(s,a.items,w)&&i(b,"DUPLICATE_KEY","Map keys must be unique");const k=ce(m??[],{indicator:"map-value-ind",next:g,offset:w.range[2],onError:i,parentIndent:n.indent,startOnNewline:!u||u.type==="block-scalar"});if(l=k.end,k.found){p&&(g?.type==="block-map"&&!k.hasNewline&&i(l,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.strict&&h.start<k.found.offset-1024&&i(w.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));const S=g?e(s,g,k,i):t(s,l,m,null,k,i);s.schema.compat&&ft(n.indent,g,i),l=S.range[2];const v=new M(w,S);s.options.keepSourceTokens&&(v.srcToken=d),a.items.push(v)}else{p&&i(w.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),k.comment&&(w.comment?w.comment+=`
`+k.comment:w.comment=k.comment);const S=new M(w);s.options.keepSourceTokens&&(S.srcToken=d),a.items.push(S)}}return c&&c<l&&i(c,"IMPOSSIBLE","Map comment with trailing content"),a.range=[n.offset,l,c??l],a}function ln({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=r?.nodeClass??H,a=new o(s.schema);s.atRoot&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let l=n.offset,c=null;for(const{start:d,value:f}of n.items){const u=ce(d,{indicator:"seq-item-ind",next:f,offset:l,onError:i,parentIndent:n.indent,startOnNewline:!0});if(!u.found)if(u.anchor||u.tag||f)f?.type==="block-seq"?i(u.end,"BAD_INDENT","All sequence items must start at the same column"):i(l,"MISSING_CHAR","Sequence item without - indicator");else{c=u.end,u.comment&&(a.comment=u.comment);continue}const m=f?e(s,f,u,i):t(s,u.end,d,null,u,i);s.schema.compat&&ft(n.indent,f,i),l=m.range[2],a.items.push(m)}return a.range=[n.offset,l,c??l],a}function Se(e,t,s,n){let i="";if(e){let r=!1,o="";for(const a of e){const{source:l,type:c}=a;switch(c){case"space":r=!0;break;case"comment":{s&&!r&&n(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const d=l.substring(1)||" ";i?i+=o+d:i=d,o="";break}case"newline":i&&(o+=l),r=!0;break;default:n(a,"UNEXPECTED_TOKEN",`Unexpected ${c} at node end`)}t+=l.length}}return{comment:i,offset:t}}var ut="Block collections are not allowed within flow collections",ht=e=>e&&(e.type==="block-map"||e.type==="block-seq");function cn({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=n.start.source==="{",a=o?"flow map":"flow sequence",l=r?.nodeClass??(o?P:H),c=new l(s.schema);c.flow=!0;const d=s.atRoot;d&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let f=n.offset+n.start.source.length;for(let p=0;p<n.items.length;++p){const b=n.items[p],{start:w,key:k,sep:S,value:v}=b,O=ce(w,{flow:a,indicator:"explicit-key-ind",next:k??S?.[0],offset:f,onError:i,parentIndent:n.indent,startOnNewline:!1});if(!O.found){if(!O.anchor&&!O.tag&&!S&&!v){p===0&&O.comma?i(O.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):p<n.items.length-1&&i(O.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),O.comment&&(c.comment?c.comment+=`
`+O.comment:c.comment=O.comment),f=O.end;continue}!o&&s.options.strict&&ke(k)&&i(k,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(p===0)O.comma&&i(O.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if(O.comma||i(O.start,"MISSING_CHAR",`Missing , between ${a} items`),O.comment){let A="";e:for(const y of w)switch(y.type){case"comma":case"space":break;case"comment":A=y.source.substring(1);break e;default:break e}if(A){let y=c.items[c.items.length-1];T(y)&&(y=y.value??y.key),y.comment?y.comment+=`
`+A:y.comment=A,O.comment=O.comment.substring(A.length+1)}}if(!o&&!S&&!O.found){const A=v?e(s,v,O,i):t(s,O.end,S,null,O,i);c.items.push(A),f=A.range[2],ht(v)&&i(A.range,"BLOCK_IN_FLOW",ut)}else{s.atKey=!0;const A=O.end,y=k?e(s,k,O,i):t(s,A,w,null,O,i);ht(k)&&i(y.range,"BLOCK_IN_FLOW",ut),s.atKey=!1;const $=ce(S??[],{flow:a,indicator:"map-value-ind",next:v,offset:y.range[2],onError:i,parentIndent:n.indent,startOnNewline:!1});if($.found){if(!o&&!O.found&&s.options.strict){if(S)for(const C of S){if(C===$.found)break;if(C.type==="newline"){i(C,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}O.start<$.found.offset-1024&&i($.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else v&&("source"in v&&v.source?.[0]===":"?i(v,"MISSING_CHAR",`Missing space after : in ${a}`):i($.start,"MISSING_CHAR",`Missing , or : between ${a} items`));const Y=v?e(s,v,$,i):$.found?t(s,$.end,S,null,$,i):null;Y?ht(v)&&i(Y.range,"BLOCK_IN_FLOW",ut):$.comment&&(y.comment?y.comment+=`
`+$.comment:y.comment=$.comment);const X=new M(y,Y);if(s.options.keepSourceTokens&&(X.srcToken=b),o){const C=c;as(s,C.items,y)&&i(A,"DUPLICATE_KEY","Map keys must be unique"),C.items.push(X)}else{const C=new P(s.schema);C.flow=!0,C.items.push(X);const bt=(Y??y).range;C.range=[y.range[0],bt[1],bt[2]],c.items.push(C)}f=Y?Y.range[2]:$.end}}const u=o?"}":"]",[m,...g]=n.end;let h=f;if(m?.source===u)h=m.offset+m.source.length;else{const p=a[0].toUpperCase()+a.substring(1),b=d?`${p} must end with a ${u}`:`${p} in block collection must be sufficiently indented and end with a ${u}`;i(f,d?"MISSING_CHAR":"BAD_INDENT",b),m&&m.source.length!==1&&g.unshift(m)}if(g.length>0){const p=Se(g,h,s.options.strict,i);p.comment&&(c.comment?c.comment+=`
`+p.comment:c.comment=p.comment),c.range=[n.offset,h,p.offset]}else c.range=[n.offset,h,h];return c}function dt(e,t,s,n,i,r){const o=s.type==="block-map"?an(e,t,s,n,r):s.type==="block-seq"?ln(e,t,s,n,r):cn(e,t,s,n,r),a=o.constructor;return i==="!"||i===a.tagName?(o.tag=a.tagName,o):(i&&(o.tag=i),o)}function fn(e,t,s,n,i){const r=n.tag,o=r?t.directives.tagName(r.source,u=>i(r,"TAG_RESOLVE_FAILED",u)):null;if(s.type==="block-seq"){const{anchor:u,newlineAfterProp:m}=n,g=u&&r?u.offset>r.offset?u:r:u??r;g&&(!m||m.offset<g.offset)&&i(g,"MISSING_CHAR","Missing newline after block sequence props")}const a=s.type==="block-map"?"map":s.type==="block-seq"?"seq":s.start.source==="{"?"map":"seq";if(!r||!o||o==="!"||o===P.tagName&&a==="map"||o===H.tagName&&a==="seq")return dt(e,t,s,i,o);let l=t.schema.tags.find(u=>u.tag===o&&u.collection===a);if(!l){const u=t.schema.knownTags[o];if(u?.collection===a)t.schema.tags.push(Object.assign({},u,{default:!1})),l=u;else return u?i(r,"BAD_COLLECTION_TYPE",`${u.tag} used for ${a} collection, but expects ${u.collection??"scalar"}`,!0):i(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${o}`,!0),dt(e,t,s,i,o)}const c=dt(e,t,s,i,o,l),d=l.resolve?.(c,u=>i(r,"TAG_RESOLVE_FAILED",u),t.options)??c,f=L(d)?d:new N(d);return f.range=c.range,f.tag=o,l?.format&&(f.format=l.format),f}function un(e,t,s){const n=t.offset,i=hn(t,e.options.strict,s);if(!i)return{value:"",type:null,comment:"",range:[n,n,n]};const r=i.mode===">"?N.BLOCK_FOLDED:N.BLOCK_LITERAL,o=t.source?dn(t.source):[];let a=o.length;for(let h=o.length-1;h>=0;--h){const p=o[h][1];if(p===""||p==="\r")a=h;else break}if(a===0){const h=i.chomp==="+"&&o.length>0?`
`.repeat(Math.max(1,o.length-1)):"";let p=n+i.length;return t.source&&(p+=t.source.length),{value:h,type:r,comment:i.comment,range:[n,p,p]}}let l=t.indent+i.indent,c=t.offset+i.length,d=0;for(let h=0;h<a;++h){const[p,b]=o[h];if(b===""||b==="\r")i.indent===0&&p.length>l&&(l=p.length);else{p.length<l&&s(c+p.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),i.indent===0&&(l=p.length),d=h,l===0&&!e.atRoot&&s(c,"BAD_INDENT","Block scalar values in collections must be indented");break}c+=p.length+b.length+1}for(let h=o.length-1;h>=a;--h)o[h][0].length>l&&(a=h+1);let f="",u="",m=!1;for(let h=0;h<d;++h)f+=o[h][0].slice(l)+`
`;for(let h=d;h<a;++h){let[p,b]=o[h];c+=p.length+b.length+1;const w=b[b.length-1]==="\r";if(w&&(b=b.slice(0,-1)),b&&p.length<l){const S=`Block scalar lines must not be less indented than their ${i.indent?"explicit indentation indicator":"first line"}`;s(c-b.length-(w?2:1),"BAD_INDENT",S),p=""}r===N.BLOCK_LITERAL?(f+=u+p.slice(l)+b,u=`
`):p.length>l||b[0]==="	"?(u===" "?u=`
`:!m&&u===`
`&&(u=`

`),f+=u+p.slice(l)+b,u=`
`,m=!0):b===""?u===`
`?f+=`
`:u=`
`:(f+=u+b,u=" ",m=!1)}switch(i.chomp){case"-":break;case"+":for(let h=a;h<o.length;++h)f+=`
`+o[h][0].slice(l);f[f.length-1]!==`
`&&(f+=`
`);break;default:f+=`
`}const g=n+i.length+t.source.length;return{value:f,type:r,comment:i.comment,range:[n,g,g]}}function hn({offset:e,props:t},s,n){if(t[0].type!=="block-scalar-header")return n(t[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:i}=t[0],r=i[0];let o=0,a="",l=-1;for(let u=1;u<i.length;++u){const m=i[u];if(!a&&(m==="-"||m==="+"))a=m;else{const g=Number(m);!o&&g?o=g:l===-1&&(l=e+u)}}l!==-1&&n(l,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${i}`);let c=!1,d="",f=i.length;for(let u=1;u<t.length;++u){const m=t[u];switch(m.type){case"space":c=!0;case"newline":f+=m.source.length;break;case"comment":s&&!c&&n(m,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),f+=m.source.length,d=m.source.substring(1);break;case"error":n(m,"UNEXPECTED_TOKEN",m.message),f+=m.source.length;break;default:{const g=`Unexpected token in block scalar header: ${m.type}`;n(m,"UNEXPECTED_TOKEN",g);const h=m.source;h&&typeof h=="string"&&(f+=h.length)}}}return{mode:r,indent:o,chomp:a,comment:d,length:f}}function dn(e){const t=e.split(/\n( *)/),s=t[0],n=s.match(/^( *)/),r=[n?.[1]?[n[1],s.slice(n[1].length)]:["",s]];for(let o=1;o<t.length;o+=2)r.push([t[o],t[o+1]]);return r}function pn(e,t,s){const{offset:n,type:i,source:r,end:o}=e;let a,l;const c=(u,m,g)=>s(n+u,m,g);switch(i){case"scalar":a=N.PLAIN,l=mn(r,c);break;case"single-quoted-scalar":a=N.QUOTE_SINGLE,l=gn(r,c);break;case"double-quoted-scalar":a=N.QUOTE_DOUBLE,l=yn(r,c);break;default:return s(e,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${i}`),{value:"",type:null,comment:"",range:[n,n+r.length,n+r.length]}}const d=n+r.length,f=Se(o,d,t,s);return{value:l,type:a,comment:f.comment,range:[n,d,f.offset]}}function mn(e,t){let s="";switch(e[0]){case"	":s="a tab character";break;case",":s="flow indicator character ,";break;case"%":s="directive indicator character %";break;case"|":case">":{s=`block scalar indicator ${e[0]}`;break}case"@":case"`":{s=`reserved character ${e[0]}`;break}}return s&&t(0,"BAD_SCALAR_START",`Plain value cannot start with ${s}`),cs(e)}function gn(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),cs(e.slice(1,-1)).replace(/''/g,"'")}function cs(e){const t=/(.*?)\r?\n/sy;let s=t.exec(e);if(!s)return e;let n,i;try{n=new RegExp("(?<![ 	])[ 	]+$"),i=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{n=/[ \t]+$/,i=/^[ \t]+|[ \t]+$/g}let r=s[1].replace(n,""),o=" ",a=t.lastIndex;for(;s=t.exec(e);){const c=s[1].replace(i,"");c===""?o===`
`?r+=o:o=`
`:(r+=o+c,o=" "),a=t.lastIndex}const l=/[ \t]*(.*)/sy;return l.lastIndex=a,s=l.exec(e),r+o+(s?.[1]??"")}function yn(e,t){let s="";for(let n=1;n<e.length-1;++n){const i=e[n];if(!(i==="\r"&&e[n+1]===`
`))if(i===`
`){const{fold:r,offset:o}=bn(e,n);s+=r,n=o}else if(i==="\\"){let r=e[++n];const o=wn[r];if(o)s+=o;else if(r===`
`)for(r=e[n+1];r===" "||r==="	";)r=e[++n+1];else if(r==="\r"&&e[n+1]===`
`)for(r=e[++n+1];r===" "||r==="	";)r=e[++n+1];else if(r==="x"||r==="u"||r==="U"){const a=r==="x"?2:r==="u"?4:8;s+=kn(e,n+1,a,t),n+=a}else{const a=e.substr(n-1,2);t(n-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),s+=a}}else if(i===" "||i==="	"){const r=n;let o=e[n+1];for(;o===" "||o==="	";)o=e[++n+1];o!==`
`&&!(o==="\r"&&e[n+2]===`
`)&&(s+=n>r?e.slice(r,n+1):i)}else s+=i}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),s}function bn(e,t){let s="",n=e[t+1];for(;(n===" "||n==="	"||n===`
`||n==="\r")&&!(n==="\r"&&e[t+2]!==`
`);)n===`
`&&(s+=`
`),t+=1,n=e[t+1];return s||(s=" "),{fold:s,offset:t}}var wn={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function kn(e,t,s,n){const i=e.substr(t,s),o=i.length===s&&/^[0-9a-fA-F]+$/.test(i)?parseInt(i,16):NaN;try{return String.fromCodePoint(o)}catch{const a=e.substr(t-2,s+2);return n(t-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function fs(e,t,s,n){const{value:i,type:r,comment:o,range:a}=t.type==="block-scalar"?un(e,t,n):pn(t,e.options.strict,n),l=s?e.directives.tagName(s.source,f=>n(s,"TAG_RESOLVE_FAILED",f)):null;let c;e.options.stringKeys&&e.atKey?c=e.schema[R]:l?c=Sn(e.schema,i,l,s,n):t.type==="scalar"?c=vn(e,i,t,n):c=e.schema[R];let d;try{const f=c.resolve(i,u=>n(s??t,"TAG_RESOLVE_FAILED",u),e.options);d=E(f)?f:new N(f)}catch(f){const u=f instanceof Error?f.message:String(f);n(s??t,"TAG_RESOLVE_FAILED",u),d=new N(i)}return d.range=a,d.source=i,r&&(d.type=r),l&&(d.tag=l),c.format&&(d.format=c.format),o&&(d.comment=o),d}function Sn(e,t,s,n,i){if(s==="!")return e[R];const r=[];for(const a of e.tags)if(!a.collection&&a.tag===s)if(a.default&&a.test)r.push(a);else return a;for(const a of r)if(a.test?.test(t))return a;const o=e.knownTags[s];return o&&!o.collection?(e.tags.push(Object.assign({},o,{default:!1,test:void 0})),o):(i(n,"TAG_RESOLVE_FAILED",`Unresolved tag: ${s}`,s!=="tag:yaml.org,2002:str"),e[R])}function vn({atKey:e,directives:t,schema:s},n,i,r){const o=s.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(n))||s[R];if(s.compat){const a=s.compat.find(l=>l.default&&l.test?.test(n))??s[R];if(o.tag!==a.tag){const l=t.tagString(o.tag),c=t.tagString(a.tag),d=`Value may be parsed as either ${l} or ${c}`;r(i,"TAG_RESOLVE_FAILED",d,!0)}}return o}function Nn(e,t,s){if(t){s??(s=t.length);for(let n=s-1;n>=0;--n){let i=t[n];switch(i.type){case"space":case"comment":case"newline":e-=i.source.length;continue}for(i=t[++n];i?.type==="space";)e+=i.source.length,i=t[++n];break}}return e}var On={composeNode:us,composeEmptyNode:pt};function us(e,t,s,n){const i=e.atKey,{spaceBefore:r,comment:o,anchor:a,tag:l}=s;let c,d=!0;switch(t.type){case"alias":c=An(e,t,n),(a||l)&&n(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":c=fs(e,t,l,n),a&&(c.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{c=fn(On,e,t,s,n),a&&(c.anchor=a.source.substring(1))}catch(f){const u=f instanceof Error?f.message:String(f);n(t,"RESOURCE_EXHAUSTION",u)}break;default:{const f=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;n(t,"UNEXPECTED_TOKEN",f),d=!1}}return c??(c=pt(e,t.offset,void 0,null,s,n)),a&&c.anchor===""&&n(a,"BAD_ALIAS","Anchor cannot be an empty string"),i&&e.options.stringKeys&&(!E(c)||typeof c.value!="string"||c.tag&&c.tag!=="tag:yaml.org,2002:str")&&n(l??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),r&&(c.spaceBefore=!0),o&&(t.type==="scalar"&&t.source===""?c.comment=o:c.commentBefore=o),e.options.keepSourceTokens&&d&&(c.srcToken=t),c}function pt(e,t,s,n,{spaceBefore:i,comment:r,anchor:o,tag:a,end:l},c){const d={type:"scalar",offset:Nn(t,s,n),indent:-1,source:""},f=fs(e,d,a,c);return o&&(f.anchor=o.source.substring(1),f.anchor===""&&c(o,"BAD_ALIAS","Anchor cannot be an empty string")),i&&(f.spaceBefore=!0),r&&(f.comment=r,f.range[2]=l),f}function An({options:e},{offset:t,source:s,end:n},i){const r=new We(s.substring(1));r.source===""&&i(t,"BAD_ALIAS","Alias cannot be an empty string"),r.source.endsWith(":")&&i(t+s.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const o=t+s.length,a=Se(n,o,e.strict,i);return r.range=[t,o,a.offset],a.comment&&(r.comment=a.comment),r}function En(e,t,{offset:s,start:n,value:i,end:r},o){const a=Object.assign({_directives:t},e),l=new is(void 0,a),c={atKey:!1,atRoot:!0,directives:l.directives,options:l.options,schema:l.schema},d=ce(n,{indicator:"doc-start",next:i??r?.[0],offset:s,onError:o,parentIndent:0,startOnNewline:!0});d.found&&(l.directives.docStart=!0,i&&(i.type==="block-map"||i.type==="block-seq")&&!d.hasNewline&&o(d.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),l.contents=i?us(c,i,d,o):pt(c,d.end,n,null,d,o);const f=l.contents.range[2],u=Se(r,f,!1,o);return u.comment&&(l.comment=u.comment),l.range=[s,f,u.offset],l}function ve(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];const{offset:t,source:s}=e;return[t,t+(typeof s=="string"?s.length:1)]}function hs(e){let t="",s=!1,n=!1;for(let i=0;i<e.length;++i){const r=e[i];switch(r[0]){case"#":t+=(t===""?"":n?`

`:`
`)+(r.substring(1)||" "),s=!0,n=!1;break;case"%":e[i+1]?.[0]!=="#"&&(i+=1),s=!1;break;default:s||(n=!0),s=!1}}return{comment:t,afterEmptyLine:n}}var Tn=class{constructor(e={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,s,n,i)=>{const r=ve(t);i?this.warnings.push(new on(r,s,n)):this.errors.push(new we(r,s,n))},this.directives=new se({version:e.version||"1.2"}),this.options=e}decorate(e,t){const{comment:s,afterEmptyLine:n}=hs(this.prelude);if(s){const i=e.contents;if(t)e.comment=e.comment?`${e.comment}
${s}`:s;else if(n||e.directives.docStart||!i)e.commentBefore=s;else if(I(i)&&!i.flow&&i.items.length>0){let r=i.items[0];T(r)&&(r=r.key);const o=r.commentBefore;r.commentBefore=o?`${s}
${o}`:s}else{const r=i.commentBefore;i.commentBefore=r?`${s}
${r}`:s}}if(t){for(let i=0;i<this.errors.length;++i)e.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)e.warnings.push(this.warnings[i])}else e.errors=this.errors,e.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:hs(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(e,t=!1,s=-1){for(const n of e)yield*this.next(n);yield*this.end(t,s)}*next(e){switch(e.type){case"directive":this.directives.add(e.source,(t,s,n)=>{const i=ve(e);i[0]+=t,this.onError(i,"BAD_DIRECTIVE",s,n)}),this.prelude.push(e.source),this.atDirectives=!0;break;case"document":{const t=En(this.options,this.directives,e,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(e,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(t,!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(e.source);break;case"error":{const t=e.source?`${e.message}: ${JSON.stringify(e.source)}`:e.message,s=new we(ve(e),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(s):this.doc.errors.push(s);break}case"doc-end":{if(!this.doc){const s="Unexpected doc-end without preceding document";this.errors.push(new we(ve(e),"UNEXPECTED_TOKEN",s));break}this.doc.directives.docEnd=!0;const t=Se(e.end,e.offset+e.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),t.comment){const s=this.doc.comment;this.doc.comment=s?`${s}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new we(ve(e),"UNEXPECTED_TOKEN",`Unsupported token ${e.type}`))}}*end(e=!1,t=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(e){const s=Object.assign({_directives:this.directives},this.options),n=new is(void 0,s);this.atDirectives&&this.onError(t,"MISSING_CHAR","Missing directives-end indicator line"),n.range=[0,t,t],this.decorate(n,!1),yield n}}},mt=Symbol("break visit"),In=Symbol("skip children"),ds=Symbol("remove item");function fe(e,t){"type"in e&&e.type==="document"&&(e={start:e.start,value:e.value}),ps(Object.freeze([]),e,t)}fe.BREAK=mt,fe.SKIP=In,fe.REMOVE=ds,fe.itemAtPath=(e,t)=>{let s=e;for(const[n,i]of t){const r=s?.[n];if(r&&"items"in r)s=r.items[i];else return}return s},fe.parentCollection=(e,t)=>{const s=fe.itemAtPath(e,t.slice(0,-1)),n=t[t.length-1][0],i=s?.[n];if(i&&"items"in i)return i;throw new Error("Parent collection not found")};function ps(e,t,s){let n=s(t,e);if(typeof n=="symbol")return n;for(const i of["key","value"]){const r=t[i];if(r&&"items"in r){for(let o=0;o<r.items.length;++o){const a=ps(Object.freeze(e.concat([[i,o]])),r.items[o],s);if(typeof a=="number")o=a-1;else{if(a===mt)return mt;a===ds&&(r.items.splice(o,1),o-=1)}}typeof n=="function"&&i==="key"&&(n=n(t,e))}}return typeof n=="function"?n(t,e):n}var ms="\uFEFF",gs="",ys="",gt="";function Ln(e){switch(e){case ms:return"byte-order-mark";case gs:return"doc-mode";case ys:return"flow-error-end";case gt:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function j(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var bs=new Set("0123456789ABCDEFabcdef"),$n=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),Ue=new Set(",[]{}"),Cn=new Set(` ,[]{}
\r	`),yt=e=>!e||Cn.has(e),_n=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e,t=!1){if(e){if(typeof e!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+e:e,this.lineEndPos=null}this.atEnd=!t;let s=this.next??"stream";for(;s&&(t||this.hasChars(1));)s=yield*this.parseNext(s)}atLineEnd(){let e=this.pos,t=this.buffer[e];for(;t===" "||t==="	";)t=this.buffer[++e];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[e+1]===`
`:!1}charAt(e){return this.buffer[this.pos+e]}continueScalar(e){let t=this.buffer[e];if(this.indentNext>0){let s=0;for(;t===" ";)t=this.buffer[++s+e];if(t==="\r"){const n=this.buffer[s+e+1];if(n===`
`||!n&&!this.atEnd)return e+s+1}return t===`
`||s>=this.indentNext||!t&&!this.atEnd?e+s:-1}if(t==="-"||t==="."){const s=this.buffer.substr(e,3);if((s==="---"||s==="...")&&j(this.buffer[e+3]))return-1}return e}getLine(){let e=this.lineEndPos;return(typeof e!="number"||e!==-1&&e<this.pos)&&(e=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e),e===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e-1]==="\r"&&(e-=1),this.buffer.substring(this.pos,e))}hasChars(e){return this.pos+e<=this.buffer.length}setNext(e){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e,null}peek(e){return this.buffer.substr(this.pos,e)}*parseNext(e){switch(e){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let e=this.getLine();if(e===null)return this.setNext("stream");if(e[0]===ms&&(yield*this.pushCount(1),e=e.substring(1)),e[0]==="%"){let t=e.length,s=e.indexOf("#");for(;s!==-1;){const i=e[s-1];if(i===" "||i==="	"){t=s-1;break}else s=e.indexOf("#",s+1)}for(;;){const i=e[t-1];if(i===" "||i==="	")t-=1;else break}const n=(yield*this.pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(e.length-n),this.pushNewline(),"stream"}if(this.atLineEnd()){const t=yield*this.pushSpaces(!0);return yield*this.pushCount(e.length-t),yield*this.pushNewline(),"stream"}return yield gs,yield*this.parseLineStart()}*parseLineStart(){const e=this.charAt(0);if(!e&&!this.atEnd)return this.setNext("line-start");if(e==="-"||e==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const t=this.peek(3);if((t==="---"||t==="...")&&j(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!j(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[e,t]=this.peek(2);if(!t&&!this.atEnd)return this.setNext("block-start");if((e==="-"||e==="?"||e===":")&&j(t)){const s=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);const e=this.getLine();if(e===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e[t]){case"#":yield*this.pushCount(e.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(yt),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),t+=yield*this.pushSpaces(!0),yield*this.pushCount(e.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let e,t,s=-1;do e=yield*this.pushNewline(),e>0?(t=yield*this.pushSpaces(!1),this.indentValue=s=t):t=0,t+=yield*this.pushSpaces(!0);while(e+t>0);const n=this.getLine();if(n===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&n[0]!=="#"||s===0&&(n.startsWith("---")||n.startsWith("..."))&&j(n[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(n[0]==="]"||n[0]==="}")))return this.flowLevel=0,yield ys,yield*this.parseLineStart();let i=0;for(;n[i]===",";)i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(i+=yield*this.pushIndicators(),n[i]){case void 0:return"flow";case"#":return yield*this.pushCount(n.length-i),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(yt),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const r=this.charAt(1);if(this.flowKey||j(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const e=this.charAt(0);let t=this.buffer.indexOf(e,this.pos+1);if(e==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let i=0;for(;this.buffer[t-1-i]==="\\";)i+=1;if(i%2===0)break;t=this.buffer.indexOf('"',t+1)}const s=this.buffer.substring(0,t);let n=s.indexOf(`
`,this.pos);if(n!==-1){for(;n!==-1;){const i=this.continueScalar(n+1);if(i===-1)break;n=s.indexOf(`
`,i)}n!==-1&&(t=n-(s[n-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let e=this.pos;for(;;){const t=this.buffer[++e];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>j(t)||t==="#")}*parseBlockScalar(){let e=this.pos-1,t=0,s;e:for(let i=this.pos;s=this.buffer[i];++i)switch(s){case" ":t+=1;break;case`
`:e=i,t=0;break;case"\r":{const r=this.buffer[i+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const i=this.continueScalar(e+1);if(i===-1)break;e=this.buffer.indexOf(`
`,i)}while(e!==-1);if(e===-1){if(!this.atEnd)return this.setNext("block-scalar");e=this.buffer.length}}let n=e+1;for(s=this.buffer[n];s===" ";)s=this.buffer[++n];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++n];e=n-1}else if(!this.blockScalarKeep)do{let i=e-1,r=this.buffer[i];r==="\r"&&(r=this.buffer[--i]);const o=i;for(;r===" ";)r=this.buffer[--i];if(r===`
`&&i>=this.pos&&i+1+t>o)e=i;else break}while(!0);return yield gt,yield*this.pushToIndex(e+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){const e=this.flowLevel>0;let t=this.pos-1,s=this.pos-1,n;for(;n=this.buffer[++s];)if(n===":"){const i=this.buffer[s+1];if(j(i)||e&&Ue.has(i))break;t=s}else if(j(n)){let i=this.buffer[s+1];if(n==="\r"&&(i===`
`?(s+=1,n=`
`,i=this.buffer[s+1]):t=s),i==="#"||e&&Ue.has(i))break;if(n===`
`){const r=this.continueScalar(s+1);if(r===-1)break;s=Math.max(s,r-2)}}else{if(e&&Ue.has(n))break;t=s}return!n&&!this.atEnd?this.setNext("plain-scalar"):(yield gt,yield*this.pushToIndex(t+1,!0),e?"flow":"doc")}*pushCount(e){return e>0?(yield this.buffer.substr(this.pos,e),this.pos+=e,e):0}*pushToIndex(e,t){const s=this.buffer.slice(this.pos,e);return s?(yield s,this.pos+=s.length,s.length):(t&&(yield""),0)}*pushIndicators(){let e=0;e:for(;;){switch(this.charAt(0)){case"!":e+=yield*this.pushTag(),e+=yield*this.pushSpaces(!0);continue e;case"&":e+=yield*this.pushUntil(yt),e+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{const t=this.flowLevel>0,s=this.charAt(1);if(j(s)||t&&Ue.has(s)){t?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,e+=yield*this.pushCount(1),e+=yield*this.pushSpaces(!0);continue e}}}break e}return e}*pushTag(){if(this.charAt(1)==="<"){let e=this.pos+2,t=this.buffer[e];for(;!j(t)&&t!==">";)t=this.buffer[++e];return yield*this.pushToIndex(t===">"?e+1:e,!1)}else{let e=this.pos+1,t=this.buffer[e];for(;t;)if($n.has(t))t=this.buffer[++e];else if(t==="%"&&bs.has(this.buffer[e+1])&&bs.has(this.buffer[e+2]))t=this.buffer[e+=3];else break;return yield*this.pushToIndex(e,!1)}}*pushNewline(){const e=this.buffer[this.pos];return e===`
`?yield*this.pushCount(1):e==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e){let t=this.pos-1,s;do s=this.buffer[++t];while(s===" "||e&&s==="	");const n=t-this.pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=t),n}*pushUntil(e){let t=this.pos,s=this.buffer[t];for(;!e(s);)s=this.buffer[++t];return yield*this.pushToIndex(t,!1)}},Mn=class{constructor(){this.lineStarts=[],this.addNewLine=e=>this.lineStarts.push(e),this.linePos=e=>{let t=0,s=this.lineStarts.length;for(;t<s;){const i=t+s>>1;this.lineStarts[i]<e?t=i+1:s=i}if(this.lineStarts[t]===e)return{line:t+1,col:1};if(t===0)return{line:0,col:e};const n=this.lineStarts[t-1];return{line:t,col:e-n+1}}}};function G(e,t){for(let s=0;s<e.length;++s)if(e[s].type===t)return!0;return!1}function ws(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"space":case"comment":case"newline":break;default:return t}return-1}function ks(e){switch(e?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function Fe(e){switch(e.type){case"document":return e.start;case"block-map":{const t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:return[]}}function ue(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function Ve(e,t){if(t.length<1e5)Array.prototype.push.apply(e,t);else for(let s=0;s<t.length;++s)e.push(t[s])}function Ss(e){if(e.start.type==="flow-seq-start")for(const t of e.items)t.sep&&!t.value&&!G(t.start,"explicit-key-ind")&&!G(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,ks(t.value)?t.value.end?Ve(t.value.end,t.sep):t.value.end=t.sep:Ve(t.start,t.sep),delete t.sep)}var Bn=class{constructor(e){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new _n,this.onNewLine=e}*parse(e,t=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const s of this.lexer.lex(e,t))yield*this.next(s);t||(yield*this.end())}*next(e){if(this.source=e,this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=e.length;return}const t=Ln(e);if(t)if(t==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=t,yield*this.step(),t){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+e.length);break;case"space":this.atNewLine&&e[0]===" "&&(this.indent+=e.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=e.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=e.length}else{const s=`Not a YAML token: ${e}`;yield*this.pop({type:"error",offset:this.offset,message:s,source:e}),this.offset+=e.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){const e=this.peek(1);if(this.type==="doc-end"&&e?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!e)return yield*this.stream();switch(e.type){case"document":return yield*this.document(e);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(e);case"block-scalar":return yield*this.blockScalar(e);case"block-map":return yield*this.blockMap(e);case"block-seq":return yield*this.blockSequence(e);case"flow-collection":return yield*this.flowCollection(e);case"doc-end":return yield*this.documentEnd(e)}yield*this.pop()}peek(e){return this.stack[this.stack.length-e]}*pop(e){const t=e??this.stack.pop();if(!t)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield t;else{const s=this.peek(1);switch(t.type==="block-scalar"?t.indent="indent"in s?s.indent:0:t.type==="flow-collection"&&s.type==="document"&&(t.indent=0),t.type==="flow-collection"&&Ss(t),s.type){case"document":s.value=t;break;case"block-scalar":s.props.push(t);break;case"block-map":{const n=s.items[s.items.length-1];if(n.value){s.items.push({start:[],key:t,sep:[]}),this.onKeyLine=!0;return}else if(n.sep)n.value=t;else{Object.assign(n,{key:t,sep:[]}),this.onKeyLine=!n.explicitKey;return}break}case"block-seq":{const n=s.items[s.items.length-1];n.value?s.items.push({start:[],value:t}):n.value=t;break}case"flow-collection":{const n=s.items[s.items.length-1];!n||n.value?s.items.push({start:[],key:t,sep:[]}):n.sep?n.value=t:Object.assign(n,{key:t,sep:[]});return}default:yield*this.pop(),yield*this.pop(t)}if((s.type==="document"||s.type==="block-map"||s.type==="block-seq")&&(t.type==="block-map"||t.type==="block-seq")){const n=t.items[t.items.length-1];n&&!n.sep&&!n.value&&n.start.length>0&&ws(n.start)===-1&&(t.indent===0||n.start.every(i=>i.type!=="comment"||i.indent<t.indent))&&(s.type==="document"?s.end=n.start:s.items.push({start:n.start}),t.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const e={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&e.start.push(this.sourceToken),this.stack.push(e);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(e){if(e.value)return yield*this.lineEnd(e);switch(this.type){case"doc-start":{ws(e.start)!==-1?(yield*this.pop(),yield*this.step()):e.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":e.start.push(this.sourceToken);return}const t=this.startBlockValue(e);t?this.stack.push(t):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(e){if(this.type==="map-value-ind"){const t=Fe(this.peek(2)),s=ue(t);let n;e.end?(n=e.end,n.push(this.sourceToken),delete e.end):n=[this.sourceToken];const i={type:"block-map",offset:e.offset,indent:e.indent,items:[{start:s,key:e,sep:n}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=i}else yield*this.lineEnd(e)}*blockScalar(e){switch(this.type){case"space":case"comment":case"newline":e.props.push(this.sourceToken);return;case"scalar":if(e.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e){const t=e.items[e.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=!1,t.value){const s="end"in t.value?t.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else if(t.sep)t.sep.push(this.sourceToken);else{if(this.atIndentedComment(t.start,e.indent)){const n=e.items[e.items.length-2]?.value?.end;if(Array.isArray(n)){Ve(n,t.start),n.push(this.sourceToken),e.items.pop();return}}t.start.push(this.sourceToken)}return}if(this.indent>=e.indent){const s=!this.onKeyLine&&this.indent===e.indent,n=s&&(t.sep||t.explicitKey)&&this.type!=="seq-item-ind";let i=[];if(n&&t.sep&&!t.value){const r=[];for(let o=0;o<t.sep.length;++o){const a=t.sep[o];switch(a.type){case"newline":r.push(o);break;case"space":break;case"comment":a.indent>e.indent&&(r.length=0);break;default:r.length=0}}r.length>=2&&(i=t.sep.splice(r[1]))}switch(this.type){case"anchor":case"tag":n||t.value?(i.push(this.sourceToken),e.items.push({start:i}),this.onKeyLine=!0):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"explicit-key-ind":!t.sep&&!t.explicitKey?(t.start.push(this.sourceToken),t.explicitKey=!0):n||t.value?(i.push(this.sourceToken),e.items.push({start:i,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(t.explicitKey)if(t.sep)if(t.value)e.items.push({start:[],key:null,sep:[this.sourceToken]});else if(G(t.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,sep:[this.sourceToken]}]});else if(ks(t.key)&&!G(t.sep,"newline")){const r=ue(t.start),o=t.key,a=t.sep;a.push(this.sourceToken),delete t.key,delete t.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:o,sep:a}]})}else i.length>0?t.sep=t.sep.concat(i,this.sourceToken):t.sep.push(this.sourceToken);else if(G(t.start,"newline"))Object.assign(t,{key:null,sep:[this.sourceToken]});else{const r=ue(t.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]})}else t.sep?t.value||n?e.items.push({start:i,key:null,sep:[this.sourceToken]}):G(t.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const r=this.flowScalar(this.type);n||t.value?(e.items.push({start:i,key:r,sep:[]}),this.onKeyLine=!0):t.sep?this.stack.push(r):(Object.assign(t,{key:r,sep:[]}),this.onKeyLine=!0);return}default:{const r=this.startBlockValue(e);if(r){if(r.type==="block-seq"){if(!t.explicitKey&&t.sep&&!G(t.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else s&&e.items.push({start:i});this.stack.push(r);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(e){const t=e.items[e.items.length-1];switch(this.type){case"newline":if(t.value){const s="end"in t.value?t.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(t.start,e.indent)){const n=e.items[e.items.length-2]?.value?.end;if(Array.isArray(n)){Ve(n,t.start),n.push(this.sourceToken),e.items.pop();return}}t.start.push(this.sourceToken)}return;case"anchor":case"tag":if(t.value||this.indent<=e.indent)break;t.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e.indent)break;t.value||G(t.start,"seq-item-ind")?e.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return}if(this.indent>e.indent){const s=this.startBlockValue(e);if(s){this.stack.push(s);return}}yield*this.pop(),yield*this.step()}*flowCollection(e){const t=e.items[e.items.length-1];if(this.type==="flow-error-end"){let s;do yield*this.pop(),s=this.peek(1);while(s?.type==="flow-collection")}else if(e.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!t||t.sep?e.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return;case"map-value-ind":!t||t.value?e.items.push({start:[],key:null,sep:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!t||t.value?e.items.push({start:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const n=this.flowScalar(this.type);!t||t.value?e.items.push({start:[],key:n,sep:[]}):t.sep?this.stack.push(n):Object.assign(t,{key:n,sep:[]});return}case"flow-map-end":case"flow-seq-end":e.end.push(this.sourceToken);return}const s=this.startBlockValue(e);s?this.stack.push(s):(yield*this.pop(),yield*this.step())}else{const s=this.peek(2);if(s.type==="block-map"&&(this.type==="map-value-ind"&&s.indent===e.indent||this.type==="newline"&&!s.items[s.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&s.type!=="flow-collection"){const n=Fe(s),i=ue(n);Ss(e);const r=e.end.splice(1,e.end.length);r.push(this.sourceToken);const o={type:"block-map",offset:e.offset,indent:e.indent,items:[{start:i,key:e,sep:r}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=o}else yield*this.lineEnd(e)}}flowScalar(e){if(this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}return{type:e,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e){switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;const t=Fe(e),s=ue(t);return s.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const t=Fe(e),s=ue(t);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(e,t){return this.type!=="comment"||this.indent<=t?!1:e.every(s=>s.type==="newline"||s.type==="space")}*documentEnd(e){this.type!=="doc-mode"&&(e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(e){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function Kn(e){const t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new Mn||null,prettyErrors:t}}function vs(e,t={}){const{lineCounter:s,prettyErrors:n}=Kn(t),i=new Bn(s?.addNewLine),r=new Tn(t);let o=null;for(const a of r.compose(i.parse(e),!0,e.length))if(!o)o=a;else if(o.options.logLevel!=="silent"){o.errors.push(new we(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return n&&s&&(o.errors.forEach(os(e,s)),o.warnings.forEach(os(e,s))),o}function Pn(e,t,s){let n;typeof t=="function"?n=t:s===void 0&&t&&typeof t=="object"&&(s=t);const i=vs(e,s);if(!i)return null;if(i.warnings.forEach(r=>Bt(i.options.logLevel,r)),i.errors.length>0){if(i.options.logLevel!=="silent")throw i.errors[0];i.errors=[]}return i.toJS(Object.assign({reviver:n},s))}var Ns={schema:"core",logLevel:"error",prettyErrors:!1};function Dn(e){const t=Pn(e,{...Ns,maxAliasCount:50});if(!wt(t))throw Object.assign(new Error("yaml"),{code:"not a mapping"});return t}function jn(e){try{const t=vs(e,Ns),[s]=t.errors;if(s!==void 0)return{error:`not valid YAML at line ${e.slice(0,s.pos[0]).split(`
`).length}`};const n=t.toJS({maxAliasCount:0});return wt(n)?{record:n}:{error:"not a mapping"}}catch(t){return{error:t instanceof ReferenceError?"an alias, and none is followed here":"not valid YAML"}}};return {parsePlainYaml: jn,parseYamlRecord: Dn};
|*/
/*| part shared/1
const {existsSync: x,readTextFile: u} = await loadPart("shared/3");function a(e){let n=e;for(let t=0;t<64;t+=1){if(x(`${n}/.git`))return n;const r=n.slice(0,Math.max(n.lastIndexOf("/"),n.lastIndexOf("\\")));if(r===""||r===n)return null;n=r}return null}function h(e){const n=a(e);if(n===null)return null;const t=p(n),r=l(`${t}/commondir`),c=r===null?null:f(t,r),o=c??t,d=l(`${t}/HEAD`)??"",i=/^ref: (refs\/heads\/(\S{1,250}))$/.exec(d);if(i?.[1]===void 0||i[2]===void 0)return{root:n,gitDir:t,branch:null,head:s(d),commonDir:c,configDir:o};const $=!i[1].includes("..")?s(l(`${o}/${i[1]}`))??k(o,i[1]):null;return{root:n,gitDir:t,branch:i[2],head:$,commonDir:c,configDir:o}}function g(e,n){const t=v(e);if(t===null)return null;const r=u(`${t}/packed-refs`,8<<20),c="text"in r?r.text:"";return n.map(o=>s(l(`${t}/${o}`))??m(c,o))}function v(e){const n=a(e);if(n===null)return null;const t=p(n),r=l(`${t}/commondir`);return r===null?t:f(t,r)}function p(e){const n=l(`${e}/.git`),t=n===null?void 0:/^gitdir: (.+)$/.exec(n)?.[1];return t===void 0?`${e}/.git`:f(e,t)}function k(e,n){const t=u(`${e}/packed-refs`,8388608);return"error"in t?null:m(t.text,n)}function m(e,n){const t=e.indexOf(` ${n}
`);return t<40?null:s(e.slice(e.lastIndexOf(`
`,t)+1,t))}function l(e){const n=u(e,4096);return"error"in n?null:n.text.split(`
`)[0]?.trim()??null}function s(e){return e!==null&&/^[0-9a-f]{40,64}$/.test(e)?e:null}function f(e,n){if(/^(?:\/|[A-Za-z]:[\\/])/.test(n))return n;const t=e.split("/");for(const r of n.split("/"))r===".."?t.pop():r!=="."&&r!==""&&t.push(r);return t.join("/")}var D=()=>builtin("node:child_process"),I=(...e)=>D().spawnSync(...e);;return {readGitFacts: h,readRefs: g,spawnSync: I};
|*/
/*| part shared/10
const {appendFileSync: p,closeSync: l,constants: c,errorCode: f,linkSync: S,lstatSync: s,mkdirSync: d,openSync: u,renameSync: y,unlinkSync: E,writeSync: L} = await loadPart("shared/3");function O(t,r){return Object.assign(new Error(t),{code:r})}function _(t,r){let e=t;for(const n of r){e=`${e}/${n}`;const o=s(e,{throwIfNoEntry:!1});if(o===void 0)$(e);else if(!o.isDirectory())throw O(e,o.isSymbolicLink()?"a symlink":"not a folder")}return e}function $(t){try{d(t)}catch(r){if(f(r)!=="EEXIST"||!s(t).isDirectory())throw r}}var w=0;function h(t,r,e){w+=1;const n=`${t}/.tmp-${process.pid}-${w}`,o=u(n,c.O_WRONLY|c.O_CREAT|c.O_TRUNC|(c.O_NOFOLLOW??0),e);try{N(o,typeof r=="string"?Buffer.from(r):r)}catch(a){throw i(n),a}finally{l(o)}return n}function N(t,r){let e=0;for(;e<r.length;)e+=L(t,r,e,r.length-e)}function k(t,r,e,n=384){const o=h(t,e,n);try{y(o,`${t}/${r}`)}catch(a){throw i(o),a}}function T(t,r,e){const n=h(t,e,384),o=`${t}/${r}`;try{return S(n,o),!0}catch(a){return f(a)==="EEXIST"||!m(`${o}.claim`)?!1:(y(n,o),!0)}finally{i(n)}}function m(t){try{return l(u(t,"wx",384)),!0}catch(r){if(f(r)==="EEXIST")return!1;throw r}}function F(t,r){const e=c.O_WRONLY|c.O_APPEND|c.O_CREAT|(c.O_NOFOLLOW??0)|(c.O_NONBLOCK??0),n=u(t,e,384);try{p(n,r)}finally{l(n)}}function i(t){try{E(t)}catch{}}var A=500,C=5e3;function v(t,r,e=A){const n=`${t}/.lock`,o=Date.now()+e;for(;!m(n);){if(D(n),Date.now()>o)return null;Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,5)}try{return{value:r()}}finally{i(n)}}function D(t){try{const r=s(t);if(!r.isFile())throw O(t,"not a file");if(Date.now()-r.mtimeMs<C)return;const e=`${t}-stale-${process.pid}`;y(t,e),i(e)}catch(r){if(f(r)!=="ENOENT")throw r}};return {appendLine: F,createFile: T,ensureFolder: _,removeQuietly: i,replaceFile: k,withLock: v};
|*/
/*| part shared/11
const {appendLine: f,createFile: i,ensureFolder: a} = await loadPart("shared/10");const {errorCode: s,lstatSync: d} = await loadPart("shared/3");var l=`*
!config.toml
`;function n(t,e=[]){const r=!u(`${t}/.holdfast/.gitignore`),o=a(t,[".holdfast",...e]);return r&&i(`${t}/.holdfast`,".gitignore",l),o}function c(t,e,r){f(`${n(t)}/${e}`,r)}function u(t){try{return d(t),!0}catch(e){return s(e)!=="ENOENT"}};return {appendState: c,openStateFolder: n};
|*/
/*| part shared/12
const {readTextFile: a} = await loadPart("shared/3");var i="docs/tracks",d="docs/tracks/ACTIVE_TRACK",f=["CLAUDE.md","docs/context/CONTEXT_CORE.md","docs/context/ROLES.md","docs/context/GUARDRAILS.md"],u=["SPEC.md","PLAN.md","RISKS.md","DECISIONS.md"],T=["work_log.md","recent_diff.txt","test_output.txt"];function m(t){return u.map(r=>`${i}/${t}/${r}`)}function E(t){return T.map(r=>`artifacts/sessions/${t}/${r}`)}function o(t){return typeof t=="string"&&/^[A-Za-z0-9_][A-Za-z0-9_-]{0,127}$/.test(t)}function c(t){return typeof t=="string"&&t.length<=64&&t.split(".").every(o)}function l(t){const r=t.trim(),e=r.startsWith("./")?r.slice(2):r,s=e.startsWith("docs/tracks/")?e.slice(12):e,n=s.endsWith("/")?s.slice(0,-1):s;return c(n)?{trackId:n}:{reason:r===""?"it is empty":`it holds no name of a track (${r.length} characters)`}}function S(t){const r=a(`${t}/${d}`,4096,!0);return"text"in r?l(r.text):r.error==="ENOENT"?null:{reason:r.error}};return {CORE_FILES: f,isSafeName: o,isTrackId: c,listTaskPaths: m,listTransientPaths: E,readTrackPointer: S};
|*/
/*| part shared/13
const {closeSync: h,constants: u,errorCode: m,existsSync: S,fstatSync: p,openSync: y,readSync: x} = await loadPart("shared/3");var E=16384,O=4<<20,d=16<<20,M=400;function T(i,n,r=d){return _(i,(e,t)=>g(e,t,n,r))}function _(i,n){if(!S(i))return{error:"ENOENT"};let r;try{r=y(i,u.O_RDONLY|(u.O_NONBLOCK??0));const e=p(r);return e.isFile()?n(r,e.size):{error:e.isDirectory()?"EISDIR":"not a regular file"}}catch(e){return{error:m(e)}}finally{r!==void 0&&h(r)}}function g(i,n,r,e){const t=Math.max(0,n-e);let o=n,a=E;for(;o>t;){const l=Math.max(t,o-a),c=Buffer.allocUnsafe(o-l),s=x(i,c,0,c.length,l),f=l===0?0:c.indexOf(10)+1;if(l>0&&(f===0||f===s)){if(l===t)return"limit";a*=4;continue}if(L(c,f,s,r))return"stopped";if(o=l+f,l===t)break;a=Math.min(a*4,O)}return t===0?"start of file":"limit"}function L(i,n,r,e){for(let t=r;t>n;){const o=Math.max(n,i.lastIndexOf(10,t-1)+1),a=o<t?R(i,o,t):null;if(a!==null&&e(a))return!0;t=o-1}return!1}function R(i,n,r){const e=i.toString("latin1",n,Math.min(r,n+M));return v(e)?{head:e,bytes:r-n,isWhole:i[r-1]===125,read:(t=r-n)=>i.toString("utf8",n,n+t),find:(t,o=0,a=r-n)=>i.subarray(n,n+a).indexOf(t,o),slice:(t,o=r-n)=>i.toString("latin1",t<0?Math.max(n,r+t):n+t,Math.min(r,n+o))}:null}function v(i){return i.startsWith('{"type":"')?/^\{"type":"(?:user|assistant|system|attachment)"/.test(i):!i.includes('"attachment":{"type":"prompt_snapshot"')};return {walkTranscript: T};
|*/
/*| part shared/14
var o=Object.create,p=Object.defineProperty,c=Object.getOwnPropertyDescriptor,n=Object.getOwnPropertyNames,u=Object.getPrototypeOf,O=Object.prototype.hasOwnProperty,v=(r,e)=>function(){try{return e||(0,r[n(r)[0]])((e={exports:{}}).exports,e),e.exports}catch(a){throw e=0,a}},y=(r,e)=>{for(var t in e)p(r,t,{get:e[t],enumerable:!0})},P=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let _ of n(e))!O.call(r,_)&&_!==t&&p(r,_,{get:()=>e[_],enumerable:!(a=c(e,_))||a.enumerable});return r},b=(r,e,t)=>(t=r!=null?o(u(r)):{},P(e||!r||!r.__esModule?p(t,"default",{value:r,enumerable:!0}):t,r));;return {__commonJS: v,__export: y,__toESM: b};
|*/
/*| part shared/2
const {CORE_FILES: d,listTaskPaths: h,listTransientPaths: y,readTrackPointer: m} = await loadPart("shared/12");const {closeSync: k,constants: l,errorCode: v,existsSync: O,fstatSync: p,openSync: T,readSync: b,realpathSync: c} = await loadPart("shared/3");var g=()=>builtin("node:crypto"),u=(...t)=>g().createHash(...t),S=builtin("node:path"),$=t=>S[t],x=$("sep");function L(t){return Math.ceil(t.length/4)}var f=2<<20;function _(t,a){const e=(r,i=!0)=>({path:a,isThere:i,reason:r});if(!O(`${t}/${a}`))return e("not there",!1);let n;try{const r=c.native(`${t}/${a}`);if(!r.startsWith(`${c.native(t)}${x}`))return e("it leads out of the repository");n=T(r,l.O_RDONLY|(l.O_NONBLOCK??0)|(l.O_NOFOLLOW??0));const i=p(n);if(!i.isFile())return e(i.isDirectory()?"it is a folder":"it is not a regular file");if(i.size>f)return e(`${i.size} bytes, over the limit of ${f}`);const s=F(n,i.size),o=N(s);return o===null?e("it is not UTF-8 text"):{path:a,text:o,bytes:s.length,tokens:L(o),get sha256(){return u("sha256").update(s).digest("hex")}}}catch(r){return e(v(r))}finally{n!==void 0&&k(n)}}function F(t,a){const e=Buffer.allocUnsafe(a);let n=0;for(;n<a;){const r=b(t,e,n,a-n,n);if(r===0)break;n+=r}return e.subarray(0,n)}function N(t){try{return new TextDecoder("utf-8",{fatal:!0}).decode(t)}catch{return null}}function B(t,a){const e=m(t),n=e!==null&&"trackId"in e?e.trackId:null,r=i=>{const s=i.map(o=>_(t,o));return{loaded:s.filter(o=>"text"in o),missing:s.filter(o=>"reason"in o)}};return{trackId:n,pointerReason:e!==null&&"reason"in e?e.reason:null,sessionId:a,core:r(d),task:r(n===null?[]:h(n)),transient:r(a===null?[]:y(a))}};return {createHash: u,loadTiers: B};
|*/
/*| part shared/3
var p=builtin("node:fs"),r=e=>p[e],O=r("appendFileSync"),s=r("closeSync"),i=r("constants"),S=r("existsSync"),l=r("fstatSync"),k=r("linkSync"),m=r("lstatSync"),N=r("mkdirSync"),f=r("openSync"),u=r("readSync"),h=r("readdirSync"),z=r("realpathSync"),F=r("renameSync"),b=r("unlinkSync"),g=r("writeSync");function w(e,c,d=!1){if(!S(e))return{error:"ENOENT"};let a;try{a=f(e,i.O_RDONLY|(i.O_NONBLOCK??0)|(d?0:i.O_NOFOLLOW??0));const n=l(a);if(!n.isFile())return{error:n.isDirectory()?"EISDIR":"not a regular file"};if(n.size>c)return{error:`${n.size} bytes, over the limit of ${c}`};const o=Buffer.allocUnsafe(n.size);let t=0;for(;t<n.size;){const y=u(a,o,t,n.size-t,t);if(y===0)break;t+=y}return{text:o.toString("utf8",0,t)}}catch(n){return{error:v(n)}}finally{a!==void 0&&s(a)}}function v(e){const c=e?.code;return typeof c=="string"?c:e instanceof Error?e.name:"unknown error"};return {appendFileSync: O,closeSync: s,constants: i,errorCode: v,existsSync: S,fstatSync: l,linkSync: k,lstatSync: m,mkdirSync: N,openSync: f,readSync: u,readTextFile: w,readdirSync: h,realpathSync: z,renameSync: F,unlinkSync: b,writeSync: g};
|*/
/*| part shared/4
var t=["off","warn","ask","deny"],o=["C1","C2","C3","C4"],e=["c1","c2","c3","c4"],r=["low","warning","critical","emergency"],n=["off","ask","deny"],s=["off","minimal","standard","detailed"],a=["propose","write"],c=["facts","directive"],i=["every-prompt","on-change","after-compaction"],l=["quiet","standard","strict"],m=["open","closed"],d=["ask","deny","allow"],u=["docs/**","artifacts/**"],_={profile:"standard",criticality:"C2","context_monitor.enabled":!0,"context_monitor.low_threshold":null,"context_monitor.warning_threshold":null,"context_monitor.critical_threshold":null,"context_monitor.emergency_threshold":null,"context_monitor.thresholds.c1.low":null,"context_monitor.thresholds.c1.warning":null,"context_monitor.thresholds.c1.critical":null,"context_monitor.thresholds.c1.emergency":null,"context_monitor.thresholds.c2.low":null,"context_monitor.thresholds.c2.warning":null,"context_monitor.thresholds.c2.critical":null,"context_monitor.thresholds.c2.emergency":null,"context_monitor.thresholds.c3.low":null,"context_monitor.thresholds.c3.warning":null,"context_monitor.thresholds.c3.critical":null,"context_monitor.thresholds.c3.emergency":null,"context_monitor.thresholds.c4.low":null,"context_monitor.thresholds.c4.warning":null,"context_monitor.thresholds.c4.critical":null,"context_monitor.thresholds.c4.emergency":null,"context_monitor.absolute_floors":!1,"context_monitor.operations":{},"context_monitor.typical_operation":null,"context_monitor.compaction_point":null,"context_monitor.window":null,"context_monitor.tone":"facts","escalation.gate_spawns":"off","governance.c3_files":[".claude/rules/**",".context/rules/**","docs/context/*.md","docs/decisions/**","**@/adr/**","**@/adrs/**","**@/ADR-*.md","**@/adr-*.md"],"governance.c4_files":["**@/*CONSTITUTION*.md","**@/*constitution*.md"],"resumption.max_age_hours":72,"resumption.steer_summary":!0,"resumption.orchestration_file":"ORCHESTRATION.yaml","memory.markers":!0,"memory.guidance":"standard","memory.auto_capture.enabled":!0,"memory.auto_capture.threshold":.85,"memory.auto_capture.limit":3,"memory.auto_capture.prompt_first":!1,"memory.rotation.decision_logs":[".claude/context/memory/decisions.md"],"memory.rotation.issue_logs":[".claude/context/memory/issues.md"],"memory.rotation.max_lines":1500,"memory.rotation.decision_days":60,"memory.rotation.issue_days":7,"memory.rotation.check_at_start":!1,"memory.surface.limit":3,"memory.surface.at_start":5,"compaction.core":"propose","guardrails.write_roots":null,"guardrails.protected":[],"guardrails.allowed_tools":null,"guardrails.mcp_writers":{},"guardrails.governance":{},"guardrails.architecture":[],"guardrails.evaluator":!1,"guardrails.unresolved":"ask","guardrails.fail":"open","guardrails.deadline":1500,"guardrails.modes.allowed_tools":"deny","guardrails.modes.self_protection":"ask","guardrails.modes.confined_writes":"deny","guardrails.modes.write_size":"deny","quality.sources":["docs/context/CONTEXT_CORE.md","docs/context/ROLES.md","docs/context/GUARDRAILS.md"],"reinforcement.cadence":"on-change","reinforcement.files":["CLAUDE.md","CLAUDE.local.md",".claude/CLAUDE.md","AGENTS.md",".claude/rules/**@/*.md",".context/rules/**@/*.md"],routing:[],"budgets.session_start":2450,"budgets.user_prompt_submit":1500,"guardrails.modes.tool_availability":"deny","guardrails.modes.plan_evaluator":"deny","guardrails.modes.architecture":"deny","guardrails.modes.governance":"ask","guardrails.modes.post_compaction_approval":"ask","guardrails.modes.stale_resumption":"warn","hooks.session_start":!0,"hooks.user_prompt_submit":!0,"hooks.pre_compact":!0,"hooks.pre_tool_use":!0,"hooks.post_tool_use":!0,"sections.project_context":!0,"sections.quality_context":!0,"sections.quality_reinforcement":!0,"sections.routing_hint":!0,"sections.resumption_context":!0,"sections.context_monitor":!0,"sections.compaction_alert":!0,"sections.work_log":!0,"sections.memory_capture":!0,"sections.response_guidance":!0,"sections.related_memories":!0,"sections.track_context":!0,"sections.recent_diff":!0,"sections.test_output":!0,"sections.write_check":!0};;return {CADENCES: i,CORE_MODES: a,CRITICALITIES: o,DEFAULT_CONFIG: _,FAIL_MODES: m,GUARD_MODES: t,GUIDANCE_LEVELS: s,PLAN_ROOTS: u,PROFILES: l,SPAWN_GATES: n,THRESHOLD_NAMES: r,THRESHOLD_ROWS: e,TONES: c,UNRESOLVED_MODES: d};
|*/
/*| part shared/5
const {serializeEvent: r} = await loadPart("shared/6");const {appendState: l} = await loadPart("shared/11");const {readClock: a} = await loadPart("shared/8");function m(i,t,n){const o=a().toISOString();l(i,"events.jsonl",n.map(e=>r(e,o,t)).join(""))}function h(i){let t=3735928559,n=1103547991;for(let o=0;o<i.length;o+=1){const e=i.charCodeAt(o);t=Math.imul(t^e,2654435761),n=Math.imul(n^e,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),`${i.length}:${(4294967296*(2097151&n)+(t>>>0)).toString(36)}`};return {appendEvents: m,fingerprint: h};
|*/
/*| part shared/6
const {excerptLine: d,redactText: o} = await loadPart("shared/8");function m(t,n,c){const{event:a,...r}=t,i=Object.entries(r).filter(e=>typeof e[1]=="string"&&!u(e[1])),f=h(i.map(([,e])=>d(String(e),2e3))),g=Object.fromEntries(i.map(([e],p)=>[e,f[p]]));return`${JSON.stringify({at:n,event:a,session_id:c,...r,...g})}
`}var s=`



`;function h(t){const n=t.length===0?[]:o(t.join(s)).split(s);return n.length===t.length?n:t.map(o)}function u(t){return t.length<=12&&/^[a-z]+$/.test(t)};return {serializeEvent: m};
|*/
/*| part shared/7
function t(r){return typeof r=="object"&&r!==null&&!Array.isArray(r)}function o(r){return typeof r=="string"?r:null}function e(r){try{const n=JSON.parse(r);return t(n)?n:null}catch{return null}};return {isRecord: t,parseJsonRecord: e,stringOf: o};
|*/
/*| part shared/8
var _="(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|signing[_-]?key|encryption[_-]?key|credential|\\bpwd)",c=["secret","token","passw","passphrase","key","credential","pwd"],Z="(?<![A-Za-z0-9_-])",h=[[["sk-","sk_","rk_","rk-"],"(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}"],[["whsec_"],"whsec_[A-Za-z0-9+/=]{24,}"],[["ghp_","gho_","ghu_","ghs_","ghr_"],"gh[pousr]_[A-Za-z0-9]{20,}"],[["github_pat_"],"github_pat_[A-Za-z0-9_]{20,}"],[["gl"],"gl(?:pat|dt|rt|ptt|soat|cbt|ft|imt|agent)-[A-Za-z0-9_-]{16,}"],[["akia","asia"],"(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])"],[["aiza","ya29.","gocspx-"],"(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,}|GOCSPX-[A-Za-z0-9_-]{20,})"],[["xox","xapp-"],"(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}"],[["npm_","hf_","pypi-","_v1_"],"(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})"],[["sg."],"SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}"],[["eyj"],"eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}"],[["key-"],"key-[0-9a-f]{32}(?![0-9A-Za-z])"],[["-us"],"[0-9a-f]{32}-us\\d{1,2}(?![0-9A-Za-z])"],[["sq0"],"sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,}"],[["shp"],"shp(?:at|ca|pa|ss|ua)_[a-fA-F0-9]{32}"],[["atatt3","atctt3"],"AT[AC]TT3[A-Za-z0-9_=-]{30,}"],[["dapi"],"dapi[0-9a-f]{32}(?:-\\d)?(?![0-9A-Za-z])"],[["lin_api_","ntn_","figd_","nfp_","rnd_"],"(?:lin_api|ntn|figd|nfp|rnd)_[A-Za-z0-9_-]{24,}"],[["pscale_"],"pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{20,}"],[["sbp_","sb_secret_"],"(?:sbp_[0-9a-f]{40}|sb_secret_[A-Za-z0-9_-]{20,})"],[["hvs.","hvb."],"hv[sb]\\.[A-Za-z0-9_-]{20,}"],[[".atlasv1."],"[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_-]{40,}"],[["dp."],"dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9.]{30,}"],[["pul-"],"pul-[0-9a-f]{40}"],[["nrak-"],"NRAK-[A-Z0-9]{27}"],[["glsa_","glc_"],"(?:glsa|glc)_[A-Za-z0-9_=+/]{30,}"],[["sntrys_","sntryu_"],"sntry[su]_[A-Za-z0-9_=+/]{40,}"],[["dckr_pat_","rubygems_"],"(?:dckr_pat_[A-Za-z0-9_-]{20,}|rubygems_[0-9a-f]{48})"],[["gsk_","xai-","pplx-","r8_"],"(?:gsk_[A-Za-z0-9]{40,}|xai-[A-Za-z0-9]{60,}|pplx-[A-Za-z0-9]{40,}|r8_[A-Za-z0-9]{36,})"],[["age-secret-key-"],"AGE-SECRET-KEY-1[0-9A-Z]{50,}"],[[":aa"],"\\d{8,10}:AA[A-Za-z0-9_-]{32,}"]],d=[{needles:["private key"],pattern:/-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g},...h.map(([e,a])=>({needles:e,pattern:new RegExp(`${Z}${a}`,"g")})),{needles:["hooks.slack.com"],pattern:/(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g},{needles:["/api/webhooks/"],pattern:/(discord(?:app)?\.com\/api\/webhooks\/\d{1,30}\/)[A-Za-z0-9_-]{20,}/g},{needles:["sig="],pattern:/([?&]sig=)[A-Za-z0-9%+/_=-]{30,}/g},{needles:["://"],pattern:/(:\/\/[^\s:/@]{0,100}:)[^\s@/]{1,200}(@)/g},{needles:["authorization"],pattern:/(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi},{needles:["bearer","basic"],pattern:/(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi},{needles:["-u","--user"],pattern:/(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g},{needles:c,pattern:new RegExp(`(--[a-z-]{0,20}${_}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`,"gi")}],u="[redacted]",E=new RegExp(`(${_}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3})(["']?)((?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,})`,"gi"),k=/((?:auth|salt|session|cookie|signature|hmac|webhook|dsn|key)[A-Za-z0-9_-]{0,20}["']?\s{0,3}[:=]\s{0,3}["']?)([A-Za-z0-9+/_=-]{24,})/gi,l=["auth","salt","session","cookie","signature","hmac","webhook","dsn","key"],b=new RegExp([...new Set([...d.flatMap(({needles:e})=>e),...l,...c])].map(e=>e.replace(/[.?]/g,"\\$&")).join("|")),y={shapes:[],random:!1,named:!1};function m(e){const a=e.toLowerCase();if(!b.test(a))return y;const n=t=>t.some(s=>a.includes(s));return{shapes:d.filter(({needles:t})=>n(t)).map(({pattern:t})=>t),random:n(l),named:n(c)}}function w(e){return v(m(e),e)}function v({shapes:e,random:a,named:n},r){let t=r;for(const s of e)t=t.replace(s,(o,i,p)=>typeof i=="string"?`${i}${u}${typeof p=="string"?p:""}`:u);return a&&(t=t.replace(k,(s,o,i)=>$(i)?`${o}${u}`:s)),n?t.replace(E,(s,o,i,p,A,z)=>i===""&&N(p,z.slice(A+s.length,A+s.length+40))?s:`${o}${i}${u}`):t}function $(e){if(e.replace(/\D/g,"").length<2||!/[a-z]/.test(e)||!/[A-Z]/.test(e))return!1;const n=new Map;for(const s of e.slice(0,128))n.set(s,(n.get(s)??0)+1);const r=Math.min(e.length,128);let t=0;for(const s of n.values())t-=s/r*Math.log2(s/r);return t>=3.8}var S=/^(?:string|number|boolean|unknown|undefined|object|symbol|bigint|readonly|optional|required|[A-Za-z]{0,40}(?:String|Str|Token|Secret|Password|Key|Credentials?|Type|Bytes|Bu(?:ffer)|Options|Config|Provider|Service|Response|Request))$/;function N(e,a){return/^[A-Za-z_.?!]+$/.test(e)?S.test(e)||a.startsWith("(")||a.startsWith("[")||/^[A-Za-z_]+(?:[?!]?\.[A-Za-z_]+)+$/.test(e)?!0:/^[a-z]+$/.test(e)&&/^ [a-z]{2,}/.test(a):!1}var O=new RegExp(`${_}[A-Za-z0-9_-]{0,20}$`,"i");function f(e){return R.test(e)?e.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g,`
`).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,"").replace(/[\u{e0000}-\u{e007f}]/gu,""):e}var R=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]/;function g(e,a){const n=f(e).trim();if(n.length<=a)return n;const r=n.slice(0,Math.max(0,a-4)),t=Math.max(r.lastIndexOf(" "),r.lastIndexOf(`
`));return`${(t>a*.6?r.slice(0,t):r).toWellFormed().replace(/\ufffd$/,"").trimEnd()} ...`}function x(e,a){return g(T(f(e)),a)}function T(e){return e.replace(/\s{2,}|[^\S ]/g," ")}function D(e){return e.includes("\x1B")?e.replace(/\u001b\[[0-9;:?]{0,40}[ -/]{0,4}[@-~]/g,""):e}function C(){const e=process.env.HOLDFAST_NOW,a=e===void 0?new Date:new Date(e);return Number.isNaN(a.getTime())?new Date:a};return {cleanText: f,dropColours: D,excerpt: g,excerptLine: x,readClock: C,redactText: w};
|*/
/*| part shared/9
const {isRecord: u,parseJsonRecord: y,stringOf: i} = await loadPart("shared/7");function k(t,e){const n=new Map;return r=>{const o=n.get(r);if(o!==void 0)return o;n.size>=t&&n.clear();const s=e(r);return n.set(r,s),s}}function h(t){switch(t.type){case"plan_mode":case"plan_mode_reentry":return t.isSubAgent===!0?null:{kind:"plan-mode",isOn:!0,file:i(t.planFilePath)};case"plan_mode_exit":return{kind:"plan-mode",isOn:!1,file:i(t.planFilePath)};case"goal_status":return{kind:"goal",condition:t.met===!0||t.failed===!0?null:i(t.condition)};case"nested_memory":{const e=i(t.path)??i(t.displayPath);return e===null?null:{kind:"loaded",skills:[],instructions:[e]}}case"invoked_skills":{const n=(Array.isArray(t.skills)?t.skills.filter(u):[]).flatMap(r=>i(r.name)??[]);return n.length===0?null:{kind:"loaded",skills:n,instructions:[]}}default:return null}}var _=new Set(`add-dir advisor agents artifacts autocompact background branch brief bug cd clear color compact config context copy cost
  daemon desktop diff doctor effort exit export extra-usage fast feedback focus fork heapdump help hooks ide import install
  keybindings list-agents login logout mcp memory mobile model output-style passes permissions plugin privacy-settings quit
  rate-limit-options recap release-notes reload-plugins reload-skills remote-control remote-env rename restart resume rewind
  scroll-speed session skills status statusline stickers stop tasks terminal-setup theme tui upgrade usage vim voice
  workflows`.split(/\s+/));function O(t){const e=m(t).trim();return/^<command-(?:name|message|args)>/.test(e)?b(e):e===""||/^<(?:task-notification|local-command-|bash-(?:input|stdout|stderr)|user-memory-input)/.test(e)||/^\[Request interrupted by user/.test(e)?null:e}function b(t){const e=f(t,"<command-name>","</command-name>")?.trim().replace(/^\//,"");return!e||_.has(e)?null:`/${e} ${f(t,"<command-args>","</command-args>")?.trim()??""}`.trim()}function f(t,e,n){const r=t.indexOf(e),o=r===-1?-1:t.indexOf(n,r);return o===-1?null:t.slice(r+e.length,o)}function m(t){const[e,n]=["<system-reminder>","</system-reminder>"];let r="",o=0;for(;;){const s=t.indexOf(e,o),a=s===-1?-1:t.indexOf(n,s);if(a===-1)return r+t.slice(o);r+=t.slice(o,s),o=a+n.length}}var x=/[a-z0-9'\u00c0-\ud7ff/]+/,I=new RegExp(x,"g"),T=new Set(`hi hello hey thanks thank you thx ok okay k yes yep yeah y sure fine great good nice cool perfect continue go on ahead carry going
  proceed please do it next now then and looks lgtm sounds that works alright all right done again resume there keep`.split(/\s+/));function v(t){const e=m(t).trim();if(!e.startsWith("<task-notification>"))return null;const n=c(e,"tool-use-id");return n===""?null:{callId:n,status:c(e,"status")||"ended",summary:c(e,"summary"),result:c(e,"result")}}function c(t,e){const n=t.indexOf(`<${e}>`),r=t.lastIndexOf(`</${e}>`);return n===-1||r<n?"":t.slice(n+e.length+2,r).trim()}var N=98304;function w(t){const e=y(t);if(e===null||e.isSidechain===!0)return null;const n=i(e.uuid);return e.type==="system"?e.subtype==="compact_boundary"?{kind:"boundary",uuid:n}:null:e.type==="attachment"?R(e.attachment,n):u(e.message)?e.type==="assistant"?S(e,e.message,n):e.type==="user"?A(e,e.message,n):null:null}function R(t,e){if(!u(t))return null;if(t.type==="queued_command")return t.isMeta===!0?null:g(p(t.prompt),e);const n=h(t);return n===null?null:{uuid:e,...n}}function g(t,e){const n=v(t);if(n!==null)return{kind:"report",uuid:e,...n};const r=O(t);return r===null?null:{kind:"user",uuid:e,text:r}}function S(t,e,n){if(e.model==="<synthetic>"||t.isApiErrorMessage===!0)return null;const r=[],o=[];for(const l of d(e.content))typeof l.text=="string"&&o.push(l.text),l.type==="tool_use"&&typeof l.id=="string"&&typeof l.name=="string"&&r.push({id:l.id,name:l.name,input:u(l.input)?l.input:{}});const s=i(e.stop_reason),a=s===null?null:s==="end_turn"||s==="stop_sequence";return{kind:"assistant",uuid:n,text:o.join(`
`),tools:r,endsTurn:a}}function A(t,e,n){const r=d(e.content),o=r.flatMap(s=>s.type==="tool_result"&&typeof s.tool_use_id=="string"?[{id:s.tool_use_id,isError:s.is_error===!0,text:E(t)??p(s.content)}]:[]);return o.length>0?{kind:"results",uuid:n,results:o}:t.isMeta===!0||t.isCompactSummary===!0||t.isVisibleInTranscriptOnly===!0?null:g(r.map(s=>i(s.text)??"").join(`
`),n)}function E(t){const e=t.toolUseResult;return!u(e)||typeof e.agentId!="string"?null:p(e.content)||null}function d(t){return typeof t=="string"?[{type:"text",text:t}]:Array.isArray(t)?t.filter(u):[]}function p(t){return d(t).map(e=>i(e.text)??"").join(`
`)};return {parseRow: w,remember: k};
|*/
/*| part steps/compact-at-checkpoint
const {appendEvents: Kt,fingerprint: Ht} = await loadPart("shared/5");const {createHash: Xt,loadTiers: Zt} = await loadPart("shared/2");const {CORE_FILES: Bt,isSafeName: nt,isTrackId: Jt,listTaskPaths: Yt,readTrackPointer: Wt} = await loadPart("shared/12");const {parseRow: rt,remember: st} = await loadPart("shared/9");const {walkTranscript: Vt} = await loadPart("shared/13");const {cleanText: Gt,excerptLine: P,readClock: Ut,redactText: Qt} = await loadPart("shared/8");const {appendLine: te,ensureFolder: N,removeQuietly: it,replaceFile: D,withLock: ot} = await loadPart("shared/10");const {isRecord: y,parseJsonRecord: q,stringOf: ct} = await loadPart("shared/7");const {errorCode: K,lstatSync: ee,readTextFile: w,readdirSync: ne} = await loadPart("shared/3");function H(t,e){return new TypeError(`${t===""?"content":t} is not ${e}`)}function O(t,e){return{parse:(n,r)=>{if(!e(n))throw H(r,t);return n},serialize:n=>n}}var k=O("a string",t=>typeof t=="string"),at=O("an id of letters, digits, - and _",nt),re=O("an ISO time",t=>typeof t=="string"&&/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(t)),C=O("a number",t=>typeof t=="number"&&Number.isFinite(t));function L(t){return{parse:(e,n)=>e==null?null:t.parse(e,n),serialize:e=>e===null?null:t.serialize(e)}}function lt(t){return{parse:(e,n)=>{if(e===void 0)return[];if(!Array.isArray(e))throw H(n,"a list");return e.map((r,s)=>t.parse(r,`${n}[${s}]`))},serialize:e=>e.map(n=>t.serialize(n))}}var se=O("an object",y);function b(t){const e=Object.entries(t);return{parse:(n,r)=>{if(!y(n))throw H(r,"an object");const s=e.map(([i,[o,c]])=>{const a=r===""?o:`${r}.${o}`;return[i,c.parse(n[o],a)]});return Object.fromEntries(s)},serialize:n=>Object.fromEntries(e.map(([r,[s,i]])=>[s,i.serialize(n[r])]))}}var X=lt(b({path:["path",k],sha256:["sha256",k],bytes:["bytes",C]})),ut=b({core:["core",X],task:["task",X],transient:["transient",X]}),ie={parse:(t,e)=>{if(!y(t))throw new TypeError(`${e} is not an object`);return Object.fromEntries(Object.entries(t).map(([n,r])=>[n,k.parse(r,`${e}.${n}`)]))},serialize:t=>t},dt=b({inputsSha256:["inputs_sha256",k],outputs:["outputs",ie],violations:["violations",lt(b({path:["path",k],line:["line",C],rule:["rule",k],text:["text",k]}))],entries:["entries",C],replaced:["replaced",L(k)]}),ft=b({schemaVersion:["schema_version",k],track:["track",k],sequence:["sequence",C],timestamp:["timestamp",re],sessionId:["session_id",L(at)],checkpointId:["checkpoint_id",L(at)],tiers:["tiers",ut],compaction:["compaction",dt]});function pt(t){return`${JSON.stringify(ft.serialize(t),null,2)}
`}function oe(t){return ft.parse(JSON.parse(t),"")}var rr=b({tiers:["tiers",ut],compaction:["compaction",L(se)]});function ce(t){return dt.serialize(t)}function ae(t){const e=q(t);return e===null||!y(e.entries)?{}:Object.fromEntries(Object.entries(e.entries).flatMap(([n,r])=>typeof r=="string"?[[n,r]]:[]))}function le(t){const e=Object.fromEntries(Object.entries(t).sort(([n],[r])=>n<r?-1:1));return`${JSON.stringify({schema_version:"1",entries:e},null,2)}
`}var mt=1<<20,ue=8<<20;function Z(t,e){const n=w(`${t}/${e}`,mt);if("text"in n)return n.text;if(B(n.error))return null;throw Object.assign(new Error(e),{code:n.error,path:e})}var ht=t=>`artifacts/sessions/${t}/work_log.md`,de=t=>`artifacts/sessions/${t}/compacted.json`;function gt(t,e){const[n,r]=[ht(e),de(e)],s=w(`${t}/${n}`,ue);if("error"in s&&!B(s.error))throw Object.assign(new Error(n),{code:s.error,path:n});const i=Z(t,r),o=ae(i??""),c={path:r,text:i};return{sessionId:e,path:n,text:"text"in s?s.text:"",ledgerFile:c,ledger:o}}function fe(t,e,n){const r=N(t,["artifacts","sessions",e]);return te(`${r}/work_log.md`,n),ht(e)}var vt=t=>`artifacts/checkpoints/${t}/latest.json`;function $t(t,e){const n=w(`${t}/${vt(e)}`,mt);if("error"in n)return B(n.error)?null:{reason:n.error};try{const r=oe(n.text);return r.track===e?{checkpoint:r,text:n.text}:{reason:"it is of another track"}}catch(r){return{reason:r instanceof TypeError?r.message:"not JSON"}}}function pe(t,e,n,r){const s=N(t,["artifacts","checkpoints",e]);ot(s,()=>{const i=$t(t,e);i===null||"reason"in i||i.checkpoint.sessionId!==n||D(s,"latest.json",pt({...i.checkpoint,checkpointId:r}),420)})}function me(t){const e=K(t);return e==="ELOOP"?"it is a link, and links are not written through":e}var B=t=>t==="ENOENT"||t==="ENOTDIR",kt=["decision","risk","task","invariant"],he=["low","medium","high","critical"],ge=["todo","open","pending","planned","doing","in progress","in_progress","active","blocked","review","done","completed","dropped"],S={decision:{head:"Decision",required:["Reason","Impact"],values:{}},risk:{head:"Risk",required:["Severity","Mitigation"],values:{Severity:he}},task:{head:"Task",required:["Status","Acceptance"],values:{Status:ge}},invariant:{head:"Invariant",required:["Scope"],values:{}}},St=["Date","Track"],ve=[...kt.flatMap(t=>S[t].required),...St,"Owner","Role","Owner role","Covers","Requirements","Requirement","Implements","Depends","Depends on","After","Likelihood","Alternatives","Evidence","Supersedes"],$e=new Map(ve.map(t=>[t.toLowerCase(),t])).set("acceptance criteria","Acceptance"),ke=new Map(kt.map(t=>[S[t].head.toLowerCase(),t]));function M(t){return $e.get(t.trim().toLowerCase())??null}function Se(t){return ke.get(t.trim().toLowerCase())??null}function x(t,...e){for(const n of e){const r=t.fields.find(s=>s.key.toLowerCase()===n.toLowerCase())?.value.trim();if(r!==void 0&&r!=="")return r}return null}var J=st(2e4,t=>t.replace(/[*_`]/g,"").replace(/\s+/g," ").trim().replace(/\.$/,"").toLowerCase()),xe=/^\s*[[(]?([A-Z]{1,6}-?\d{1,5}(?:\.\d{1,3})?)\b/;function Y(t){return xe.exec(t.replaceAll("**","").replaceAll("__",""))?.[1]??null}function W(t,e){if(t.kind!==e.kind)return!1;const[n,r]=[Y(t.title),Y(e.title)];return n!==null&&r!==null?n===r:J(t.title)===J(e.title)}function A(t){const{required:e}=S[t.kind];return[t.kind,t.title,...e.map(n=>x(t,n)??"")].map(J).join(`
`)}function Ee(t,e){const n=xt(t).fields.map(({key:r,value:s})=>`${r}: ${s}`);return Ht([t.kind,t.title,...n,...t.rest,e??""].join(`
`))}function xt(t){const e=n=>St.some(r=>r===n);return{...t,fields:t.fields.filter(({key:n})=>!e(n))}}var Et=600,wt=4e3,we=/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;function V(t,e,n){const{head:r,required:s,values:i}=S[t.kind],o=`${r} "${P(t.title,60)}"`,c=(l,u)=>({path:e,line:t.line,rule:l,text:u}),a=[];t.title.trim()===""?a.push(c("missing-field",`the ${t.kind} says nothing behind "${r}:"`)):t.title.length>Et&&a.push(c("too-long",`${o} has a title of ${t.title.length} characters, over ${Et}`));for(const l of s){const u=x(t,l),d=i[l];u===null&&(n===null||x(n,l)===null)&&a.push(c("missing-field",`${o} has no ${l}`)),u!==null&&d!==void 0&&!d.includes(G(u))&&a.push(c("bad-value",`${o}: ${l} "${P(u,40)}" is not one of ${d.join(", ")}`))}for(const{key:l,value:u}of t.fields)u.length>wt&&a.push(c("too-long",`${o}: ${l} has ${u.length} characters, over ${wt}`)),l==="Date"&&!we.test(u.trim())&&a.push(c("bad-value",`${o}: Date "${P(u,40)}" is no ISO date or time`));return a}function G(t){return t.replace(/[*_`]{2}|[*`]/g,"").replace(/[.,;(\n][\s\S]*$/,"").trim().toLowerCase()}var E="(?:\\*\\*|__)?",be=new RegExp(`^([ \\t]{0,12}[-*+][ \\t]+(?:\\[[ xX]\\][ \\t]+)?)(?:(?:\\[(?:remember|capture):\\w+\\]|@memory:\\w+)[ \\t]+)?${E}([A-Za-z]+)${E}:${E}(?:[ \\t]+|$)(.*)$`),R=new RegExp(`^([ \\t]*)([-*+][ \\t]+)?${E}([A-Za-z][A-Za-z ]{0,30})${E}:${E}(?:[ \\t]+|$)(.*)$`),Te=new RegExp(`(?<![ \\t])[ \\t]*[;|][ \\t]+(?=${E}([A-Za-z][A-Za-z ]{0,30})${E}:(?:[ \\t*_]|$))`,"g"),_e=/^ {0,3}(`{3,}|~{3,})/,bt=/^(?:#{1,6}(?:\s|$)|[-*+](?:\s|$)|\d{1,9}[.)]\s|>|`{3}|~{3}|\||<|={3,}\s*$|(?:-{3,}|\*{3,}|_{3,})\s*$)/,Tt=t=>bt.test(t.trimStart()),I=t=>t.length-t.trimStart().length,_t=t=>t.trim()==="";function T(t,e=null){const n=t.split(/\r\n?|\n/),r=[];let s=null,i=!1;for(let o=ye(n);o<n.length;){const c=n[o]??"",a=_e.exec(c)?.[1];if(s!==null)a?.startsWith(s)&&c.trim()===a&&(s=null);else if(i)i=!c.includes("-->");else if(a!==void 0)s=a;else if(/^ {0,3}<!--/.test(c))i=!c.includes("-->");else{const l=yt(c,o,e);if(l!==null){const u=Oe(n,o,l);r.push(u),o+=u.lines.length;continue}}o+=1}return r}function ye(t){return!/^\ufeff?---\s*$/.test(t[0]??"")||!/^[\w-]+:/.test(t[1]??"")?0:1+t.findIndex((e,n)=>n>0&&/^(?:---|\.\.\.)\s*$/.test(e))}function yt(t,e,n){const[,r,s,i]=be.exec(t)??[],o=s===void 0?null:Se(s);return o===null||r===void 0||i===void 0?null:(n===null?I(t)<=3:n.has(e))?{kind:o,bullet:r,text:i}:null}function Oe(t,e,{kind:n,bullet:r,text:s}){const i=I(r),o=At(s).map(({key:p,value:h})=>({key:p??"",indent:i,lines:[h]}));let c=e+1,a=null;for(;c<t.length;){const p=Ne(t,c),h=t[p]??"",m=p>c;if(!Ae(h,i,m,a!==null))break;a===null&&(!m||Ot(h,i))&&Le(o,h,i)||(a??=p),c=p+1}const[l="",...u]=o.map(({lines:p})=>Me(p)),d=/^[^*]*\*\*$/.test(l)?l.slice(0,-2).trimEnd():l;return{kind:n,title:d,fields:u.map((p,h)=>({key:o[h+1]?.key??"",value:p})),rest:a===null?[]:t.slice(a,c),bullet:r,line:e+1,lines:t.slice(e,c)}}function Ae(t,e,n,r){return _t(t)||yt(t,0,Ie)!==null?!1:I(t)>e||!n&&!r&&Ce(t,e)}var Ie=new Set([0]);function Ne(t,e){let n=e;for(;n<t.length&&_t(t[n]??"");)n+=1;return n}function Ot(t,e){const[,n="",r,s=""]=R.exec(t)??[];return M(s)!==null&&(r===void 0||n.length>e)}function Ce(t,e){return Ot(t,e)||e===0&&!bt.test(t)}function Le(t,e,n){const[,r="",s="",i="",o=""]=R.exec(e)??[],c=t.at(-1),a=c!==void 0&&c.indent>n&&I(e)>c.indent+1,l=M(i);if(l!==null&&!(a&&s!=="")){const[u,...d]=At(o),p=s===""?n:r.length;t.push({key:l,indent:p,lines:[u?.value??""]});for(const h of d)t.push({key:h.key??"",indent:p,lines:[h.value]});return!0}return c===void 0?!1:a?(c.lines.push(e.slice(Math.min(I(e),c.indent+2)).trimEnd()),!0):Tt(e)?!1:(c.lines.push(e.trim()),!0)}function At(t){const e=[];let n=0,r=null;for(const s of t.matchAll(Te)){const i=M(s[1]??"");if(i===null)continue;e.push({key:r,value:t.slice(n,s.index)});const o=t.slice(s.index+s[0].length);n=t.length-o.length+(R.exec(o)===null?0:o.length-(R.exec(o)?.[4]??"").length),r=i}return e.push({key:r,value:t.slice(n)}),e}function Me(t){const[e="",...n]=t.map(r=>r.trimEnd());return(e.trim()===""?n:[e.trim(),...n]).join(`
`)}var Re=["Date","Track"];function F(t){const{head:e,required:n}=S[t.kind],r=[...Re,...n],s=({key:l})=>r.includes(l)?r.indexOf(l):r.length,i=t.fields.map((l,u)=>({field:l,index:u}));i.sort((l,u)=>s(l.field)-s(u.field)||l.index-u.index);const o=t.bullet.slice(0,t.bullet.length-t.bullet.trimStart().length),c=/\[[ xX]\]/.exec(t.bullet)?.[0],a=`${o}${t.bullet.trimStart().charAt(0)} ${c===void 0?"":`${c} `}`;return[...It(a,`${o}  `,e,t.title),...i.flatMap(({field:l})=>It(`${o}  - `,`${o}    `,l.key,l.value)),...Fe(t.rest,`${o}  `)]}function Fe(t,e){const[n]=t;if(n===void 0)return[];const r=n.length-n.trimStart().length,s=r>e.length+1?r-e.length:0,i=o=>o.slice(Math.min(s,o.length-o.trimStart().length));return[...Tt(n)?[]:[""],...t.map(i)]}function It(t,e,n,r){const[s="",...i]=r.split(`
`);return[`${t}${n}: ${s}`.trimEnd(),...i.map(o=>`${e}${o}`.trimEnd())]}function je(t,e,n,{title:r,section:s,isAtEnd:i}){if(t===""&&n.length===0)return"";const o=t===""?[`# ${r}`,""]:t.replace(/\n$/,"").split(`
`),c=e.findLast(({entry:u,start:d,lines:p})=>/^\S/.test(u.bullet)&&(!i||ze(o,d+p.length))),a=c===void 0?"-":c.entry.bullet.charAt(0),l=n.flatMap(u=>F({...u,bullet:`${a} `}));l.length>0&&c===void 0&&Pe(o,l,s);for(const u of[...e].reverse()){const d=u===c?l:[];o.splice(u.start,u.lines.length,...u.result,...d)}return o.length===0?"":`${o.join(`
`)}
`}function ze(t,e){return t.slice(e).every(n=>n.trim()==="")}function Pe(t,e,n){const r=n===""?-1:De(t,n),s=r===-1?t.length:qe(t,r);let i=s;for(;i>0&&(t[i-1]??"").trim()==="";)i-=1;const o=r===-1&&n!==""?["",`## ${n}`,"",...e]:["",...e],c=t.slice(i,s),a=c.length>0?c:[""],l=s<t.length?[""]:[];t.splice(i,s-i,...a,...o.slice(1),...l)}function De(t,e){const n=e.toLowerCase();return t.findLastIndex(r=>{const s=/^#{1,6}(?=[ \t])/.exec(r)?.[0];return s===void 0?!1:r.slice(s.length).replace(/[*_`#]/g,"").trim().toLowerCase()===n})}function qe(t,e){const n=t.findIndex((r,s)=>s>e&&/^#{1,6}[ \t]/.test(r));return n===-1?t.length:n}var Ke=t=>t.replace(/\r\n?/g,`
`);function He(t,e,n){const{path:r,kind:s,mode:i}=t,o=Ke(t.text??""),c=T(o,n(o)).filter(f=>f.kind===s).map(f=>({start:f.line-1,lines:f.lines,entry:f,isChanged:!1})),a=[],l=[],u=new Set(c.map(({entry:f})=>A(f)));for(const{entry:f,path:$}of e){if(i==="append"){u.has(A(f))||a.push(Nt(f)),u.add(A(f));continue}const g=[...c,...a].filter(z=>W(z.entry,f)),[v]=g;g.length>1?l.push(Je(f,$,r,g)):v===void 0?a.push(Nt(f)):(v.entry=Be(v.entry,f),v.isChanged=!0)}if(i==="update")for(const f of[...c,...a])Ze(f,r);const d=c.map(f=>({...f,result:Xe(f)?F(f.entry):f.lines})),p=d.filter(({lines:f,result:$})=>f.join(`
`)!==$.join(`
`)).map(({start:f,lines:$})=>({path:r,line:f+1,text:$.join(`
`)}));if(p.length===0&&a.length===0)return{text:o,replaced:p,violations:l};const h=je(o,d,a.map(({entry:f})=>f),t.placement),m=Ye(h,n,s,[...c,...a]);return!m&&e.length===0?{text:o,replaced:[],violations:[]}:(m||l.push({path:r,line:0,rule:"unreadable",text:We(r)}),{text:h,replaced:p,violations:l})}var Nt=t=>({start:-1,lines:[],entry:t,isChanged:!0}),Xe=({isChanged:t})=>t;function Ze(t,e){if(!t.isChanged&&V(t.entry,e,null).length>0)return;const{values:n}=S[t.entry.kind],r=t.entry.fields.map(({key:s,value:i})=>{const o=n[s]?.includes(i.toLowerCase())===!0;return{key:s,value:o?i.toLowerCase():i}});t.entry={...t.entry,fields:r},t.isChanged=!0}function Be(t,e){const n=[...t.fields];for(const l of e.fields){const u=n.findIndex(({key:d})=>d===l.key);u===-1?n.push(l):l.value.trim()!==""&&(n[u]=l)}const r=Y(e.title),s=r===null||e.title.replace(/[[\]():*_\s]/g,"")===r?t.title:e.title,i=e.rest.length>0&&!t.rest.join(`
`).includes(e.rest.join(`
`)),o=x(e,"Status"),c=o!==null&&["done","completed"].includes(G(o)),a=o===null?t.bullet:t.bullet.replace(/\[[ xX]\]/,c?"[x]":"[ ]");return{...t,title:s,fields:n,bullet:a,rest:i?[...t.rest,...e.rest]:t.rest}}function Je(t,e,n,r){const s=r.map(({entry:{line:o}})=>o).filter(o=>o>0),i=`${S[t.kind].head} "${t.title.slice(0,60)}" is meant by ${r.length} entries of ${n} (lines ${s.join(", ")})`;return{path:e,line:t.line,rule:"ambiguous",text:i}}function Ye(t,e,n,r){const s=T(t,e(t)).filter(o=>o.kind===n),i=new Map;for(const o of s)i.set(j(o),(i.get(j(o))??0)+1);return r.every(({entry:o})=>{const c=i.get(j(o))??0;return i.set(j(o),c-1),c>0})}var j=t=>JSON.stringify(F({...t,bullet:"- "}).map(e=>e.trim()));function We(t){return`entries written to ${t} could not be read back: a code block or comment in it is not closed, or a list is not what it seems`}var U="docs/context/INVARIANTS.md",_="docs/context/CONTEXT_CORE.md";function Ct(t){const e=`docs/tracks/${t}`;return[`${e}/DECISIONS.md`,`${e}/PLAN.md`,`${e}/RISKS.md`,U,_]}function Ve(t,e){const{texts:n,trackId:r}=t,s=Ge(t),o=s.filter(({kind:m})=>t.pending.some(({entry:f})=>f.kind===m)).flatMap(({text:m})=>Ue(m,e)),c=Qe(t.pending,o),a=c.flatMap((m,f)=>V(m.entry,m.path,Lt(c,f,o)));if(a.length>0)return{texts:n,replaced:[],violations:a};const l=new Map(n),u=[],d=[];for(const m of s){const f=c.filter(({entry:v})=>tn(m,v,t)).map(v=>en(v,m)),$=m.text===null||m.path===_||t.settled?.has(m.path)===!0;if(f.length===0&&$)continue;if(m.text?.includes("\uFFFD")){d.push({path:m.path,line:0,rule:"unreadable",text:"it is not UTF-8 text"});continue}const g=He(m,f,e);l.set(m.path,g.text),u.push(...g.replaced),d.push(...g.violations)}const p=Ct(r),h=new Map([...l].sort(([m],[f])=>p.indexOf(m)-p.indexOf(f)));return d.length>0?{texts:n,replaced:[],violations:d}:{texts:h,replaced:u,violations:d}}function Ge({trackId:t,texts:e}){const n=`docs/tracks/${t}`,r=(s,i,o,c,a)=>({path:s,kind:i,text:e.get(s)??null,placement:{title:c,section:a,isAtEnd:o==="append"&&a===""},mode:o});return[r(`${n}/DECISIONS.md`,"decision","append","Decisions",""),r(`${n}/PLAN.md`,"task","update","Plan","Tasks"),r(`${n}/RISKS.md`,"risk","update","Risks",""),r(U,"invariant","append","Invariants",""),r(_,"invariant","append","Core context","Invariants")]}function Ue(t,e){return t===null?[]:T(t,e(t))}function Lt(t,e,n){const r=t[e]?.entry;return[...n,...t.slice(0,e).map(i=>i.entry)].findLast(i=>r!==void 0&&W(i,r))??null}function Qe(t,e){const n=({entry:s,path:i},o)=>V(s,i,Lt(t,o,e)).length===0,r=t.filter(n);return t.filter((s,i)=>n(s,i)||!r.some(o=>t.indexOf(o)>i&&W(o.entry,s.entry)))}function Mt(t){return/^(?:global|all|everywhere|whole project|project)\b/.test(G(x(t,"Scope")??""))}function tn(t,e,{core:n,texts:r}){return e.kind!==t.kind?!1:t.kind!=="invariant"?!0:t.path===_?n==="write"&&Mt(e):!T(r.get(_)??"").some(i=>A(i)===A(e))&&!(n==="write"&&Mt(e))}function en({entry:t,path:e,at:n},{mode:r}){const s=xt(t);return r==="update"||n===null?{entry:s,path:e}:{entry:{...s,fields:[{key:"Date",value:n},...s.fields]},path:e}}var nn=/^- (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z) /;function Q(t,e){const n=[];for(const s of t.split(/\r\n?|\n/))n.push(nn.exec(s)?.[1]??n.at(-1));const r=n.find(s=>s!==void 0);return T(t).map(s=>{const i=x(s,"Date")??n[s.line-1]??r??null;return{entry:s,path:e,at:i,key:Ee(s,i),track:x(s,"Track")}})}var rn=/^(?:#{1,6}[ \t]+|\d{1,3}[.)][ \t]+)?(?=(?:(?:\[(?:remember|capture):\w{1,40}\]|@memory:\w{1,40})[ \t]+)?(?:\*\*|__)?(?:Decision|Risk|Task|Invariant)(?:\*\*|__)?:)/gm,sn=/^([ \t]*)[-*+][ \t]+(?:\[[ xX]\][ \t]+)?(?:\*\*|__)?(?:Decision|Risk|Task|Invariant)(?:\*\*|__)?:/i,on=/^([ \t]*)(?:[-*+][ \t]+)?(?:\*\*|__)?([A-Za-z][A-Za-z ]{0,30})(?:\*\*|__)?:/;function cn(t){let e=null;return t.split(/\r\n?|\n/).map(r=>{if(r.trim()==="")return r;const s=sn.exec(r)?.[1];if(s!==void 0)return e=s.length,r;const[,i="",o=""]=on.exec(r)??[];return e===null||r.length-r.trimStart().length>e?r:M(o)===null||i.length<e?(e=null,r):`${" ".repeat(e+2)}- ${r.trimStart().replace(/^[-*+][ \t]+/,"")}`}).join(`
`)}function an(t){return T(cn(t.replace(rn,"- "))).filter(e=>{const{required:n}=S[e.kind];return n.some(r=>x(e,r)!==null)})}function ln(t,e,n){const r=t.fields.filter(({key:o})=>o!=="Date"&&o!=="Track"),i={...t,bullet:"- ",fields:[...[{key:"Date",value:e},{key:"Track",value:n}],...r]};return`${Qt(Gt(F(i).join(`
`)))}
`}function un(t,e,n){const r=new Set(Q(t,"").map(({key:i})=>i));let s="";for(const{entry:i,at:o}of e){const c=ln(i,o,n),[a]=Q(c,"");a===void 0||r.has(a.key)||(r.add(a.key),s+=c)}return s}function dn(t,e){const n=t.flatMap(({path:i,text:o,ledger:c})=>Q(o,i).filter(({key:a,track:l})=>c[a]===void 0&&(l===null||l===e))),r=new Map(n.toReversed().map(i=>[i.key,i])),s=[...n].filter(i=>r.get(i.key)===i).map((i,o)=>({item:i,index:o}));return s.sort((i,o)=>fn(i.item.at??"",o.item.at??"")||i.index-o.index),s.map(({item:i})=>i)}var fn=(t,e)=>t<e?-1:t>e?1:0;function pn(t,e,n){const r=e.filter(({key:s,path:i})=>i===t.path&&t.ledger[s]===void 0);return r.length===0?null:{...t.ledger,...Object.fromEntries(r.map(({key:s})=>[s,n]))}}function mn(t,e){const{trackId:n,before:r,plan:s,pending:i,latest:o}=t,c=s.violations.length>0,a=`artifacts/checkpoints/${n}`,l=(o.checkpoint?.sequence??0)+1,u={inputsSha256:e(JSON.stringify([[...r],i.map(({entry:g,at:v})=>[g.lines,v])])),outputs:Object.fromEntries([...s.texts].map(([g,v])=>[g,e(v)])),violations:s.violations,entries:c?0:i.length,replaced:s.replaced.length===0?null:`${a}/replaced-${String(l).padStart(4,"0")}.json`},d=hn(t,e),p=({path:g,text:v},z)=>({path:g,beforeSha256:v===null?null:e(v),text:z}),h=[...s.texts].filter(([g,v])=>r.get(g)!==v).map(([g,v])=>p({path:g,text:r.get(g)??null},v));for(const g of t.logs){const v=c?null:pn(g,i,n);v!==null&&h.push(p(g.ledgerFile,le(v)))}if(h.length===0&&gn(o.checkpoint,d,u))return{record:u,tiers:d,writes:h};if(u.replaced!==null){const g={schema_version:"1",timestamp:t.timestamp,replaced:s.replaced};h.push(p({path:u.replaced,text:null},`${JSON.stringify(g,null,2)}
`))}const{sessionId:m,timestamp:f}=t,$={schemaVersion:"1",track:n,sequence:l,timestamp:f,sessionId:m,checkpointId:null};return h.push(p(o.file,pt({...$,tiers:d,compaction:u}))),{record:u,tiers:d,writes:h}}function hn({trackId:t,tiers:e,before:n,plan:r},s){const i=(l,u)=>({path:l,sha256:s(u),bytes:new TextEncoder().encode(u).length}),o=l=>l.map(u=>{const d=r.texts.get(u.path);return d===void 0||d===n.get(u.path)?u:i(u.path,d)}),c=[...r.texts].filter(([l])=>!n.has(l)).map(([l,u])=>i(l,u)),a=(l,u)=>{const d=[...o(l),...c];return u.flatMap(p=>d.find(h=>h.path===p)??[])};return{core:a(e.core,Bt),task:a(e.task,Yt(t)),transient:e.transient}}function gn(t,e,n){if(t===null)return!1;const{compaction:r}=t,s=[t.tiers,r.outputs,r.violations];return JSON.stringify(s)===JSON.stringify([e,n.outputs,n.violations])}function vn(t){const e=({loaded:n})=>n.map(({path:r,sha256:s,bytes:i})=>({path:r,sha256:s,bytes:i}));return{core:e(t.core),task:e(t.task),transient:e(t.transient)}}function $n(t){const e=t.map(({path:n,beforeSha256:r,text:s})=>({path:n,before_sha256:r,text:s}));return`${JSON.stringify({schema_version:"1",writes:e},null,2)}
`}function kn(t,e){const n=q(t);if(n===null||!Array.isArray(n.writes))return null;const r=[];for(const s of n.writes){if(!y(s))return null;const{path:i,before_sha256:o,text:c}=s;if(typeof i!="string"||typeof c!="string"||!Sn(i,e))return null;r.push({path:i,beforeSha256:ct(o),text:c})}return r}function Sn(t,e){if(!Jt(e))return!1;if(t===_||t===U||["DECISIONS.md","PLAN.md","RISKS.md"].some(s=>t===`docs/tracks/${e}/${s}`))return!0;const n=`artifacts/checkpoints/${e}/`;if(t.startsWith(n))return/^(?:latest|replaced-\d{4,9})\.json$/.test(t.slice(n.length));const r=/^artifacts\/sessions\/([^/]+)\/compacted\.json$/.exec(t)?.[1];return r!==void 0&&nt(r)}var xn=4e3,tt=16<<20;function En(t,e,n,r){const s=N(t,["artifacts","checkpoints",e]);return ot(s,()=>(Rt(t,e,n),r(i=>bn(t,s,e,i,n))),xn)}function wn(t,e){return"text"in w(`${t}/artifacts/checkpoints/${e}/pending.json`,tt)}function bn(t,e,n,r,s){r.length!==0&&(D(e,"pending.json",$n(r),420),Rt(t,n,s))}function Rt(t,e,n){const r=`${t}/artifacts/checkpoints/${e}`;Ft(r);const s=w(`${r}/pending.json`,tt);if("error"in s)return;const i=kn(s.text,e)??[],o=i.map(a=>({...a,state:Tn(t,a,n)}));if(o.every(({state:a})=>a!=="other"))for(const a of o)a.state==="before"&&_n(t,a);const c=new Set(i.map(({path:a})=>a.slice(0,a.lastIndexOf("/"))));for(const a of c)Ft(`${t}/${a}`);it(`${r}/pending.json`)}function Tn(t,{path:e,beforeSha256:n,text:r},s){const i=w(`${t}/${e}`,tt);return"error"in i?i.error==="ENOENT"&&n===null?"before":"other":i.text===r?"after":s(i.text)===n?"before":"other"}function _n(t,{path:e,text:n}){const r=e.split("/"),s=r.pop()??"",i=N(t,r);D(i,s,n,yn(`${i}/${s}`))}function yn(t){try{return ee(t).mode&511}catch(e){if(K(e)!=="ENOENT")throw e;return 420}}function Ft(t){for(const e of On(t)){const n=/^\.tmp-(\d{1,10})-\d{1,6}$/.exec(e)?.[1];n!==void 0&&!An(Number(n))&&it(`${t}/${e}`)}}function On(t){try{return ne(t)}catch{return[]}}function An(t){try{return process.kill(t,0),!0}catch(e){return K(e)==="EPERM"}}async function In(){return t=>Xt("sha256").update(t).digest("hex")}var Nn=8<<20,Cn=300,Ln=524288,Mn=["Decision","Risk","Task","Invariant"].flatMap(t=>[t,t.toLowerCase()]).flatMap(t=>[`${t}:`,`${t}**:`,`${t}__:`]);function Rn(t){const e=[];let n=0;return Vt(t,r=>{if(r.head.includes('"compact_boundary"'))return rt(r.read())?.kind==="boundary";if(r.bytes>Ln||r.head.includes('"type":"tool_result"')||!Mn.some(i=>r.find(i)!==-1))return!1;const s=Fn(r.read());return s.length>0&&e.push(s),n+=s.length,n>=Cn},Nn),e.reverse().flat()}function Fn(t){const e=rt(t);if(e?.kind!=="assistant"&&e?.kind!=="user")return[];const n=ct(q(t)?.timestamp);return n===null||!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(n)?[]:an(e.text).map(r=>({entry:r,at:n}))}var sr=1<<20;function jt(t,e,n,r){const s=Rn(r);return s.length===0?"":un(gt(t,n).text,s,e)}function jn(t,e,n,r){const s=jt(t,e,n,r);s!==""&&fe(t,n,s)}var zn="notes";async function Pn(t,e,n){const r=await In(),s=Dn(t,n),i=zt(t,n,s);let o=Pt(t,i,n,r)?null:await et();for(;;){const c=o,a=u=>{const d=zt(t,n,s);if(c===null&&!Pt(t,d,n,r))return"parser";const p=qn(d,n,e,c,r);return Kn(t,d,p,n,r,u)};if(n.isTrial){o=await et();const u=a(()=>{});if(u!=="parser")return u;continue}const l=En(t,n.trackId,r,a);if(l===null)return null;if(l.value!=="parser")return l.value;o=await et()}}async function et(){const{findListItems:t}=await loadPart("io/markdown-items");return st(16,t)}function Dn(t,{session:e,others:n=[],trackId:r,isTrial:s}){const i=new Map;for(const{sessionId:o,transcriptPath:c}of e===null?n:[e,...n])c===null||i.has(o)||(s?i.set(o,jt(t,r,o,c)):jn(t,r,o,c));return i}function zt(t,{trackId:e,logs:n},r){const s=new Map;for(const a of Ct(e)){const l=Z(t,a);l!==null&&s.set(a,l)}const i=n.map(a=>{const l=gt(t,a);return{...l,text:l.text+(r.get(a)??"")}}),o=$t(t,e),c=o!==null&&"checkpoint"in o?o.checkpoint:null;return{texts:s,logs:i,pending:dn(i,e),latest:c}}function Pt(t,{texts:e,pending:n,latest:r},{trackId:s},i){if(n.length>0||r===null||wn(t,s))return!1;const{outputs:o,violations:c}=r.compaction;return c.length>0||e.size!==Object.keys(o).length?!1:[...e].every(([a,l])=>o[a]===i(l))}function qn({texts:t,pending:e,latest:n},{trackId:r},s,i,o){if(i===null)return{texts:t,replaced:[],violations:[]};const c=n!==null&&n.compaction.violations.length===0?n.compaction.outputs:null,a=[...t].filter(([u,d])=>c!==null&&c[u]===o(d)),l=s["compaction.core"];return Ve({trackId:r,texts:t,pending:e,settled:new Set(a.map(([u])=>u)),core:l},i)}function Kn(t,{texts:e,latest:n,pending:r,logs:s},i,{trackId:o,session:c},a,l){const u=vt(o),{record:d,tiers:p,writes:h}=mn({trackId:o,sessionId:c?.sessionId??null,timestamp:Ut().toISOString(),before:e,plan:i,pending:r,logs:s,tiers:vn(Zt(t,c?.sessionId??null)),latest:{checkpoint:n,file:{path:u,text:Z(t,u)}}},a);l(h);const m=[...i.texts].filter(([$,g])=>e.get($)!==g).map(([$])=>$),f={tiers:p,compaction:{track:o,...ce(d)}};return{trackId:o,plan:i,before:e,changed:m,record:d,documents:f}}async function Hn(t,e,n,r){const s=Wt(t);if(s===null)return null;if("reason"in s)return r({code:"track-unusable",path:"docs/tracks/ACTIVE_TRACK",cause:s.reason}),null;const{trackId:i}=s,{sessionId:o,transcriptPath:c}=n;try{const l=await Pn(t,e,{trackId:i,session:{sessionId:o,transcriptPath:c},logs:[o,zn]});if(l===null)return r({code:"state-busy",path:`artifacts/checkpoints/${i}`}),null;Dt(t,o,l);const u=d=>pe(t,i,o,d);return{documents:l.documents,link:u}}catch(a){return r({code:"documents-unusable",path:i,cause:qt(a)}),null}}function Dt(t,e,{trackId:n,changed:r,record:s}){const{violations:i,entries:o}=s,[c]=i,a=c===void 0?{event:"documents_compacted",track:n,entries:o,changed:r.join(", ")}:{event:"documents_refused",track:n,violations:i.length,first:`${c.path}:${c.line} ${c.text}`};(c!==void 0||r.length>0||o>0)&&Kt(t,e,[a])}function qt(t){const e=t?.path,n=me(t);return typeof e=="string"?`${n} (${e})`:n};return {compactAtCheckpoint: Hn,describeFailure: qt,journalCompaction: Dt};
|*/
/*| part steps/keep-drafts
const {appendEvents: Et,fingerprint: R} = await loadPart("shared/5");const {openStateFolder: $} = await loadPart("shared/11");const {isSafeName: B,readTrackPointer: Mt} = await loadPart("shared/12");const {readGitFacts: S,readRefs: St,spawnSync: vt} = await loadPart("shared/1");const {cleanText: bt,excerpt: wt,excerptLine: C,readClock: G,redactText: $t} = await loadPart("shared/8");const {createFile: P,removeQuietly: U,replaceFile: X,withLock: At} = await loadPart("shared/10");const {parseJsonRecord: v,stringOf: _t} = await loadPart("shared/7");const {closeSync: H,constants: A,errorCode: y,existsSync: Tt,openSync: kt,readSync: It,readTextFile: W,readdirSync: _} = await loadPart("shared/3");var E=["inception","elicitation","research","decisions","progress","blockers","reviews","learnings","retrospective","patterns"],Nt=12;function z(t){return E.includes(t)}function Y(t){const e=t.filter(n=>typeof n=="string").map(n=>{const r=n.slice(0,200).toLowerCase().replace(/[^a-z0-9_.:/]+/g,"-");return r.slice(r.startsWith("-")?1:0,40).replace(/-$/,"")});return[...new Set(e.filter(n=>n!==""))].sort().slice(0,Nt)}function T(t){const e=t.toLowerCase().replace(/\s+/g," ").replace(/^[-*>\u2022 ]+/,""),n=e.length-(/[.!;:, ]{0,20}$/.exec(e)?.[0].length??0);return`m-${R(e.slice(0,n)).replace(/^\d+:/,"")}`}function k(t){return typeof t=="string"&&/^m-[a-z0-9]{1,16}$/.test(t)}function j(t){return typeof t=="number"&&t>=0&&t<=1}function K(t){const{id:e,namespace:n,createdAt:r,tags:o,sessionId:s,branch:a,track:i,confidence:c}=t;return{id:e,namespace:n,created:r,tags:o,session:s,branch:a,track:i,confidence:c}}function J(t,e,n){const{id:r,created:o,tags:s,session:a,branch:i,track:c,confidence:u}=t;return{id:k(r)?r:T(n),namespace:e,text:n,createdAt:typeof o=="string"&&/^\d{4}-\d\d-\d\dT[\d:.]{8,18}Z$/.test(o)?o:null,tags:Array.isArray(s)?Y(s):[],sessionId:B(a)?a:null,branch:typeof i=="string"&&i!==""?C(i,250):null,track:B(c)?c:null,confidence:j(u)?u:null}}function Ot(t){const{namespace:e,text:n}=t;return z(e)&&typeof n=="string"&&n!==""?J(t,e,n):null}var xt=8e3;function Z(t,e){const n=I(t.text);if(n==="")return null;const{confidence:r}=t;return{id:T(n),namespace:t.namespace,text:n,createdAt:e.createdAt,tags:Y(t.tags??[]),sessionId:t.sessionId??null,branch:e.branch===null||e.branch===""?null:C(e.branch,250),track:e.track,confidence:j(r)?Math.round(r*1e3)/1e3:null}}function I(t){const e=Lt(t.length>1048576?t.slice(0,1048576):t);return wt($t(bt(e)),xt)}function Lt(t){const e=t.split(/<private\b[^<>]{0,200}>/i),n=e.slice(1).map(r=>{const o=/<\/private\s{0,20}>/i.exec(r);return o===null?"":r.slice(o.index+o[0].length)});return[e[0],...n].join("").trim()}var Ft=500,Rt=262144;function q(t,e,n){const r=I(n.text);if(r==="")return null;const o=T(r),{namespace:s,tags:a=[],sessionId:i=null,confidence:c=null}=n,u={schema_version:"1",namespace:s,text:r,tags:a,session_id:i,confidence:c};return P($(t,["memory",e]),`${o}.json`,`${JSON.stringify(u,null,2)}
`),o}function Bt(t,e){const n=`${t}/.holdfast/memory/${e}`;return Gt(n).flatMap(r=>{const o=W(`${n}/${r}`,Rt),s="text"in o?Pt(o.text):null;return s===null?[]:[{id:r.slice(0,-5),draft:s}]})}function Ct(t,e,n){k(n)&&U(`${t}/.holdfast/memory/${e}/${n}.json`)}function Gt(t){try{return _(t).filter(e=>e.endsWith(".json")&&k(e.slice(0,-5))).sort().slice(0,Ft)}catch(e){if(y(e)==="ENOENT"||y(e)==="ENOTDIR")return[];throw e}}function Pt(t){const e=v(t);return e===null||!z(e.namespace)||typeof e.text!="string"?null:{namespace:e.namespace,text:e.text,tags:Array.isArray(e.tags)?e.tags.filter(n=>typeof n=="string"):[],sessionId:_t(e.session_id),confidence:typeof e.confidence=="number"?e.confidence:null}}var Ut=" the and for with that this from are was were has have had not but can will would should could must may its our your their they them then than there here when what which who how why all any one two out into over under about after before because been being also only more most some such each use used uses using make makes made get gets set sets new now never always instead via per yes const let var function return default import export class interface type types string number boolean true false null undefined void async await public private protected static readonly extends implements if else while switch case break continue try catch finally throw throws def self none elif pass lambda func package struct impl mut pub mod fmt err nil map list array object value values key keys name names data item items index main src lib dist app test tests spec util utils helper helpers common core file files path paths args params options config result results input output error errors string console log print todo add run code length push join split node require module exports http https www com org html div span ";function Xt(t){const e=new Map,n=t.replace(/([a-z0-9])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z0-9\u00c0-\uffff]+/g);for(const o of n??[])e.set(o,(e.get(o)??0)+1);const r=new Map;for(const[o,s]of e)for(const a of Ht(o))r.set(a,(r.get(a)??0)+s);return r}function Ht(t){return t.length<2||t.length>200?[]:Wt(t)?Array.from({length:t.length-1},(n,r)=>t.slice(r,r+2)):t.length>2&&t.length<=40&&!(t<=":"&&/^\d+$/.test(t))&&!Ut.includes(` ${t} `)?[zt(t)]:[]}function Wt(t){const e=t.charCodeAt(0);return e>=12352&&e<40960||e>=44032&&e<55216}function zt(t){const e=t.endsWith("ies")?`${t.slice(0,-3)}i`:t.endsWith("y")?`${t.slice(0,-1)}i`:t,n=["ions","ion","ing","ed","es","s","e"].find(r=>e.endsWith(r))??"";return e.length-n.length<3?t:e.slice(0,e.length-n.length)}function N(t){let e=2166136261;for(let n=0;n<t.length;n+=1)e=Math.imul(e^t.charCodeAt(n),16777619);return e>>>0}function Yt(t){return`branch:${t}`}function jt(t){return`track:${t}`}function V(t){return`id:${t}`}var Q=827147848,b=16,Kt=1<<24,D=512,tt=1.2,et=.25,nt=100;function Jt(t){const{postings:e,counts:n}=qt(t),r=2**Math.max(2,Math.ceil(Math.log2(Math.max(1,e.size/3)))),o=Array.from({length:r},()=>[]);for(const u of[...e.keys()].sort((l,f)=>l-f))o[u&r-1]?.push(u);const s=[],a=[],i=b+(r+1)*4;for(const u of o){a.push(i+s.length*4);for(const l of u){const f=e.get(l)??[];s.push(l,n.get(l)??f.length,f.length);for(const d of f)s.push(d)}}const c=i+s.length*4;return a.push(c),Zt([Q,t.length,r,c],a,s,t)}function Zt(t,e,n,r){const o=new TextEncoder,s=r.map(p=>o.encode(JSON.stringify({...K(p),text:p.text}))),a=(s.length+1)*4,i=(t.length+e.length+n.length)*4+a,c=s.reduce((p,{length:g})=>p+g,i),u=new Uint8Array(c),l=new DataView(u.buffer);let f=0;const d=p=>{l.setUint32(f,p,!0),f+=4};for(const p of[t,e,n])for(const g of p)d(g);let m=i;for(const p of s)d(m),u.set(p,m),m+=p.length;return d(m),u}function qt(t){const e=t.map(Vt),n=e.reduce((a,{length:i})=>a+i,0)/Math.max(1,e.length),r=new Map,o=(a,i,c)=>{const u=(i<<24|c)>>>0,l=r.get(a);l===void 0?r.set(a,[u]):l.push(u)};for(const[a,{terms:i,marks:c,length:u}]of e.entries()){const l=tt*(1-et+et*Math.min(2,u/Math.max(1,n)));for(const[f,d]of i)o(f,Math.round(nt*d*(tt+1)/(d+l)),a);for(const f of c)o(N(f),nt,a)}const s=new Map;for(const[a,i]of r)i.length<=D||(s.set(a,i.length),r.set(a,i.sort((c,u)=>u-c).slice(0,D)));return{postings:r,counts:s}}function Vt({text:t,tags:e,branch:n,track:r,id:o}){const s=new Map;let a=0;for(const[c,u]of Xt(`${t} ${e.join(" ")}`))s.set(N(c),u),a+=u;const i=[V(o)];return n!==null&&i.push(Yt(n)),r!==null&&i.push(jt(r)),{terms:s,marks:i,length:a}}var Qt=50;function Dt(t,e,n){const r=Math.max(Qt,n.reduce((a,i)=>a+i,0)),o=rt(1,r),s=new Map;for(const[a,{weight:i}]of t.entries()){const c=e[a]??[],u=c.reduce((f,d)=>f+(d===null?0:d.count),0);if(u===0)continue;const l=i*rt(u,r)/o/100;for(const[f,d]of c.entries())if(d!==null)for(const m of d.postings){const p=m&16777215,g=f*16777216+p,w=s.get(g),F=l*(m>>>24);w===void 0?s.set(g,{segment:f,number:p,score:F,matched:1}):(w.score+=F,w.matched+=1)}}return[...s.values()].sort((a,i)=>i.score-a.score||i.segment-a.segment||i.number-a.number)}function rt(t,e){return Math.log(1+(e-Math.min(t,e)+.5)/(t+.5))}var te=65536,ee=1<<18,ne=131072,re=1<<30,oe=24;function O(t){const e=W(`${t}/.holdfast/memory/index.json`,te),n="text"in e?v(e.text):null;if(n===null||n.schema_version!=="1"||typeof n.key!="string"||!Array.isArray(n.segments))return null;const r=n.segments.filter(o=>typeof o=="string"&&/^segment-\d{1,15}\.bin$/.test(o));return{key:n.key,segments:r.slice(0,8)}}function se(t,{query:e,limit:n,accepts:r,wants:o}){const s=e.length===0?null:O(t);if(s===null)return[];const a=[],i=[];try{const c=s.segments.map(f=>{const d=ot(`${t}/.holdfast/memory/${f}`);return a.push(d),st(d)}),u=e.map(({hash:f})=>c.map(d=>ce(d,f))),l=c.map(({memories:f})=>f);for(const f of Dt(e,u,l).filter(r).slice(0,oe)){const d=c[f.segment],m=d===void 0?null:ae(d,f.number);if(m!==null&&o(m)&&i.push(m),i.length>=n)break}}catch{return i}finally{for(const c of a)H(c)}return i}function ie(t,e){const n=ot(`${t}/.holdfast/memory/${e}`);try{const r=st(n),o=h(r.fd,r.documentsAt,(r.memories+1)*4,Kt*4),s=o.readUInt32LE(0),a=h(r.fd,s,o.readUInt32LE(r.memories*4)-s,re),i=[];for(let c=0;c<r.memories;c+=1){const[u,l]=[o.readUInt32LE(c*4),o.readUInt32LE(c*4+4)],f=v(a.toString("utf8",u-s,l-s));f!==null&&i.push(f)}return i}finally{H(n)}}function ot(t){return kt(t,A.O_RDONLY|(A.O_NONBLOCK??0)|(A.O_NOFOLLOW??0))}function st(t){const e=h(t,0,b,b),[n,r,o]=[4,8,12].map(s=>e.readUInt32LE(s));if(e.readUInt32LE(0)!==Q||(r&r-1)!==0)throw new Error("not a segment");return{fd:t,memories:n,buckets:r,documentsAt:o}}function h(t,e,n,r){if(n<0||n>r)throw new Error("out of bounds");const o=Buffer.allocUnsafe(n);if(It(t,o,0,n,e)!==n)throw new Error("cut short");return o}function ce(t,e){const n=h(t.fd,b+(e&t.buckets-1)*4,8,8),r=n.readUInt32LE(0),o=h(t.fd,r,n.readUInt32LE(4)-r,ee);for(let s=0;s+12<=o.length;){const a=o.readUInt32LE(s+8),i=s+12+a*4;if(i>o.length)return null;if(o.readUInt32LE(s)===e){const c=[];for(let u=s+12;u<i;u+=4)c.push(o.readUInt32LE(u));return{count:o.readUInt32LE(s+4),postings:c}}s=i}return null}function ae(t,e){if(e>=t.memories)return null;const n=h(t.fd,t.documentsAt+e*4,8,8),r=n.readUInt32LE(0),o=h(t.fd,r,n.readUInt32LE(4)-r,ne);return v(o.toString("utf8"))}function it(t){const e=St(t,E.map(o=>`refs/notes/holdfast/${o}`))??[],n=E.map(o=>ue(`${t}/.holdfast/memory/notes/${o}`));return e.every(o=>o===null)&&n.every(o=>o===0)?"":R([...e,...n].join(" "))}function ue(t){try{return _(t).length}catch{return 0}}var le=1e3,fe=6;function de(t,e,n){ge(t,r=>{const o=r?.segments??[],s=pe(t,r),a=s.length<le||o.length>=fe,i=new Set(e.map(({id:l})=>l)),c=a?s.filter(({id:l})=>!i.has(l)):[];return{key:(r?.key??"")===n?it(t):r?.key??"unknown",kept:a?o.slice(0,-1):o,added:[Jt([...c,...e])]}})}function me(t,e){const n=[{hash:N(V(e)),weight:1}];return se(t,{query:n,limit:1,accepts:()=>!0,wants:r=>r.id===e}).length>0}function pe(t,e){const n=e?.segments.at(-1);try{return n===void 0?[]:he(t,n)}catch{return[]}}function he(t,e){return ie(t,e).map(Ot).filter(n=>n!==null)}function ge(t,e){const n=$(t,["memory"]);if(At(n,()=>{const o=O(t),{key:s,kept:a,added:i}=e(o),c=ye(n);let u=Math.max(0,...c.map(d=>Number(/\d+/.exec(d)?.[0]??0)));const l=[...a];for(const d of i){u+=1;const m=`segment-${u}.bin`;X(n,m,d),l.push(m)}X(n,"index.json",`${JSON.stringify({schema_version:"1",key:s,segments:l},null,2)}
`);const f=new Set([...l,...o?.segments??[]]);for(const d of c)f.has(d)||U(`${n}/${d}`)})===null)throw Object.assign(new Error("busy"),{code:"another process holds its lock"})}function ye(t){return _(t).filter(e=>/^segment-\d{1,15}\.bin$/.test(e))}function Ee(t){return Object.entries(t).filter(([,e])=>e!==null&&!(Array.isArray(e)&&e.length===0)).map(([e,n])=>`${e}: ${ct(n)}
`).join("")}function ct(t){return Array.isArray(t)?`[${t.map(e=>ct(e)).join(", ")}]`:typeof t=="string"&&!at(t)?JSON.stringify(t):String(t)}function at(t){return/^[A-Za-z_][A-Za-z0-9_./-]{0,200}$/.test(t)&&!/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(t)}function Me(t){const e=Object.create(null);for(const n of t.split(`
`)){if(n.trim()==="")continue;const[,r,o]=/^([a-z_]{1,40}): (.{1,4000})$/.exec(n)??[];if(r===void 0||o===void 0||r in e)return null;const s=Se(o);if(s===void 0)return null;e[r]=s}return e}function Se(t){if(!t.startsWith("["))return ut(t);if(!t.endsWith("]")||t.includes('"'))return;const e=t.slice(1,-1).split(", ").map(ut);return e.every(n=>typeof n=="string")?e:void 0}function ut(t){if(at(t))return t;if(/^(?:0|1|0\.\d{1,17})$/.test(t))return Number(t);if(t.startsWith('"'))try{const e=JSON.parse(t);return typeof e=="string"?e:void 0}catch{return}}var ve=40,be=4096,we=2e5;function lt(t){return`---
${Ee(K(t))}---
${t.text.replace(/^(\\*---[ \t]*)$/gm,"\\$1")}
`}function $e(t,e){return(t.trim()===""?"":`${t.trimEnd()}

`)+e.map(lt).join(`
`)}function Ae(t,e,n){const r=[];for(const{front:o,body:s,raw:a}of _e(t)){const i=o===""?{}:Me(o)??n(o)??{},c=ke(i,s,e);if(c!==null&&r.push({memory:c,raw:a}),r.length>=we)break}return r}var ft=/^---\s*$/;function _e(t){const e=t.replaceAll(`\r
`,`
`).split(`
`),n=[];let r=0,o=0,s="";const a=i=>{const c=e.slice(o,i).join(`
`),u=e.slice(r,i).join(`
`).trim();u!==""&&n.push({front:s,body:c,raw:u})};for(let i=0;i<e.length;i+=1){const c=ft.test(e[i]??"")?Te(e,i):-1;c<0||(a(i),r=i,o=c+1,s=e.slice(i+1,c).join(`
`),i=c)}return a(e.length),n}function Te(t,e){if(!/^[A-Za-z_][\w-]{0,40}:(?:\s|$)/.test(t[e+1]??""))return-1;let n=0;for(let r=e+1;r<=e+ve;r+=1){const o=t[r];if(o===void 0)return-1;if(ft.test(o))return r;if(n+=o.length+1,n>be)return-1}return-1}function ke(t,e,n){const r=I(e.replace(/^\\(\\*---[ \t]*)$/gm,"$1"));return r===""?null:J(t,n,r)}var Ie=".holdfast/memory/notes",mn=1<<20;function Ne(t,e){const n=$(t,["memory","notes",e.namespace]);return P(n,`${e.id}.md`,lt(e))}function Oe(t,e,n){return Tt(`${t}/${Ie}/${e}/${n}.md`)}var xe=["core.hooksPath=/dev/null","core.fsmonitor=false","core.pager=cat","commit.gpgSign=false","push.gpgSign=false","gc.auto=0","maintenance.auto=false","fetch.recurseSubmodules=false","push.recurseSubmodules=no","protocol.ext.allow=never","core.alternateRefsCommand=true"].flatMap(t=>["-c",t]),Le=/^(?:PATH|Path|HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|SystemRoot|TMPDIR|TEMP|TMP|LANG|XDG_CONFIG_HOME|GIT_EXEC_PATH|GIT_CONFIG_GLOBAL|GIT_CONFIG_NOSYSTEM|GIT_CEILING_DIRECTORIES)$/,Fe=/^(?:SSH_|GIT_SSH|GIT_ASKPASS$|https?_proxy$|all_proxy$|no_proxy$|GIT_SSL_|DISPLAY$|DBUS_)/i,Re=1<<30;function M(t,e,n={}){const{input:r="",timeoutMs:o=2e4,online:s=!1}=n,a=vt("git",["-C",t,"--no-pager","--no-replace-objects",...xe,...e],{input:r,env:Be(s),maxBuffer:Re,timeout:o,windowsHide:!0}),i=a.stderr===null?"":a.stderr.toString("utf8",0,4e3),c=a.error===void 0||a.status!==null,u=c?"":a.error.code??"unknown error";return{code:c?a.status:null,stdout:a.stdout??Buffer.alloc(0),stderr:u||i}}function Be(t){const e=Object.entries(process.env).filter(([o])=>Le.test(o)||t&&Fe.test(o)),n={LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0"},r=t?{}:{GIT_NO_LAZY_FETCH:"1"};return{...Object.fromEntries(e),...n,...r}}function x({code:t,stderr:e},n=null){const r=e.split(`
`).filter(s=>s.trim()!==""&&!s.startsWith("hint:"));return(r.find(s=>n?.test(s)===!0)??r[0])?.trim().replace(/^(?:fatal|error|warning): /,"").slice(0,200)??`git ended with ${t??"no exit code"}`}var dt="refs/notes/holdfast/",pn=32<<20;function mt(t,e=dt){const n=["HEAD",...E.map(u=>`${e}${u}`)],r=M(t,["cat-file","--batch-check=%(objectname) %(objecttype)"],{input:n.map(u=>`${u}^{commit}
`).join("")});if(r.code!==0)return{error:x(r)};const o=r.stdout.toString("latin1").split(`
`).map(u=>/^([0-9a-f]{40,64}) commit$/.exec(u)?.[1]??null),[s=null,...a]=o,i=new Map(E.flatMap((u,l)=>a[l]?[[u,a[l]]]:[])),c=s??Ce(t);return c===null?{error:"git has no object to put a note on"}:{target:c,tips:i}}function Ce(t){const e=M(t,["hash-object","-t","tree","--stdin"]);return e.code===0?Ge(e.stdout.toString("latin1").trim()):null}function Ge(t){return/^[0-9a-f]{40,64}$/.test(t)?t:null}function Pe(t,{target:e,tips:n},r){const o=r.flatMap(i=>{const c=n.get(i);return c===void 0?[]:Ue(e).map(u=>({namespace:i,path:u,name:`${c}:${u}`}))}),s=Xe(t,o.map(({name:i})=>i));if("error"in s)return s;const a=new Map;for(const[i,{namespace:c,path:u}]of o.entries()){const l=s.texts[i];if(l==null)continue;const f=a.get(c)??{texts:[],paths:[]};f.texts.push(l),f.paths.push(u),a.set(c,f)}return a}function Ue(t){return[t,pt(t),`${t.slice(0,2)}/${t.slice(2,4)}/${t.slice(4)}`]}function pt(t){return`${t.slice(0,2)}/${t.slice(2)}`}function Xe(t,e){if(e.length===0)return{texts:[]};const n=M(t,["cat-file","--batch"],{input:e.map(a=>`${a}
`).join("")});if(n.code!==0)return{error:x(n)};const{stdout:r}=n,o=[];let s=0;for(const a of e){const i=r.indexOf(10,s);if(i<0)return{error:"git answered less than it was asked"};const[,c,u]=/^[0-9a-f]{40,64} ([a-z]+) (\d+)$/.exec(r.toString("latin1",s,i))??[];if(s=i+1,u===void 0){o.push(null);continue}o.push(c==="blob"?r.toString("utf8",s,s+Number(u)):null),s+=Number(u)+1}return{texts:o}}function He(t,{tips:e},n){return e.size>0&&M(t,["grep","-q","-e",`^id: ${n}$`,...e.values()]).code===0}var We=3e3;function ze(t,e,n){const r=Date.now()+We;for(let o=1;;o+=1){const s=mt(t);if("error"in s)return s;const a=Pe(t,s,e);if("error"in a)return a;const i=e.flatMap(u=>{const{texts:l,paths:f}=a.get(u)??{texts:[],paths:[]},d=n(u,l.join(`

`));return d===null?[]:[{ref:`${dt}${u}`,from:s.tips.get(u)??null,notes:[{objectId:s.target,text:d,stale:f}]}]}),c=Ke(t,i,"Notes added by holdfast");if(c===null)return{target:s.target};if(Date.now()>r||!Ye(c))return c;je(5+(process.pid*7+o*13)%40)}}function Ye({error:t}){return/not updating|cannot lock ref|failed to update ref|File exists|\[(?:remote )?rejected\]/i.test(t)&&!/permission|read-only/i.test(t)}function je(t){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,t)}function Ke(t,e,n){if(e.length===0)return null;const r=Math.floor(G().getTime()/1e3),o=[],s=i=>{const c=Buffer.from(i);o.push(Buffer.from(`data ${c.length}
`),c,Buffer.from(`
`))};for(const{ref:i,from:c,merged:u,notes:l}of e){o.push(Buffer.from(`commit ${i}
committer holdfast <holdfast@localhost> ${r} +0000
`)),s(n),c!==null&&o.push(Buffer.from(`from ${c}
`)),u!==void 0&&o.push(Buffer.from(`merge ${u}
`));for(const{objectId:f,text:d,stale:m}of l){for(const p of m)o.push(Buffer.from(`D ${p}
`));o.push(Buffer.from(`M 100644 inline ${pt(f)}
`)),s(d)}o.push(Buffer.from(`
`))}o.push(Buffer.from(`done
`));const a=M(t,"fast-import --quiet --done --date-format=raw".split(" "),{input:Buffer.concat(o),timeoutMs:12e4});return a.code===0?null:{error:x(a)}}function Je(t,e){if(e.length===0)return{saved:[],known:[],problems:[]};if(S(t)===null)return ht(t,e,[]);const n=new Set,r=ze(t,[...new Set(e.map(({namespace:o})=>o))],(o,s)=>{const a=new Set(Ae(s,o,()=>null).map(({memory:c})=>c.id)),i=e.filter(c=>c.namespace===o&&!a.has(c.id));for(const{id:c}of i)n.add(c);return i.length===0?null:$e(s,i)});return"error"in r?ht(t,e,[{code:"memory-not-in-git",path:"git notes",cause:r.error}]):{saved:e.filter(({id:o})=>n.has(o)),known:e.filter(({id:o})=>!n.has(o)),problems:[]}}function ht(t,e,n){const r=[],o=[];try{for(const s of e)(Ne(t,s)?r:o).push(s);return{saved:r,known:o,problems:n}}catch(s){const a={code:"state-not-writable",path:".holdfast/memory",cause:y(s)};return{saved:r,known:o,problems:[...n,a]}}}function Ze(t,e){if(E.some(r=>Oe(t,r,e)))return!0;const n=S(t)===null?null:mt(t);return n!==null&&!("error"in n)&&He(t,n,e)}function qe(t,e){const n=Mt(t);return{branch:(S(e??t)??S(t))?.branch??null,track:n!==null&&"trackId"in n?n.trackId:null}}function gt(t,e){const n={createdAt:G().toISOString(),...qe(t,null)},r=e.map(l=>Z(l,n)).filter(l=>l!==null),o=[...new Map(r.map(l=>[l.id,l])).values()],s=it(t),a=(O(t)?.key??"")===s,i=o.filter(({id:l})=>me(t,l)&&(a||Ze(t,l))),c=Je(t,o.filter(l=>!i.includes(l))),u={...c,known:[...i,...c.known]};return c.saved.length===0?u:{...u,problems:[...c.problems,...Ve(t,c.saved,s)]}}function Ve(t,e,n){const r=[];try{de(t,e,n)}catch(o){r.push({code:"memory-index-old",path:".holdfast/memory/index.json",cause:y(o)})}try{for(const{id:o,namespace:s,tags:a,sessionId:i}of e){const c={event:"memory_captured",memory_id:o,namespace:s,tags:a.join(" ")};Et(t,i,[c])}}catch(o){r.push({code:"state-not-writable",path:".holdfast/events.jsonl",cause:y(o)})}return r}var L={saved:[],known:[],problems:[]};function Qe(t,e){if(e.length===0)return L;for(const n of e)try{q(t,"pending",n)}catch{}return yt(t,gt(t,e))}function De(t){try{const e=Bt(t,"pending");return e.length===0?L:yt(t,gt(t,e.map(({draft:n})=>n)))}catch(e){return{...L,problems:[{code:"state-not-writable",path:".holdfast/memory/pending",cause:y(e)}]}}}function tn(t,e){return e.flatMap(n=>{const r=Z(n,{createdAt:"",branch:null,track:null});return r!==null&&q(t,"proposed",n),r??[]})}function yt(t,e){for(const{id:n}of[...e.saved,...e.known])Ct(t,"pending",n);return e};return {keepDrafts: Qe,keepWaiting: De,proposeDrafts: tn};
|*/
/*| part steps/load-tiers
const {loadTiers: o} = await loadPart("shared/2");;return {loadTiers: o};
|*/
/*| part steps/refresh-transient
const {parseRow: O,remember: h} = await loadPart("shared/9");const {readGitFacts: M,spawnSync: F} = await loadPart("shared/1");const {walkTranscript: I} = await loadPart("shared/13");const {cleanText: d,dropColours: N,excerptLine: f,readClock: H,redactText: u} = await loadPart("shared/8");const {ensureFolder: g,replaceFile: v,withLock: P} = await loadPart("shared/10");const {stringOf: U} = await loadPart("shared/7");const {errorCode: j,readTextFile: b} = await loadPart("shared/3");function T(e,t){if(e.length<=t)return{text:e,omitted:0};const n=e.lastIndexOf(`
`,t),s=n===-1?e.slice(0,t).toWellFormed():e.slice(0,n);return{text:s,omitted:e.length-s.length}}function E(e,t,n){if(e.length<=t+n)return e;const s=T(e,t).text,r=e.indexOf(`
`,e.length-n),o=r===-1?e.slice(-n).toWellFormed():e.slice(r+1);return`${s}
[... ${e.length-s.length-o.length} characters left out ...]
${o}`}var D=48e3,p=40;function B({diff:e,untracked:t},n){const s=n.head===null?"no commit yet":`against ${n.head.slice(0,12)}`,r=n.branch===null?"":` on ${u(n.branch)}`,o=t.slice(0,p).map(l=>u(d(l))),i=t.length>p?` and ${t.length-p} more`:"",{text:a,omitted:c}=T(u(d(e)).trimEnd(),D);return`${[`# What is not committed, ${s}${r}, ${n.at}`,o.length===0?"":`# New files git does not track: ${o.join(", ")}${i}`,e.trim()===""?"# No change in files git tracks":a,c===0?"":`# ${c} characters more`].filter(l=>l!=="").join(`
`)}
`}var k=[".env*","*.pem","*.key","*.p12","*.pfx","*.jks","*.keystore","id_rsa*","id_ed25519*","id_ecdsa*",".netrc",".npmrc",".pypirc","*credential*","*secret*"],Xe=new RegExp(`^(?:${k.map(e=>e.replaceAll(".","\\.").replaceAll("*",".*")).join("|")})$`,"i"),z=2e3,G=196608,W="4b825dc642cb6eb9a060e54bf8d69288fbee4904",X=["--no-optional-locks","--no-pager","-c","core.fsmonitor=false","-c","core.hooksPath=/dev/null"],Y=["diff","--no-color","--no-ext-diff","--no-textconv","--ignore-submodules=all","--relative"],K=/\[\s*(?:filter|include)|\bworktree(?:config)?\s*=/i,w=[":(exclude)artifacts",":(exclude).holdfast"];function Z(e,t,n){const s=b(`${t}/config`,1048576);if("error"in s||K.test(s.text))return null;const r=k.map(c=>`:(exclude,icase,glob)**@/${c}`),o=["--",".",...w,...r],i=S(e,[...Y,"--stat=100","--patch",n??W,...o]);if(i===null)return null;const a=S(e,["ls-files","--others","--exclude-standard","-z","--",".",...w]);return{diff:i,untracked:(a??"").split("\0").filter(c=>c!=="")}}function S(e,t){const{PATH:n,HOME:s,SystemRoot:r}=process.env,o=F("git",[...X,...t],{cwd:e,encoding:"utf8",timeout:z,killSignal:"SIGKILL",maxBuffer:G,stdio:["ignore","pipe","ignore"],env:{PATH:n,HOME:s,SystemRoot:r,GIT_CONFIG_NOSYSTEM:"1",GIT_NO_LAZY_FETCH:"1",LC_ALL:"C"}});return o.error!==void 0&&"code"in o.error&&o.error.code==="ENOBUFS"||o.status===0?o.stdout:null}var q="recent_diff.txt",Ye=131072,Q=(e,t)=>g(e,["artifacts","sessions",t]);function V(e,t,n){v(Q(e,t),q,n)}var J=8,ee=1e3,te=3e3,_=48e3;function ne(e,t,n,s){const r=E(s,_,_),o=u(d(N(r))).trimEnd();return{run:f(u(e),300),at:t,outcome:f(u(n),200),output:E(o,ee,te)}}function se(e){const t=new Map;for(const s of e){const r=t.get(s.run);(r===void 0||r.at<=s.at)&&t.set(s.run,s)}const n=(s,r)=>y(s.at,r.at)||y(s.run,r.run);return[...t.values()].sort(n).slice(-J)}var y=(e,t)=>e<t?-1:e>t?1:0;function re(e){return e.map(({run:n,at:s,outcome:r,output:o})=>{const i=o===""?[]:o.split(`
`).map(a=>`  ${a}`.trimEnd());return[`=== ${n}`,`${s} ${r}`,...i,""].join(`
`)}).join(`
`)}function oe(e){return e.split(/^=== /m).flatMap(t=>{const[n="",s="",...r]=t.split(`
`),[,o,i]=/^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z) (.{1,300})$/.exec(s)??[];return n===""||o===void 0||i===void 0?[]:[{run:n,at:o,outcome:i,output:r.map(a=>a.replace(/^ {2}/,"")).join(`
`).trimEnd()}]})}var $="test_output.txt",ie=1<<20;function ae(e,t,n){const s=g(e,["artifacts","sessions",t]);return P(s,()=>{const o=b(`${s}/${$}`,ie),i="text"in o?o.text:"",a=re(se([...oe(i),...n]));a!==i&&v(s,$,a)})!==null}var ce={userMessages:8,userMessageChars:4e3,goalChars:1e3,planChars:4e3,todos:40,decisions:40,rules:20,superseded:20,remarks:30,doubted:12,finished:20,statementChars:300,files:60,commands:30,commandChars:300,outcomeChars:300,reportChars:800,failingTests:4,agents:15,loaded:20},ue=[["Command running in background","running in the background"],["Command was manually backgrounded","running in the background"],["Command was moved to the background","running in the background"],["Async agent launched","running in the background"],["The user doesn't want to proceed","refused by the user"],["The user doesn't want to take this action","refused by the user"],["Permission for this tool use was denied","refused by a permission rule"]],m=2e4;function le(e,t=""){const n=A(e.text);if(n!==null)return n;if(!e.isError&&!me(t))return"ok";const s=de(e.text);if(!e.isError){const i=he(t,s);return i===void 0?"ok":x(i,s)}const[r="no output",...o]=s;return x(r,o,o[0])}function A(e){return e.startsWith("PreToolUse:")&&/^\S{1,80} hook error/.test(e.slice(11))?"refused by a hook":ue.find(([t])=>e.startsWith(t))?.[1]??null}function de(e){const t=e.length<=m?e:`${e.slice(0,m/2)}
${e.slice(-m/2)}`;return(t.includes("\x1B")?t.replace(/\u001b\[[\d;]{0,20}[A-Za-z]/g,""):t).split(`
`).map(s=>s.trim()).filter(s=>s!=="")}function x(e,t,n){const s=t.find(r=>r!==e&&fe(r))??n;return f(`failed: ${s===void 0?e:`${e}: ${s}`}`,ce.outcomeChars)}function fe(e){if(C(e)||/^(?:FAIL|npm (?:ERR|error))\b/.test(e))return!1;const t=e.toLowerCase();return pe.some(n=>t.includes(n))}var pe="error,fail,not found,cannot,denied,exception,expected,assert,undefined,unresolved,panic,out of range,timed out,refused".split(",");function me(e){return(e.includes("|")||e.includes(";"))&&!/^\s*(?:cat|grep|rg|git (?:log|diff|show|grep)|sed|awk|head|tail|ls|find|echo)\b/.test(e)}function he(e,t){return t.find(n=>ve(e)&&C(n)||ge(n))}function ge(e){return/^(?:FAIL|Traceback \(most|(?:\w+\.)*\w*(?:Error|Exception)(?: \[\w+\])?: |error(?:\[E\d+\])?: |panic: |fatal: |thread '.*' panicked)/.test(e)}var ve=h(500,e=>e.match(/\w+/g)?.some(t=>be.has(t))===!0),be=new Set(`test tests jest vitest mocha ava pytest tox rspec phpunit ctest bats playwright cypress build compile tsc lint eslint biome
  ruff mypy pyright clippy cargo gradle gradlew mvn make ninja bazel check verify ci`.split(/\s+/));function C(e){const t=e.toLowerCase();return/\d (?:fail|err)/.test(t)&&/\b[1-9]\d{0,5} (?:failed|failing|failures?|errors?)\b/.test(t)||/^(?:[#\u2139nftb])|: error ts/.test(t)&&/^# fail [1-9]|^\u2139 fail [1-9]|^not ok \d|^test result: FAILED|^FAILED\b|^FAIL\t|^BUILD FAILED|: error TS\d/.test(e)||/s=[1-9]|^npm /.test(t)&&/\bfailures=[1-9]|\berrors=[1-9]|^npm (?:ERR!|error) /.test(e)}var Te=new Set("ls cat grep rg ag find fd head tail wc which type stat file test [ diff pwd echo printf true command cd".split(" ")),Ee=new Set("status log show diff grep rev-parse ls-files branch".split(" "));function ke(e){const t=/^\S+/.exec(e)?.[0]??"";return Te.has(t)||t==="git"&&Ee.has(/^git (\S+)/.exec(e)?.[1]??"")}var we=h(500,e=>{const t=e.includes(">")?e.replace(/\s*(?:\d?>&\d|&>[^\s;|&]*|\d?>{1,2}\s?[^\s;|&]+)/g,""):e;return(t.includes("&&")||t.includes(";")?t.split(/\s*(?:&&|;)\s*@/):[t]).map(s=>(s.includes("|")?s.slice(0,s.indexOf("|")):s).trim()).filter(s=>!ke(s)||/^cd\s+[^/\s]/.test(s)).filter((s,r,o)=>s!==""&&(o.length>1||!/^cd\s/.test(s))).join(" && ")}),Se=/^(?:jest|vitest|mocha|ava|tap|tape|karma|jasmine|pytest|py\.test|nose2|tox|nox|rspec|minitest|phpunit|pest|ctest|bats|playwright|cypress|busted|prove|gotestsum|nextest|tarpaulin|kaocha|stack-test)$/,_e=/^(?:npm|pnpm|yarn|bun|deno|node|cargo|go|dotnet|mvn|mvnw|gradle|gradlew|make|just|task|ninja|bazel|bazelisk|buck2|sbt|mix|rebar3|lein|clojure|cabal|stack|swift|xcodebuild|flutter|dart|zig|rake|rails|composer|python|python3|php|django-admin|hatch|meson|nx|turbo|lerna|moon|dune|elm|crystal|gleam|ng)$/,ye=/^(?:install|i|ci|add|update|upgrade|remove|rm|uninstall|un|ls|list|why|view|info|outdated|link|get|mod|vet|-c|-e)$/,$e=/^(?:npx|bunx|pnpx|env|time|timeout|nice|sudo|xvfb-run|uv|uvx|poetry|pipenv|pdm|rye|bundle|dotenv|cross-env|c8|nyc|coverage|exec|run|dlx|then|bash|sh|zsh)$/,Ae=/^(?:unittest|nextest|pytest|jest|vitest|--test|-Dtest\S*)$|(?:^|[:/._-])(?:tests?|specs?)(?:$|[:._-])/i;function xe(e){const t=we(e).split(" && ");return t.some(R)?t.filter(n=>R(n)||n.startsWith("cd ")).join(" && "):null}function R(e){const t=e.replace(/"[^"]{0,400}"|'[^']{0,400}'/g,'""').split(/\s+/);let n=0;for(;n<t.length&&Ce(t[n]??"");)n+=1;const s=(t[n]??"").replace(/^.*[/\\]/,"").replace(/\.(?:exe|cmd|bat)$/,""),r=t.slice(n+1,n+8);return Se.test(s)?!r.includes("--version")&&!r.includes("--help"):r[0]==="t"?/^(?:npm|pnpm|yarn|bun)$/.test(s):_e.test(s)?!ye.test(r[0]??"")&&r.some(o=>Ae.test(o)):/(?:^|[-_])tests?(?:$|[-_.])/.test(s)&&(s!=="test"||/[/\\]/.test(t[n]??""))}function Ce(e){return $e.test(e)||/^[A-Za-z_]\w{0,60}=/.test(e)||/^-{1,2}[\w-]{1,40}$/.test(e)||/^\d+[smh]?$/.test(e)}function Re({name:e}){return e==="Bash"||e==="PowerShell"}var Le=4<<20,Oe=8,L=262144;function Me(e){const t=new Map,n=new Map,s=r=>{const o=t.get(r.id);t.delete(r.id);const i=U(r.input.command)??"",a=o!==void 0&&Re(r)?xe(i):null;o===void 0||a===null||n.has(a)||A(o.text)!==null||n.set(a,ne(a,o.at,le(o,i),o.text))};return I(e,r=>{if(r.head.includes('"subtype":"compact_boundary"'))return!0;if(!Fe(r))return!1;const o=r.read(),i=O(o),a=/"timestamp":"(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)"/.exec(o)?.[1];if(i?.kind==="results"&&a!==void 0)for(const c of i.results)t.set(c.id,{...c,at:a});return i?.kind==="assistant"&&i.tools.forEach(s),n.size>=Oe},Le),[...n.values()]}function Fe(e){return e.bytes>L?!1:e.head.includes('"role":"assistant"')?/"name":"(?:Bash|PowerShell)"/.test(e.slice(0,L)):e.head.includes('"tool_result"')?e.find('"toolUseResult":{"stdout":')!==-1||e.find('"is_error":true')!==-1:!1}function Ie(e,t,{sessionId:n,transcriptPath:s}){const r=[],o=(i,a)=>{try{a()}catch(c){r.push({code:"state-not-writable",path:`artifacts/sessions/${n}/${i}`,cause:j(c)})}};return t["sections.recent_diff"]&&o("recent_diff.txt",()=>Ne(e,n)),t["sections.test_output"]&&s!==null&&o("test_output.txt",()=>{const i=Me(s);i.length>0&&!ae(e,n,i)&&r.push({code:"state-busy",path:`artifacts/sessions/${n}`})}),r}function Ne(e,t){const n=M(e),s=n===null?null:Z(e,n.configDir,n.head);if(n===null||s===null)return;const r=H().toISOString();V(e,t,B(s,{at:r,head:n.head,branch:n.branch}))};return {refreshTransient: Ie};
|*/
//| parts {"steps/refresh-transient":[10430,10426],"steps/load-tiers":[10541,73],"steps/keep-drafts":[31453,20881],"steps/compact-at-checkpoint":[58429,26944],"shared/9":[63065,4594],"shared/8":[69160,6072],"shared/7":[69430,247],"shared/6":[69965,512],"shared/5":[70630,642],"shared/4":[74955,4302],"shared/3":[76096,1118],"shared/2":[77780,1661],"shared/14":[78453,650],"shared/13":[79888,1411],"shared/12":[80967,1055],"shared/11":[81440,449],"shared/10":[83260,1796],"shared/1":[84981,1697],"io/yaml-file":[184301,99297],"io/report":[188095,3767],"io/markdown-items":[288878,100759],"io/config-parser":[348026,59116]}
