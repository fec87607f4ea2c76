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
  for (const id of process.getBuiltinModule ? [] : ["node:child_process","node:crypto","node:fs","node:path","node:url"]) older[id] = await import(id);
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
// builtin:node:fs
var module = process.getBuiltinModule ? process.getBuiltinModule("node:fs") : await import("node:fs");
var pick = (name) => module[name];
var readSync = /* @__PURE__ */ pick("readSync");
var writeSync = /* @__PURE__ */ pick("writeSync");

// src/io/read-text.ts
function errorCode(error) {
  const code = error?.code;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown error";
}

// src/io/start-hook.ts
var MAX_STDIN_BYTES = 256 << 20;
var STDIN_PATIENCE_MS = 3e3;
var startHook = (async function startHook(isSilent, load) {
  process.exitCode = 0;
  if (isSwitchedOff()) return;
  try {
    const stdin = readStdin();
    const silent = "payload" in stdin && isSilent(stdin.payload, stdin.textLength);
    if (typeof silent === "boolean" ? silent : await silent) return;
    const { respond } = await load();
    await respond(stdin);
  } catch (error) {
    writeSync(2, `holdfast: this hook failed (${errorCode(error)}); nothing was done
`);
  }
});
var isSwitchedOff = (function isSwitchedOff() {
  const off = process.env.HOLDFAST_OFF;
  return off !== void 0 && off !== "" && off !== "0" && off !== "false";
});
var readStdin = (function readStdin() {
  let buffer = Buffer.allocUnsafe(64 << 10);
  let length = 0;
  let patience = STDIN_PATIENCE_MS;
  for (; ; ) {
    if (length === buffer.length) {
      if (length >= MAX_STDIN_BYTES) return unreadable(`over ${MAX_STDIN_BYTES} bytes`);
      buffer = Buffer.concat([buffer], length * 4);
    }
    try {
      const count = readSync(0, buffer, length, buffer.length - length, null);
      if (count === 0) return parsePayload(buffer.toString("utf8", 0, length));
      length += count;
    } catch (error) {
      const code = errorCode(error);
      if (code === "EOF") return parsePayload(buffer.toString("utf8", 0, length));
      if (code !== "EAGAIN" || patience <= 0) return unreadable(code);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      patience -= 5;
    }
  }
});
var parsePayload = (function parsePayload(text) {
  try {
    return { payload: JSON.parse(text), textLength: text.length };
  } catch {
    const cause = text === "" ? "it is empty" : `not JSON (${text.length} characters)`;
    return { problem: { code: "input-not-json", cause } };
  }
});
function unreadable(cause) {
  return { problem: { code: "stdin-unreadable", cause } };
}

// src/hooks/session-start.ts
await startHook(
  () => false,
  () => loadPart("answers/session-start")
);
/*| part answers/session-start
const shared32 = (function () {
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

;return {PLAN_STATUSES,
  NO_RESULT,
  EMPTY_WORK_STATE,
  LIMITS};})();
const shared8 = (function () {
// src/core/config/config.ts
var GUARD_MODES = ["off", "warn", "ask", "deny"];
var CRITICALITIES = ["C1", "C2", "C3", "C4"];
var THRESHOLD_ROWS = ["c1", "c2", "c3", "c4"];
var THRESHOLD_NAMES = ["low", "warning", "critical", "emergency"];
var SPAWN_GATES = ["off", "ask", "deny"];
var GUIDANCE_LEVELS = ["off", "minimal", "standard", "detailed"];
var CORE_MODES = ["propose", "write"];
var TONES = ["facts", "directive"];
var CADENCES = ["every-prompt", "on-change", "after-compaction"];
var PROFILES = ["quiet", "standard", "strict"];
var FAIL_MODES = ["open", "closed"];
var UNRESOLVED_MODES = ["ask", "deny", "allow"];
var PLAN_ROOTS = ["docs/**", "artifacts/**"];
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
    "**@/adr/**",
    "**@/adrs/**",
    "**@/ADR-*.md",
    "**@/adr-*.md"
  ],
  "governance.c4_files": ["**@/*CONSTITUTION*.md", "**@/*constitution*.md"],
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
    ".claude/rules/**@/*.md",
    ".context/rules/**@/*.md"
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

;return {GUARD_MODES,
  CRITICALITIES,
  THRESHOLD_ROWS,
  THRESHOLD_NAMES,
  SPAWN_GATES,
  GUIDANCE_LEVELS,
  CORE_MODES,
  TONES,
  CADENCES,
  PROFILES,
  FAIL_MODES,
  UNRESOLVED_MODES,
  PLAN_ROOTS,
  DEFAULT_CONFIG};})();
const shared3 = (function () {
// builtin:node:fs
var module = builtin("node:fs");
var pick = (name) => module[name];
var appendFileSync = /* @__PURE__ *@/ pick("appendFileSync");
var closeSync = /* @__PURE__ *@/ pick("closeSync");
var constants = /* @__PURE__ *@/ pick("constants");
var existsSync = /* @__PURE__ *@/ pick("existsSync");
var fstatSync = /* @__PURE__ *@/ pick("fstatSync");
var linkSync = /* @__PURE__ *@/ pick("linkSync");
var lstatSync = /* @__PURE__ *@/ pick("lstatSync");
var mkdirSync = /* @__PURE__ *@/ pick("mkdirSync");
var openSync = /* @__PURE__ *@/ pick("openSync");
var readSync = /* @__PURE__ *@/ pick("readSync");
var readdirSync = /* @__PURE__ *@/ pick("readdirSync");
var realpathSync = /* @__PURE__ *@/ pick("realpathSync");
var renameSync = /* @__PURE__ *@/ pick("renameSync");
var statSync = /* @__PURE__ *@/ pick("statSync");
var unlinkSync = /* @__PURE__ *@/ pick("unlinkSync");
var writeSync = /* @__PURE__ *@/ pick("writeSync");

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
      const count = readSync(fd, buffer, length, stat.size - length, length);
      if (count === 0) break;
      length += count;
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

;return {appendFileSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  readdirSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
  readTextFile,
  errorCode};})();
const shared35 = (function () {
const {
  appendFileSync,
  closeSync,
  constants,
  errorCode,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  unlinkSync,
  writeSync
} = shared3;

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

;return {ensureFolder,
  replaceFile,
  createFile,
  appendLine,
  removeQuietly,
  withLock};})();
const shared41 = (function () {
const {
  appendLine,
  createFile,
  ensureFolder
} = shared35;
const {
  errorCode,
  lstatSync
} = shared3;

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

;return {openStateFolder,
  appendState};})();
const shared21 = (function () {
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
function parseJsonRecord(text) {
  try {
    const value = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

;return {isRecord,
  countOf,
  stringOf,
  parseJsonRecord};})();
const shared26 = (function () {
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

;return {isSafeName,
  isAbsolutePath,
  isTranscriptPath};})();
const shared11 = (function () {
const {
  CRITICALITIES
} = shared8;
const {
  openStateFolder
} = shared41;
const {
  replaceFile,
  withLock
} = shared35;
const {
  countOf,
  isRecord,
  parseJsonRecord,
  stringOf
} = shared21;
const {
  isSafeName
} = shared26;
const {
  readTextFile
} = shared3;

// src/core/context/criticality.ts
function raiseCriticality(one, other) {
  return other !== null && CRITICALITIES.indexOf(other) > CRITICALITIES.indexOf(one) ? other : one;
}
function needsOperator(criticality) {
  return criticality === "C3" || criticality === "C4";
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
function findFrontMatter(text) {
  const start = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0].length;
  const end = start === void 0 ? -1 : text.indexOf("\n---", start - 1);
  return end === -1 ? "" : text.slice(start, end + 1);
}

// src/core/context/escalation.ts
var ESCALATION_RULES = ["AE-006a", "AE-006b", "AE-006c", "AE-006d", "AE-006e"];
function findCompactionEscalation(count, criticality) {
  if (!needsOperator(criticality) || count < 1) return null;
  return count === 1 ? "AE-006d" : "AE-006e";
}

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
  const { governance, orchestration, memories, words, reminders } = wire;
  return {
    key: wire.key,
    model: stringOf(wire.model),
    bounds,
    ...Array.isArray(governance) ? { governance: governance.filter((text) => typeof text === "string") } : {},
    ...typeof orchestration === "string" ? { orchestration } : {},
    ...typeof memories === "number" ? { memories } : {},
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

;return {THRESHOLD_TIERS,
  selectThresholds,
  classifyTier,
  raiseCriticality,
  needsOperator,
  findCriticality,
  findFrontMatter,
  findCompactionEscalation,
  reconcileUsage,
  EMPTY_SESSION_STATE,
  readSessionState,
  updateSessionState};})();
const shared7 = (function () {
const {
  isRecord
} = shared21;
const {
  isSafeName
} = shared26;

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

;return {text,
  safeName,
  time,
  amount,
  count,
  flag,
  choice,
  nullable,
  list,
  data,
  record};})();
const shared29 = (function () {
// src/core/tracks/tier-paths.ts
var TRACKS_FOLDER = "docs/tracks";
var TRACK_POINTER = "docs/tracks/ACTIVE_TRACK";
var CORE_FILES = [
  "CLAUDE.md",
  "docs/context/CONTEXT_CORE.md",
  "docs/context/ROLES.md",
  "docs/context/GUARDRAILS.md"
];
var TASK_FILES = ["SPEC.md", "PLAN.md", "RISKS.md", "DECISIONS.md"];
var TRANSIENT_FILES = ["work_log.md", "recent_diff.txt", "test_output.txt"];
function listTaskPaths(trackId) {
  return TASK_FILES.map((name) => `${TRACKS_FOLDER}/${trackId}/${name}`);
}
function listTransientPaths(sessionId) {
  return TRANSIENT_FILES.map((name) => `artifacts/sessions/${sessionId}/${name}`);
}

;return {TRACK_POINTER,
  CORE_FILES,
  listTaskPaths,
  listTransientPaths};})();
const shared6 = (function () {
const {
  PLAN_STATUSES
} = shared32;
const {
  THRESHOLD_TIERS
} = shared11;
const {
  amount,
  choice,
  count,
  data,
  flag,
  list,
  nullable,
  record,
  safeName,
  text,
  time
} = shared7;
const {
  openStateFolder
} = shared41;
const {
  createFile
} = shared35;
const {
  isRecord
} = shared21;
const {
  TRACK_POINTER
} = shared29;
const {
  errorCode,
  existsSync,
  readTextFile,
  readdirSync
} = shared3;

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
function serializeWorkState(value) {
  return JSON.stringify(workState.serialize(value));
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
function listOpenCheckpoints(projectDir) {
  const { ids, acknowledged } = listCheckpoints(projectDir);
  return ids.filter((id) => !acknowledged.has(id));
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

// src/io/project-files.ts
function hasActiveTrack(projectDir) {
  return hasProjectFile(projectDir, TRACK_POINTER);
}
function hasProjectFile(projectDir, path) {
  return existsSync(`${projectDir}/${path}`);
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
  return key !== "__proto__" && !isWord(key) && !Object.hasOwn(record2, key);
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
function isWord(text2) {
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
  if (isWord(text2) || NUMBERLIKE.test(text2) || !/^(?:[\w/(]|\.\/)/.test(text2) || /: |:$/.test(text2)) throw NOT_PLAIN;
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

;return {createCheckpointDraft,
  serializeWorkState,
  saveCheckpoint,
  listCheckpoints,
  listOpenCheckpoints,
  readCheckpoint,
  acknowledgeCheckpoint,
  hasActiveTrack,
  hasProjectFile,
  readResumptionSection};})();
const shared14 = (function () {
// src/core/fingerprint.ts
function fingerprint(text) {
  let high = 3735928559;
  let low = 1103547991;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
  low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
  return `${text.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}

;return {fingerprint};})();
const shared25 = (function () {
const {
  listCheckpoints,
  readCheckpoint
} = shared6;
const {
  EMPTY_SESSION_STATE,
  readSessionState,
  updateSessionState
} = shared11;
const {
  fingerprint
} = shared14;
const {
  isRecord,
  stringOf
} = shared21;
const {
  errorCode
} = shared3;

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

// src/io/client-process.ts
function isRunningElsewhere(pid) {
  if (pid === null || pid === Number(process.env.CLAUDE_PID)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

// src/core/session/ledger.ts
var MAX_ENTRIES = 60;
function wasInjected({ injected }, text) {
  return text !== "" && injected.includes(fingerprint(text));
}
function noteInjected(state, text) {
  if (text === "") return state;
  const entry = fingerprint(text);
  return { ...state, injected: [...state.injected.filter((known) => known !== entry), entry].slice(-MAX_ENTRIES) };
}
var CLOSE_ANSWERS = 12;
function countCloseCompactions(state, answersSince) {
  return state.compactions > 0 && answersSince < CLOSE_ANSWERS ? state.closeCompactions + 1 : 0;
}
function shrinkBudget(budgetTokens, closeCompactions) {
  const halvings = Math.min(2, Math.max(0, closeCompactions - 1));
  return Math.floor(budgetTokens / 2 ** halvings);
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

;return {loadSession,
  parseOrchestrationNotes,
  isRunningElsewhere,
  wasInjected,
  noteInjected,
  countCloseCompactions,
  shrinkBudget};})();
const shared16 = (function () {
// src/core/markdown.ts
var FENCE = /^ {0,3}(?:> ?){0,9}(`{3,200}|~{3,200})(.*)$/;
function findCode(text, inline = true) {
  const ranges = [];
  let fence = null;
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    const [, mark = "", rest = ""] = FENCE.exec(line) ?? [];
    if (fence !== null) {
      if (mark.startsWith(fence.mark) && rest.trim() === "") {
        ranges.push({ from: fence.from, to: end });
        fence = null;
      }
    } else if (mark !== "" && !(mark.startsWith("`") && rest.includes("`"))) fence = { mark, from: start };
    else if (inline) findSpans(line, start, ranges);
    start = end + 1;
  }
  if (fence !== null) ranges.push({ from: fence.from, to: text.length });
  return ranges;
}
function findSpans(line, start, ranges) {
  const single = /* @__PURE__ *@/ new Set();
  for (let at = line.indexOf("`"); at !== -1; at = line.indexOf("`", at)) {
    let width = 1;
    while (line[at + width] === "`") width += 1;
    const close = single.has(width) ? -1 : line.indexOf("`".repeat(width), at + width);
    if (close === -1) single.add(width);
    else ranges.push({ from: start + at, to: start + close + width });
    at = (close === -1 ? at : close) + width;
  }
}
function blankCode(text, inline = true) {
  let blank = "";
  let at = 0;
  for (const { from, to } of findCode(text, inline)) {
    blank += text.slice(at, from) + text.slice(from, to).replace(/[^\n]/g, " ");
    at = to;
  }
  return blank + text.slice(at);
}
function splitFrontMatter(text) {
  const unix = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
  if (!unix.startsWith("---\n")) return { front: "", body: unix };
  const end = unix.indexOf("\n---", 3);
  if (end === -1) return { front: "", body: unix };
  const after = unix.indexOf("\n", end + 4);
  return { front: unix.slice(4, end + 1), body: after === -1 ? "" : unix.slice(after + 1) };
}

;return {blankCode,
  splitFrontMatter};})();
const shared33 = (function () {
// src/core/xml/budget.ts
function selectWithinBudget(items, budgetTokens, frameChars) {
  const chosen = chooseWithinBudget(items, budgetTokens, frameChars);
  return items.filter((_, index) => chosen.has(index)).map((item) => item.text).join("\n");
}
function chooseWithinBudget(items, budgetTokens, frameChars) {
  const byRank = items.map((item, index) => ({ ...item, index })).sort((a, b) => a.rank - b.rank || a.index - b.index);
  const chosen = /* @__PURE__ *@/ new Set();
  let chars = frameChars;
  for (const item of byRank) {
    const added = item.text.length + 1;
    if (item.text === "" || Math.ceil((chars + added) / 4) > budgetTokens) continue;
    chosen.add(item.index);
    chars += added;
  }
  return chosen;
}

;return {selectWithinBudget,
  chooseWithinBudget};})();
const shared9 = (function () {
// src/core/config/env.ts
var NOT_CONFIG = /* @__PURE__ *@/ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW", "HOLDFAST_FLAGS_OFF"]);
function environmentName(key) {
  return `HOLDFAST_${key.replaceAll(".", "__").toUpperCase()}`;
}
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
function parseVariable(text) {
  const trimmed = text.trim();
  if (/^(?:true|yes|on)$/i.test(trimmed)) return true;
  if (/^(?:false|no|off)$/i.test(trimmed)) return false;
  if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) return Number(trimmed);
  return trimmed;
}

;return {environmentName,
  OLDER_NAMES,
  selectConfigVariables,
  parseVariable};})();
const shared27 = (function () {
// src/core/text.ts
function cleanText(text) {
  if (!MAY_BE_UNSAFE.test(text)) return text;
  return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
    ""
  ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
}
var MAY_BE_UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]/;
function excerpt(text, maxChars) {
  const clean = cleanText(text).trim();
  if (clean.length <= maxChars) return clean;
  const head = clean.slice(0, Math.max(0, maxChars - 4));
  const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
  return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
}
function excerptLine(text, maxChars) {
  return excerpt(joinLines(cleanText(text)), maxChars);
}
function joinLines(text) {
  return text.replace(/\s{2,}|[^\S ]/g, " ");
}
function excerptMiddle(text, headChars, tailChars) {
  const clean = cleanText(text).trim();
  if (clean.length <= headChars + tailChars) return clean;
  const tail = clean.slice(-tailChars);
  const start = Math.max(0, tail.search(/\s/));
  return `${excerpt(clean, headChars)} ${tail.slice(start).toWellFormed().replace(/^\ufffd/, "").trimStart()}`;
}
function excerptEnds(text, maxChars) {
  const line = joinLines(cleanText(text)).trim();
  if (line.length <= maxChars) return line;
  const half = Math.floor((maxChars - 5) / 2);
  const tail = line.slice(-half);
  const start = tail.indexOf(" ") + 1;
  return `${excerpt(line, half)} ${(start < half / 2 ? tail.slice(start) : tail).toWellFormed().replace(/^\ufffd/, "")}`;
}
function dropColours(text) {
  return text.includes("\x1B") ? text.replace(/\u001b\[[0-9;:?]{0,40}[ -/]{0,4}[@-~]/g, "") : text;
}

;return {cleanText,
  excerpt,
  excerptLine,
  excerptMiddle,
  excerptEnds,
  dropColours};})();
const shared34 = (function () {
const {
  cleanText
} = shared27;

// src/core/xml/element.ts
function escapeText(text) {
  return cleanText(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
function escapeAttribute(text) {
  return escapeText(text).replace(/"/g, "&quot;").replace(/\s+/g, " ");
}
function renderElement(name, attributes, escapedContent) {
  const pairs = Object.entries(attributes).filter(([, value]) => value !== null && value !== "").map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`);
  return `<${name}${pairs.join("")}>${escapedContent}</${name}>`;
}

;return {escapeText,
  escapeAttribute,
  renderElement};})();
const shared37 = (function () {
const {
  existsSync,
  readTextFile
} = shared3;

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
function readRefs(start, names) {
  const folder = findCommonDir(start);
  if (folder === null) return null;
  const packed = readTextFile(`${folder}/packed-refs`, 8 << 20);
  const packedText = "text" in packed ? packed.text : "";
  return names.map((name) => parseHash(readLine(`${folder}/${name}`)) ?? findInPacked(packedText, name));
}
function hasRefsBelow(start, prefix) {
  const folder = findCommonDir(start);
  if (folder === null) return false;
  if (existsSync(`${folder}/${prefix}`)) return true;
  const packed = readTextFile(`${folder}/packed-refs`, 8 << 20);
  return "text" in packed && packed.text.includes(` ${prefix}/`);
}
function findCommonDir(start) {
  const root = findGitRoot(start);
  if (root === null) return null;
  const gitDir = resolveGitDir(root);
  const common = readLine(`${gitDir}/commondir`);
  return common === null ? gitDir : resolveFrom(gitDir, common);
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
function findInPacked(text, ref) {
  const end = text.indexOf(` ${ref}
`);
  return end < 40 ? null : parseHash(text.slice(text.lastIndexOf("\n", end) + 1, end));
}
function readLine(path) {
  const file = readTextFile(path, 4096);
  return "error" in file ? null : file.text.split("\n")[0]?.trim() ?? null;
}
function parseHash(text) {
  return text !== null && /^[0-9a-f]{40,64}$/.test(text) ? text : null;
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

;return {findGitRoot,
  readGitFacts,
  readRefs,
  hasRefsBelow};})();
const shared19 = (function () {
const {
  hasRefsBelow,
  readRefs
} = shared37;
const {
  fingerprint
} = shared14;
const {
  excerptLine
} = shared27;
const {
  isSafeName
} = shared26;
const {
  existsSync,
  readdirSync
} = shared3;

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
var MAX_TAGS = 12;
function isNamespace(value) {
  return NAMESPACES.includes(value);
}
function cleanTags(tags) {
  const words = tags.filter((tag) => typeof tag === "string").map((tag) => {
    const word = tag.slice(0, 200).toLowerCase().replace(/[^a-z0-9_.:/]+/g, "-");
    return word.slice(word.startsWith("-") ? 1 : 0, 40).replace(/-$/, "");
  });
  return [...new Set(words.filter((word) => word !== ""))].sort().slice(0, MAX_TAGS);
}
function createMemoryId(text) {
  const plain = text.toLowerCase().replace(/\s+/g, " ").replace(/^[-*>\u2022 ]+/, "");
  const end = plain.length - (/[.!;:, ]{0,20}$/.exec(plain)?.[0].length ?? 0);
  return `m-${fingerprint(plain.slice(0, end)).replace(/^\d+:/, "")}`;
}
function isMemoryId(value) {
  return typeof value === "string" && /^m-[a-z0-9]{1,16}$/.test(value);
}
function isShare(value) {
  return typeof value === "number" && value >= 0 && value <= 1;
}
function serializeFields(memory) {
  const { id, namespace, createdAt, tags, sessionId, branch, track, confidence } = memory;
  return { id, namespace, created: createdAt, tags, session: sessionId, branch, track, confidence };
}
function parseFields(fields, namespace, text) {
  const { id, created, tags, session, branch, track, confidence } = fields;
  return {
    id: isMemoryId(id) ? id : createMemoryId(text),
    namespace,
    text,
    createdAt: typeof created === "string" && /^\d{4}-\d\d-\d\dT[\d:.]{8,18}Z$/.test(created) ? created : null,
    tags: Array.isArray(tags) ? cleanTags(tags) : [],
    sessionId: isSafeName(session) ? session : null,
    branch: typeof branch === "string" && branch !== "" ? excerptLine(branch, 250) : null,
    track: isSafeName(track) ? track : null,
    confidence: isShare(confidence) ? confidence : null
  };
}
function parseStoredMemory(wire) {
  const { namespace, text } = wire;
  return isNamespace(namespace) && typeof text === "string" && text !== "" ? parseFields(wire, namespace, text) : null;
}

// src/io/store-key.ts
function readStoreKey(projectDir) {
  const refs = readRefs(
    projectDir,
    NAMESPACES.map((name) => `refs/notes/holdfast/${name}`)
  ) ?? [];
  const files = NAMESPACES.map((name) => countFiles(`${projectDir}/.holdfast/memory/notes/${name}`));
  const isEmpty = refs.every((ref) => ref === null) && files.every((count) => count === 0);
  return isEmpty ? "" : fingerprint([...refs, ...files].join(" "));
}
function countFiles(folder) {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}
function hasStore(projectDir) {
  return existsSync(`${projectDir}/.holdfast/memory`) || hasRefsBelow(projectDir, "refs/notes/holdfast");
}

;return {NAMESPACES,
  isNamespace,
  cleanTags,
  createMemoryId,
  isMemoryId,
  isShare,
  serializeFields,
  parseFields,
  parseStoredMemory,
  readStoreKey,
  hasStore};})();
const shared22 = (function () {
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
var NAMED = new RegExp(
  `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3})(["']?)((?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,})`,
  "gi"
);
var RANDOM = /((?:auth|salt|session|cookie|signature|hmac|webhook|dsn|key)[A-Za-z0-9_-]{0,20}["']?\s{0,3}[:=]\s{0,3}["']?)([A-Za-z0-9+/_=-]{24,})/gi;
var RANDOM_NEEDLES = ["auth", "salt", "session", "cookie", "signature", "hmac", "webhook", "dsn", "key"];
var ANY_NEEDLE = new RegExp(
  [.../* @__PURE__ *@/ new Set([...SECRET_SHAPES.flatMap(({ needles }) => needles), ...RANDOM_NEEDLES, ...NAME_NEEDLES])].map((needle) => needle.replace(/[.?]/g, "\\$&")).join("|")
);
var NOTHING = { shapes: [], random: false, named: false };
function findSuspicion(text) {
  const lower = text.toLowerCase();
  if (!ANY_NEEDLE.test(lower)) return NOTHING;
  const has = (needles) => needles.some((needle) => lower.includes(needle));
  const shapes = SECRET_SHAPES.filter(({ needles }) => has(needles)).map(({ pattern }) => pattern);
  return { shapes, random: has(RANDOM_NEEDLES), named: has(NAME_NEEDLES) };
}
function redactText(text) {
  return redactWith(findSuspicion(text), text);
}
function redactWith({ shapes, random, named }, text) {
  let out = text;
  for (const pattern of shapes) {
    out = out.replace(
      pattern,
      (_match, before, after) => typeof before === "string" ? `${before}${REDACTED}${typeof after === "string" ? after : ""}` : REDACTED
    );
  }
  if (random) out = out.replace(RANDOM, (match, before, value) => isRandom(value) ? `${before}${REDACTED}` : match);
  if (!named) return out;
  return out.replace(NAMED, (match, before, quote, value, offset, whole) => {
    const isHarmless = quote === "" && isCode(value, whole.slice(offset + match.length, offset + match.length + 40));
    return isHarmless ? match : `${before}${quote}${REDACTED}`;
  });
}
function isRandom(value) {
  const digits = value.replace(/\D/g, "").length;
  if (digits < 2 || !/[a-z]/.test(value) || !/[A-Z]/.test(value)) return false;
  const counts = /* @__PURE__ *@/ new Map();
  for (const character of value.slice(0, 128)) counts.set(character, (counts.get(character) ?? 0) + 1);
  const length = Math.min(value.length, 128);
  let bits = 0;
  for (const count of counts.values()) bits -= count / length * Math.log2(count / length);
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

;return {redactText,
  redactData};})();
const shared17 = (function () {
const {
  cleanTags,
  createMemoryId,
  isShare
} = shared19;
const {
  redactText
} = shared22;
const {
  cleanText,
  excerpt,
  excerptLine
} = shared27;

// src/core/memory/draft.ts
var MAX_MEMORY_CHARS = 8e3;
function createMemory(draft, place) {
  const text = cleanMemoryText(draft.text);
  if (text === "") return null;
  const { confidence } = draft;
  return {
    id: createMemoryId(text),
    namespace: draft.namespace,
    text,
    createdAt: place.createdAt,
    tags: cleanTags(draft.tags ?? []),
    sessionId: draft.sessionId ?? null,
    branch: place.branch === null || place.branch === "" ? null : excerptLine(place.branch, 250),
    track: place.track,
    // Three digits are more than a detector knows.
    confidence: isShare(confidence) ? Math.round(confidence * 1e3) / 1e3 : null
  };
}
function cleanMemoryText(text) {
  const open = dropPrivate(text.length > 1 << 20 ? text.slice(0, 1 << 20) : text);
  return excerpt(redactText(cleanText(open)), MAX_MEMORY_CHARS);
}
function dropPrivate(text) {
  const parts = text.split(/<private\b[^<>]{0,200}>/i);
  const kept = parts.slice(1).map((part) => {
    const close = /<\/private\s{0,20}>/i.exec(part);
    return close === null ? "" : part.slice(close.index + close[0].length);
  });
  return [parts[0], ...kept].join("").trim();
}

;return {createMemory,
  cleanMemoryText};})();
const shared39 = (function () {
const {
  cleanMemoryText
} = shared17;
const {
  createMemoryId,
  isMemoryId,
  isNamespace
} = shared19;
const {
  openStateFolder
} = shared41;
const {
  createFile,
  removeQuietly
} = shared35;
const {
  parseJsonRecord,
  stringOf
} = shared21;
const {
  errorCode,
  existsSync,
  readTextFile,
  readdirSync
} = shared3;

// src/io/pending-memories.ts
var MAX_WAITING = 500;
var MAX_FILE_BYTES = 256 << 10;
function saveWaitingMemory(projectDir, room, draft) {
  const text = cleanMemoryText(draft.text);
  if (text === "") return null;
  const id = createMemoryId(text);
  const { namespace, tags = [], sessionId = null, confidence = null } = draft;
  const wire = { schema_version: "1", namespace, text, tags, session_id: sessionId, confidence };
  createFile(openStateFolder(projectDir, ["memory", room]), `${id}.json`, `${JSON.stringify(wire, null, 2)}
`);
  return id;
}
function listWaitingMemories(projectDir, room) {
  const folder = `${projectDir}/.holdfast/memory/${room}`;
  return listNames(folder).flatMap((name) => {
    const file = readTextFile(`${folder}/${name}`, MAX_FILE_BYTES);
    const draft = "text" in file ? parseDraft(file.text) : null;
    return draft === null ? [] : [{ id: name.slice(0, -".json".length), draft }];
  });
}
function removeWaitingMemory(projectDir, room, id) {
  if (isMemoryId(id)) removeQuietly(`${projectDir}/.holdfast/memory/${room}/${id}.json`);
}
function hasWaitingMemories(projectDir, room) {
  const folder = `${projectDir}/.holdfast/memory/${room}`;
  return existsSync(folder) && listNames(folder).length > 0;
}
function listNames(folder) {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".json") && isMemoryId(name.slice(0, -".json".length))).sort().slice(0, MAX_WAITING);
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return [];
    throw error;
  }
}
function parseDraft(text) {
  const wire = parseJsonRecord(text);
  if (wire === null || !isNamespace(wire.namespace) || typeof wire.text !== "string") return null;
  return {
    namespace: wire.namespace,
    text: wire.text,
    tags: Array.isArray(wire.tags) ? wire.tags.filter((tag) => typeof tag === "string") : [],
    sessionId: stringOf(wire.session_id),
    confidence: typeof wire.confidence === "number" ? wire.confidence : null
  };
}

;return {saveWaitingMemory,
  listWaitingMemories,
  removeWaitingMemory,
  hasWaitingMemories};})();
const shared15 = (function () {
const {
  redactText
} = shared22;
const {
  excerptLine
} = shared27;

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

;return {serializeEvent};})();
const shared36 = (function () {
// src/io/clock.ts
function readClock() {
  const fixed = process.env.HOLDFAST_NOW;
  const date = fixed === void 0 ? /* @__PURE__ *@/ new Date() : new Date(fixed);
  return Number.isNaN(date.getTime()) ? /* @__PURE__ *@/ new Date() : date;
}

;return {readClock};})();
const shared38 = (function () {
const {
  serializeEvent
} = shared15;
const {
  readClock
} = shared36;
const {
  appendState
} = shared41;

// src/io/journal-store.ts
function appendEvents(projectDir, sessionId, events) {
  const at = readClock().toISOString();
  appendState(projectDir, "events.jsonl", events.map((event) => serializeEvent(event, at, sessionId)).join(""));
}

;return {appendEvents};})();
const shared42 = (function () {
const {
  closeSync,
  constants,
  errorCode,
  existsSync,
  fstatSync,
  openSync,
  readSync
} = shared3;

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
    read: (count = end - start) => bytes.toString("utf8", start, start + count),
    find: (needle, from = 0, before = end - start) => bytes.subarray(start, start + before).indexOf(needle, from),
    slice: (from, to = end - start) => bytes.toString("latin1", from < 0 ? Math.max(start, end + from) : start + from, Math.min(end, start + to))
  };
}
function isWorthReading(head) {
  if (head.startsWith('{"type":"')) return /^\{"type":"(?:user|assistant|system|attachment)"/.test(head);
  return !head.includes('"attachment":{"type":"prompt_snapshot"');
}

;return {walkTranscript};})();
const shared28 = (function () {
// src/core/tokens.ts
function estimateTokens(text) {
  return Math.ceil(text.length / 4);
}
function formatTokens(tokens) {
  if (tokens < 1e3) return `${Math.max(0, Math.round(tokens))}`;
  const thousands = Math.round(tokens / 1e3);
  return thousands < 1e3 ? `${thousands}K` : `${Math.round(thousands / 100) / 10}M`;
}
function formatPercentage(ratio) {
  const tenths = Math.floor(ratio * 1e3 + 1e-6);
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`;
}

;return {estimateTokens,
  formatTokens,
  formatPercentage};})();
const shared30 = (function () {
const {
  TRACK_POINTER
} = shared29;
const {
  isSafeName
} = shared26;
const {
  readTextFile
} = shared3;

// src/core/tracks/track-id.ts
function isTrackId(name) {
  return typeof name === "string" && name.length <= 64 && name.split(".").every(isSafeName);
}
function parseTrackPointer(text) {
  const line = text.trim();
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

;return {isTrackId,
  readTrackPointer};})();
const shared44 = (function () {
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

;return {__commonJS,
  __toESM};})();
const {
  isRunningElsewhere,
  loadSession,
  noteInjected,
  parseOrchestrationNotes,
  wasInjected
} = shared25;
const {
  blankCode,
  splitFrontMatter
} = shared16;
const {
  chooseWithinBudget,
  selectWithinBudget
} = shared33;
const {
  selectConfigVariables
} = shared9;
const {
  hasActiveTrack,
  hasProjectFile,
  listOpenCheckpoints,
  readResumptionSection
} = shared6;

const {
  findCriticality,
  findFrontMatter,
  needsOperator,
  raiseCriticality,
  readSessionState,
  selectThresholds,
  updateSessionState
} = shared11;

const {
  escapeText
} = shared34;
const {
  DEFAULT_CONFIG
} = shared8;
const {
  hasWaitingMemories
} = shared39;

const {
  hasStore
} = shared19;
const {
  appendEvents
} = shared38;

const {
  findGitRoot,
  readGitFacts
} = shared37;
const {
  fingerprint
} = shared14;

const {
  readClock
} = shared36;

const {
  cleanText,
  excerptLine
} = shared27;

const {
  removeQuietly
} = shared35;
const {
  isRecord,
  parseJsonRecord,
  stringOf
} = shared21;
const {
  estimateTokens,
  formatPercentage
} = shared28;
const {
  readTrackPointer
} = shared30;

const {
  isAbsolutePath,
  isSafeName,
  isTranscriptPath
} = shared26;
const {
  closeSync,
  errorCode,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  readTextFile,
  readdirSync,
  statSync,
  writeSync
} = shared3;


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
function parseSessionStart(payload) {
  const parsed = parseCommon("SessionStart", payload);
  if ("problem" in parsed) return parsed;
  const { raw, ...common } = parsed.input;
  if (typeof raw.source !== "string") return wrong("source", "a string", raw.source);
  return { input: { ...common, source: raw.source, model: stringOf(raw.model) } };
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

// src/core/hook/output.ts
var MAX_ANSWER_CHARS = 1e4;
function addContext(event, text, message = "") {
  if (text === "" && message === "") return "";
  return JSON.stringify({
    ...message === "" ? {} : { systemMessage: message },
    ...text === "" ? {} : { hookSpecificOutput: { hookEventName: event, additionalContext: text } }
  });
}
function joinMessages(...messages) {
  return messages.filter((message) => message !== "").join("\n");
}
function joinSections(sections, budgetTokens = MAX_ANSWER_CHARS / 4) {
  const limit = Math.min(MAX_ANSWER_CHARS, budgetTokens * 4);
  const kept = [];
  const dropped = [];
  let length = 0;
  for (const { name, text } of sections) {
    if (text === "") continue;
    const added = text.length + (kept.length === 0 ? 0 : 1);
    if (length + added > limit) {
      const left = Math.floor((limit - length) / 4);
      dropped.push({ name, cause: `${estimateTokens(text)} tokens, ${left} left of ${Math.floor(limit / 4)}` });
      continue;
    }
    kept.push(text);
    length += added;
  }
  return { text: kept.join("\n"), dropped };
}

// src/io/config-cache.ts
function readCachedConfig(projectDir, key) {
  const file = readTextFile(`${projectDir}/.holdfast/cache/config.json`, 256 << 10);
  const cache = "text" in file ? parseJsonRecord(file.text) : null;
  return cache !== null && cache.key === key && isRecord(cache.config) ? cache.config : null;
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
      const text = name === "policy" ? cutFrontMatter(file.text) : file.text;
      if (text !== null) files.push({ name, path, text });
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
function cutFrontMatter(text) {
  const start = text.startsWith("---\n") ? 4 : text.startsWith("---\r\n") ? 5 : -1;
  if (start === -1) return null;
  const end = text.indexOf("\n---", start - 1);
  return end === -1 ? text.slice(start) : text.slice(start, end + 1);
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
    const { text, dropped } = joinSections(sections, budgetTokens);
    for (const { name: path, cause } of dropped) report({ code: "answer-too-long", path, cause });
    return { text, isTold: (told) => !dropped.some((left) => left.name === told) };
  };
  return { projectDir, config, section, report, join };
}
function writeStdout(text) {
  const bytes = Buffer.from(text);
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

// src/io/criticality-files.ts
var MAX_DOCUMENT_BYTES = 1 << 20;
var WORD = "criticality";
function readCriticalityDocuments(projectDir, orchestrationFile) {
  const spec = findSpec(projectDir);
  const places = [
    { kind: "orchestration", path: orchestrationFile },
    ...spec === null ? [] : [{ kind: "spec", path: spec }]
  ];
  return places.flatMap((place) => {
    const file = readTextFile(`${projectDir}/${place.path}`, MAX_DOCUMENT_BYTES, true);
    return "text" in file && file.text.includes(WORD) ? [{ ...place, text: file.text }] : [];
  });
}
function findSpec(projectDir) {
  const pointer = readTrackPointer(projectDir);
  return pointer !== null && "trackId" in pointer ? `docs/tracks/${pointer.trackId}/SPEC.md` : null;
}

// src/steps/find-criticality.ts
function applyCriticality(projectDir, config, state) {
  const documents = readCriticalityDocuments(projectDir, config["resumption.orchestration_file"]);
  const stated = documents.map(({ kind, text }) => findCriticality(kind === "spec" ? findFrontMatter(text) : text));
  const base = stated.find((level) => level !== null) ?? config.criticality;
  const criticality = raiseCriticality(base, state.raisedCriticality);
  return criticality === config.criticality ? config : { ...config, criticality };
}

// src/core/xml/project-context.ts
var BUDGET_TOKENS = 200;
function renderProjectContext(facts) {
  const line = (label, value, rank, maxChars = 120) => ({
    rank,
    text: value === null ? "" : `${label}: ${escapeText(excerptLine(value, maxChars))}`
  });
  const branch = facts.branch ?? (facts.head === null ? null : `detached at ${facts.head.slice(0, 12)}`);
  const during = branch !== null && facts.operation !== null ? `, in the middle of ${facts.operation}` : "";
  const items = [
    line("Project", facts.projectId, 1),
    line("Root", facts.root, 2, 200),
    line("Branch", branch && `${branch}${during}`, 3, 180),
    line("Worktree of", facts.worktree, 8, 200),
    line("Working tree", describeTree(facts.workingTree), 6, 220),
    line("Active track", facts.activeTrack, 4),
    line("Workflow phase", facts.phase, 5),
    line("Other sessions running in this repository", describeSessions(facts.sessions), 7, 200)
  ];
  const open = "<project-context>\n";
  const close = "\n</project-context>";
  return `${open}${selectWithinBudget(items, BUDGET_TOKENS, open.length + close.length)}${close}`;
}
function describeTree(tree) {
  if (tree === null) return null;
  const parts = [
    describeFiles(tree.conflicts, "in conflict"),
    describeFiles(tree.changed, "changed"),
    describeFiles(tree.deleted, "deleted")
  ].filter((part) => part !== "");
  return parts.length === 0 ? "no tracked file differs from what is staged or committed" : parts.join("; ");
}
function describeFiles(paths, what) {
  if (paths.length === 0) return "";
  const named = paths.slice(0, 3).join(", ");
  return `${paths.length} ${what} (${named}${paths.length > 3 ? ", ..." : ""})`;
}
function describeSessions(sessions) {
  if (sessions.length === 0) return null;
  const named = sessions.slice(0, 3).map(({ id, place }) => `${id.slice(0, 8)}${place === null ? "" : ` in ${place}`}`);
  return `${sessions.length} (${named.join(", ")}${sessions.length > 3 ? ", ..." : ""})`;
}

// src/core/git-index.ts
var ASSUME_VALID = 32768;
var EXTENDED = 16384;
var STAGE = 12288;
var SKIP_WORKTREE = 16384;
var SUBMODULE = 57344;
function parseGitIndex(bytes, maxEntries) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || view.getUint32(0) !== 1145655875) return null;
  const version = view.getUint32(4);
  const count = view.getUint32(8);
  if (version < 2 || version > 4 || count > maxEntries) return null;
  const entries = [];
  const conflicts = /* @__PURE__ *@/ new Set();
  let at = 12;
  let path = "";
  for (let index = 0; index < count; index += 1) {
    if (at + 64 > bytes.length) return null;
    const flags = view.getUint16(at + 60);
    const isExtended = (flags & EXTENDED) !== 0;
    const name = readName(bytes, at + (isExtended ? 64 : 62), version === 4 ? path : null);
    if (name === null || !isNameOf(name, version, flags)) return null;
    path = name.path;
    if ((flags & STAGE) !== 0) conflicts.add(path);
    else if (!isSkipped(view, at, flags)) {
      entries.push({
        path,
        mtimeSeconds: view.getUint32(at + 8),
        mtimeNanoseconds: view.getUint32(at + 12),
        size: view.getUint32(at + 36)
      });
    }
    at = version === 4 ? name.end : at + Math.ceil((name.end - at) / 8) * 8;
  }
  return { entries, conflicts: [...conflicts] };
}
function isSkipped(view, at, flags) {
  if ((flags & ASSUME_VALID) !== 0 || (view.getUint32(at + 24) & 61440) === SUBMODULE) return true;
  return (flags & EXTENDED) !== 0 && (view.getUint16(at + 62) & SKIP_WORKTREE) !== 0;
}
function isNameOf({ byteLength }, version, flags) {
  return version === 4 || (flags & 4095) === Math.min(byteLength, 4095);
}
function readName(bytes, from, before) {
  let at = from;
  let kept = "";
  if (before !== null) {
    let byte = bytes[at] ?? 0;
    let cut = byte & 127;
    for (; byte & 128; cut = (cut + 1) * 128 + (byte & 127)) {
      at += 1;
      byte = bytes[at] ?? 0;
      if (at > from + 4) return null;
    }
    at += 1;
    const earlier = new TextEncoder().encode(before);
    if (cut > earlier.length) return null;
    kept = new TextDecoder().decode(earlier.subarray(0, earlier.length - cut));
  }
  const end = bytes.indexOf(0, at);
  if (end === -1) return null;
  return { path: kept + new TextDecoder().decode(bytes.subarray(at, end)), byteLength: end - at, end: end + 1 };
}

// src/io/git-state.ts
var MAX_TRACKED = 1e3;
var MAX_INDEX_BYTES = 512 << 10;
function readWorkingTree({ root, gitDir }) {
  const bytes = readBytes(`${gitDir}/index`);
  const index = bytes === null ? null : parseGitIndex(bytes, MAX_TRACKED);
  if (index === null) return null;
  const changed = [];
  const deleted = [];
  for (const entry of index.entries) {
    const state = compareFile(`${root}/${entry.path}`, entry);
    if (state === "changed") changed.push(entry.path);
    if (state === "deleted") deleted.push(entry.path);
  }
  return { changed, deleted, conflicts: index.conflicts };
}
function compareFile(path, entry) {
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === void 0) return "deleted";
    const seconds = Math.floor(stat.mtimeMs / 1e3);
    const nanoseconds = (stat.mtimeMs - seconds * 1e3) * 1e6;
    const isSameTime = seconds === entry.mtimeSeconds && (entry.mtimeNanoseconds === 0 || Math.abs(nanoseconds - entry.mtimeNanoseconds) < 2e3);
    return isSameTime && stat.size % 4294967296 === entry.size ? "same" : "changed";
  } catch {
    return "deleted";
  }
}
function readBytes(path) {
  if (!existsSync(path)) return null;
  const fd = openSync(path, "r");
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile() || stat.size > MAX_INDEX_BYTES) return null;
    const bytes = Buffer.alloc(stat.size);
    return bytes.subarray(0, readSync(fd, bytes, 0, stat.size, 0));
  } finally {
    closeSync(fd);
  }
}
var OPERATIONS = [
  ["rebase-merge", "a rebase"],
  ["rebase-apply", "a rebase"],
  ["MERGE_HEAD", "a merge"],
  ["CHERRY_PICK_HEAD", "a cherry-pick"],
  ["REVERT_HEAD", "a revert"],
  ["BISECT_LOG", "a bisection"]
];
function findOperation({ gitDir }) {
  return OPERATIONS.find(([file]) => existsSync(`${gitDir}/${file}`))?.[1] ?? null;
}
var MAX_WORKTREES = 10;
function listOtherWorktrees({ root, gitDir, commonDir }) {
  const common = commonDir ?? gitDir;
  const main = common.endsWith("/.git") ? [common.slice(0, -"/.git".length)] : [];
  const linked = listNames(`${common}/worktrees`).flatMap((name) => {
    const file = readTextFile(`${common}/worktrees/${name}/gitdir`, 4096);
    const path = "text" in file ? file.text.trim() : "";
    return path.startsWith("/") && path.endsWith("/.git") ? [path.slice(0, -"/.git".length)] : [];
  });
  return [...main, ...linked].filter((path) => path !== root).slice(0, MAX_WORKTREES);
}
function listNames(folder) {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

// src/io/session-list.ts
function listSessions(projectDir) {
  try {
    return readdirSync(`${projectDir}/.holdfast/sessions`).filter(isSafeName).sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return [];
    throw error;
  }
}
var MAX_LOOKED_AT = 20;
function listRunningSessions(projectDir, ownSession) {
  const ids = listSessions(projectDir).filter((id) => id !== ownSession);
  const newest = ids.length > MAX_LOOKED_AT ? pickNewest(projectDir, ids) : ids;
  return newest.flatMap((id) => {
    const { clientPid, startedAt } = readSessionState(projectDir, id).state;
    return isRunningElsewhere(clientPid) ? [{ id, startedAt }] : [];
  });
}
function pickNewest(projectDir, ids) {
  const changedAt = (id) => statSync(`${projectDir}/.holdfast/sessions/${id}/state.json`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return ids.map((id) => ({ id, at: changedAt(id) })).sort((a, b) => b.at - a.at).slice(0, MAX_LOOKED_AT).map(({ id }) => id).sort();
}

// src/steps/describe-project.ts
async function describeProject(projectDir, question) {
  const git = readGitFacts(question.cwd ?? projectDir) ?? readGitFacts(projectDir);
  const pointer = readTrackPointer(projectDir);
  return {
    projectId: projectDir.slice(Math.max(projectDir.lastIndexOf("/"), projectDir.lastIndexOf("\\")) + 1),
    root: projectDir,
    branch: git?.branch ?? null,
    head: git?.head ?? null,
    worktree: git?.commonDir ?? null,
    operation: git === null ? null : findOperation(git),
    workingTree: git === null ? null : readWorkingTree(git),
    activeTrack: pointer !== null && "trackId" in pointer ? pointer.trackId : null,
    phase: await findPhase(projectDir, question.orchestrationFile),
    sessions: findSessions(projectDir, git, question.sessionId)
  };
}
async function findPhase(projectDir, file) {
  if (file === null || !hasProjectFile(projectDir, file)) return null;
  const { resumption } = await readResumptionSection(projectDir, file);
  const { phase, status } = parseOrchestrationNotes(resumption);
  return phase !== null && status !== null ? `${phase}, ${status}` : phase ?? status;
}
function findSessions(projectDir, git, ownSession) {
  const here = listRunningSessions(projectDir, ownSession).map(({ id }) => ({ id, place: null }));
  const elsewhere = (git === null ? [] : listOtherWorktrees(git)).flatMap(
    (place) => listRunningSessions(place, ownSession).map(({ id }) => ({ id, place }))
  );
  return [...here, ...elsewhere];
}

// src/core/guardrails/policy.ts
function isPolicyAdopted(config) {
  return config["guardrails.write_roots"] !== null || config["guardrails.allowed_tools"] !== null || config["guardrails.protected"].length > 0 || config["guardrails.architecture"].length > 0 || config["guardrails.evaluator"] || Object.keys(config["guardrails.governance"]).length > 0 || isModeSet(config, "guardrails.modes.stale_resumption") || isModeSet(config, "guardrails.modes.post_compaction_approval");
}
function isModeSet(config, key) {
  return config[key] !== DEFAULT_CONFIG[key];
}

// src/core/quality/condense.ts
var MAX_SECTIONS = 60;
var TOPICS = [
  /\brole|\bresponsib|\bowner/,
  /\bguard|\bpolic|\bforbid|\bnever\b|\bmust\b|\bboundar|\binvariant|\bconstraint/,
  /\bcritical/,
  /\bescalat/,
  /\bhook/
];
function condenseDocument(path, markdown) {
  const body = dropComments(blankCode(splitFrontMatter(cleanText(markdown)).body, false));
  const sections = [{ heading: "", lines: [] }];
  for (const line of body.split("\n")) {
    const heading = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line)?.[1];
    if (heading === void 0) sections.at(-1)?.lines.push(condenseLine(line));
    else if (sections.length < MAX_SECTIONS)
      sections.push({ heading: dropMarkup(heading.replace(/[ \t]+#+[ \t]*$/, "")), lines: [] });
  }
  return sections.flatMap(({ heading, lines }, index) => {
    const text = lines.filter((line) => line !== "").join("\n");
    return text === "" ? [] : [{ path, heading, text, rank: rankSection(path, heading) + index / 1e3 }];
  });
}
function rankSection(path, heading) {
  const about = (text) => TOPICS.findIndex((topic) => topic.test(text.toLowerCase()));
  const [own, general] = [about(heading), about(path.slice(path.lastIndexOf("/") + 1))];
  if (own !== -1) return own + 1;
  return general === -1 ? TOPICS.length + 2 : general + 1.5;
}
function dropComments(text) {
  let kept = "";
  let at = 0;
  for (let open = text.indexOf("<!--"); open !== -1; open = text.indexOf("<!--", at)) {
    const close = text.indexOf("-->", open + 4);
    kept += text.slice(at, open);
    at = close === -1 ? text.length : close + 3;
  }
  return kept + text.slice(at);
}
function condenseLine(line) {
  const plain = line.replace(/\s+/g, " ").trim();
  return /^[-=*_|: ]*$/.test(plain) ? "" : dropMarkup(plain);
}
function dropMarkup(text) {
  return text.replace(/\*\*|__/g, "").replace(/\[([^\]\n]{1,200})\]\([^)\n]{0,300}\)/g, "$1").trim();
}
function listImports(claudeMd) {
  return [...blankCode(claudeMd).matchAll(/(?:^|\s)@(?:\.\/)?([\w./-]{1,200})/g)].flatMap(([, path]) => path ?? []);
}

// src/core/quality/rules.ts
function describeRules(config, hasDocuments) {
  const isAdopted = isPolicyAdopted(config);
  const isOrdinary = config.criticality === DEFAULT_CONFIG.criticality && !hasDocuments && !isAdopted;
  return [
    ...isAdopted ? describeGuardrails(config) : [],
    ...isOrdinary ? [] : [describeCriticality(config), describeEscalation(config)],
    ...describeHooks(config)
  ];
}
var OUTCOMES = { off: "", warn: "are warned of", ask: "are asked about", deny: "are refused" };
function describeGuardrails(config) {
  const roots = config["guardrails.write_roots"];
  const tools = config["guardrails.allowed_tools"];
  const guarded = config["guardrails.protected"];
  const layers = config["guardrails.architecture"].map(({ name }) => name);
  const rule = (guard, isSet, text) => isSet && OUTCOMES[guard] !== "" ? [`Guardrail: ${text} ${OUTCOMES[guard]}.`] : [];
  const modeOf = (name) => config[`guardrails.modes.${name}`];
  return [
    ...rule(
      modeOf("confined_writes"),
      roots !== null,
      `files are written only in ${list(roots ?? [])}; others, shell commands too,`
    ),
    ...rule(modeOf("confined_writes"), guarded.length > 0, `writes to ${list(guarded)}`),
    ...rule(modeOf("allowed_tools"), tools !== null, `the tools here are ${list(tools ?? [])}; others`),
    ...rule(modeOf("architecture"), layers.length > 0, `imports against the rules ${list(layers)}`),
    ...rule(
      modeOf("plan_evaluator"),
      config["guardrails.evaluator"],
      "agents spawned before the plan of the track passes"
    ),
    ...rule("deny", config["guardrails.fail"] === "closed", "calls no guard reaches a verdict on"),
    "Guardrail: holdfast explain COMMAND says beforehand how a call is judged."
  ];
}
var MAX_LIST_CHARS = 240;
function list(names) {
  const shown = [];
  for (const name of names) {
    if (shown.join(", ").length + name.length > MAX_LIST_CHARS) break;
    shown.push(name);
  }
  const rest = names.length - shown.length;
  if (names.length === 0) return "no place";
  return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}
function describeCriticality(config) {
  const { low, warning, critical, emergency } = selectThresholds(config, Number.MAX_SAFE_INTEGER);
  const tiers = [low, warning, critical, emergency].map(formatPercentage).join(", ");
  return `Criticality: ${config.criticality} (of C1 to C4). The context is LOW, WARNING, CRITICAL, EMERGENCY from ${tiers} of the point where the client compacts. Writing a rule or decision file raises it to C3, the constitution to C4.`;
}
function describeEscalation({ criticality, "escalation.gate_spawns": gate }) {
  const operator = needsOperator(criticality) ? "at EMERGENCY, and after a compaction, the operator authorizes what goes on; after a second one a restart is recommended" : "EMERGENCY is the boundary of the session; from C3 up the operator decides there";
  const spawns = {
    off: "",
    ask: "; spawning an agent at EMERGENCY is asked",
    deny: "; no agent is spawned at EMERGENCY"
  };
  return `Escalation: at CRITICAL holdfast saves a checkpoint; ${operator}${spawns[gate]}.`;
}
var HOOKS = ["session_start", "user_prompt_submit", "pre_compact", "pre_tool_use", "post_tool_use"];
function describeHooks(config) {
  const off = HOOKS.filter((name) => !config[`hooks.${name}`]).map((name) => name.replaceAll("_", "-"));
  return off.length === 0 ? [] : [`Hooks switched off in this project: ${off.join(", ")}.`];
}

// src/core/xml/quality-context.ts
var BUDGET_TOKENS2 = 700;
var MAX_NAMES_CHARS = 240;
function renderQualityContext({ rules, sections }) {
  const items = [
    ...rules.map((text, index) => ({ rank: index / 100, text: escapeText(excerptLine(text, 600)) })),
    ...sections.map((section) => ({ rank: section.rank, text: renderSection(section) }))
  ];
  const open = "<quality-context>\n";
  const close = "\n</quality-context>";
  const frame = open.length + close.length;
  const all = chooseWithinBudget(items, BUDGET_TOKENS2, frame);
  const isWhole = all.size === items.length;
  const chosen = isWhole ? all : chooseWithinBudget(items, BUDGET_TOKENS2, frame + MAX_NAMES_CHARS + 1);
  const left = sections.filter((_, index) => !chosen.has(rules.length + index));
  const lines = items.filter((_, index) => chosen.has(index)).map(({ text }) => text);
  if (left.length > 0) lines.push(nameSections(left));
  return { text: lines.length === 0 ? "" : `${open}${lines.join("\n")}${close}`, left };
}
function renderSection({ path, heading, text }) {
  const title = heading === "" ? path : `${excerptLine(heading, 100)} (${path})`;
  return `${escapeText(title)}:
${escapeText(text)}`;
}
function nameSections(sections) {
  const paths = [...new Set(sections.map(({ path }) => path))];
  const named = paths.map((path) => {
    const headings = sections.filter((section) => section.path === path && section.heading !== "");
    const list2 = headings.map(({ heading }) => excerptLine(heading, 60)).join(", ");
    return list2 === "" ? path : `${path} (${list2})`;
  });
  const lead = "Not shown here: ";
  for (let chars = MAX_NAMES_CHARS - lead.length; ; chars -= 20) {
    const line = `${lead}${escapeText(excerptLine(named.join("; "), chars))}`;
    if (line.length <= MAX_NAMES_CHARS) return line;
  }
}

// src/io/quality-files.ts
var MAX_DOCUMENT_BYTES2 = 256 << 10;
function readQualityFile(projectDir, path) {
  const file = readTextFile(`${projectDir}/${path}`, MAX_DOCUMENT_BYTES2, true);
  return "text" in file ? file.text : null;
}

// src/steps/describe-quality.ts
function describeQuality(projectDir, config) {
  const claudeMd = [readQualityFile(projectDir, "CLAUDE.md"), readQualityFile(projectDir, ".claude/CLAUDE.md")];
  const loaded = new Set(claudeMd.flatMap((text) => text?.includes("@") ? listImports(text) : []));
  const sources = [...new Set(config["quality.sources"])];
  const imported = sources.filter((path) => loaded.has(path));
  const read = [];
  const missing = [];
  const sections = sources.flatMap((path) => {
    if (loaded.has(path)) return [];
    const text = readQualityFile(projectDir, path);
    if (text === null) missing.push(path);
    else read.push(path);
    return text === null ? [] : condenseDocument(path, text);
  });
  const isProse = ({ path }) => path === POLICY_DOCUMENT && isPolicyAdopted(config);
  const ranked = sections.map((section) => isProse(section) ? { ...section, rank: section.rank + 10 } : section);
  const rules = describeRules(config, read.length + imported.length > 0);
  return { ...renderQualityContext({ rules, sections: ranked }), read, imported, missing };
}

// src/steps/note-session-start.ts
function noteSessionStart(projectDir, input, texts, report) {
  const { sessionId, source, transcriptPath } = input;
  const pid = Number(process.env.CLAUDE_PID);
  const clientPid = Number.isInteger(pid) && pid > 0 ? pid : null;
  const compacted = source === "compact";
  try {
    const startedAt = readClock().toISOString();
    loadSession(projectDir, sessionId, report);
    const told = updateSessionState(projectDir, sessionId, (state) => {
      const next = {
        ...state,
        tier: compacted ? "nominal" : state.tier,
        escalations: compacted ? [] : state.escalations,
        compactions: state.compactions + (compacted ? 1 : 0),
        clientPid,
        transcriptPath,
        startedAt: state.startedAt ?? startedAt,
        injected: compacted ? [] : state.injected,
        reminder: compacted && state.reminder !== null ? { ...state.reminder, told: null } : state.reminder
      };
      return { state: texts.reduce(noteInjected, next), answer: texts.map((text) => wasInjected(state, text)) };
    });
    if (told === null) report({ code: "state-busy", path: `.holdfast/sessions/${sessionId}` });
    if (!compacted) appendEvents(projectDir, sessionId, [{ event: "session_started", source }]);
    return texts.map((_, index) => source !== "resume" || told?.[index] !== true);
  } catch (error) {
    report({ code: "state-not-writable", path: ".holdfast", cause: errorCode(error) });
    return texts.map(() => source !== "resume");
  }
}

// src/core/capture/describe-kept.ts
var SHOWN = 5;
function describeCaptured(kept, proposed) {
  const parts = [
    kept.length === 0 ? "" : `holdfast kept before the compaction: ${shorten(kept)}`,
    proposed.length === 0 ? "" : `holdfast proposes to remember: ${shorten(proposed)}; \`holdfast memory proposals\` keeps or drops them`
  ];
  return parts.filter((part) => part !== "").join("\n");
}
function shorten(names) {
  const more = names.length > SHOWN ? `, and ${names.length - SHOWN} more` : "";
  return `${names.slice(0, SHOWN).join(", ")}${more}`;
}

// src/core/xml/response-guidance.ts
var PATTERNS = [
  {
    type: "decision",
    when: "something was chosen",
    form: "**Decision**: what, instead of what, because why",
    example: "**Decision**: Sessions live in Redis instead of memory, because two instances share them."
  },
  {
    type: "learning",
    when: "something turned out to behave in a way nobody would guess",
    form: "**Learning**: what, and when it matters",
    example: "**Learning**: `fs.watch` fires twice per save on macOS, so events are debounced."
  },
  {
    type: "blocker",
    when: "the work cannot go on",
    form: "**Blocker**: what, and who or what has to move",
    example: "**Blocker**: The npm token has expired; only an owner of the organisation can renew it."
  },
  {
    type: "pattern",
    when: "something always holds in this repository",
    form: "**Pattern**: the rule",
    example: "**Pattern**: Every handler validates its input with zod before it calls a service."
  }
];
var MARKERS = [
  "[remember] text, [capture] text, @memory text: kept, the namespace is found from the text",
  "[remember:decisions] text, [capture:patterns] text, @memory:blockers text: kept in that namespace"
];
var NAMESPACE_LIST = "Namespaces: inception elicitation research decisions progress blockers reviews learnings retrospective patterns";
var PRACTICES = [
  "One line for each, and only for what is settled: a plan, a guess or a question is not kept.",
  "Say why in the same sentence; a choice without its reason is of little use later.",
  "Name files, commands and versions as they are written.",
  "When something kept before no longer holds, say what holds instead."
];
function renderResponseGuidance(level, listens) {
  if (level === "off" || !(listens.patterns || listens.markers)) return "";
  const lines = [
    ...listens.patterns ? renderPatterns(level) : [],
    ...listens.markers ? renderMarkers(level) : [],
    ...renderPractices(level)
  ];
  return ["<response_guidance>", ...lines, "</response_guidance>"].join("\n");
}
function renderPatterns(level) {
  if (level === "minimal") {
    return [
      "<capture_patterns>A line that begins with **Decision**:, **Learning**:, **Blocker**: or **Pattern**: and gives its reason is kept for later sessions.</capture_patterns>"
    ];
  }
  const patterns = PATTERNS.map(
    ({ type, when, form, example }) => level === "standard" ? `<pattern type="${type}">${form}</pattern>` : `<pattern type="${type}" when="${when}">${form}
Example: ${example}</pattern>`
  );
  return [
    "<capture_patterns>",
    "What stands in one of these forms is kept for later sessions:",
    ...patterns,
    "</capture_patterns>"
  ];
}
function renderMarkers(level) {
  if (level === "minimal")
    return ["<inline_markers>[remember:namespace] text at the beginning of a line keeps the text.</inline_markers>"];
  const markers = level === "standard" ? MARKERS : [...MARKERS, NAMESPACE_LIST, "At the beginning of a line, outside code; up to the next blank line."];
  return ["<inline_markers>", ...markers, "</inline_markers>"];
}
function renderPractices(level) {
  if (level === "minimal") return ["<best_practices>Only what is settled, one line each.</best_practices>"];
  return ["<best_practices>", ...PRACTICES.slice(0, level === "standard" ? 2 : void 0), "</best_practices>"];
}

// src/io/capture-news.ts
var FILE = "captured.json";
function takeCaptureNews(projectDir, sessionId) {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/${FILE}`;
  const file = readTextFile(path, 64 << 10);
  if ("error" in file) return null;
  removeQuietly(path);
  const wire = parseJsonRecord(file.text);
  if (wire === null) return null;
  const list2 = (value) => Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  return { kept: list2(wire.kept), proposed: list2(wire.proposed) };
}

// src/steps/open-capture.ts
function describeCapture(config) {
  return renderResponseGuidance(config["memory.guidance"], {
    patterns: config["sections.memory_capture"] && config["memory.auto_capture.enabled"],
    markers: config["sections.memory_capture"] && config["memory.markers"]
  });
}
async function openCapture(projectDir, config, { sessionId }, report) {
  if (hasWaitingMemories(projectDir, "pending")) {
    const { keepWaiting } = await loadPart("steps/keep-drafts");
    keepWaiting(projectDir).problems.forEach(report);
  }
  const news = takeCaptureNews(projectDir, sessionId);
  const captured = news === null ? "" : describeCaptured(news.kept, news.proposed);
  if (!config["memory.rotation.check_at_start"]) return captured;
  const { warnOfLongLogs } = await loadPart("steps/rotate-logs");
  return joinMessages(captured, warnOfLongLogs(projectDir, config, report));
}

// src/steps/start-context.ts
async function prepareStart(hook, config, input, { restored, lost }) {
  const { projectDir, report } = hook;
  const facts = await hook.section("project_context", async () => {
    const orchestrationFile = restored === "" ? config["resumption.orchestration_file"] : null;
    return renderProjectContext(await describeProject(projectDir, { ...input, orchestrationFile }));
  });
  const documents = await hook.section("quality_context", () => describeQuality(projectDir, config).text);
  const taught = await hook.section("response_guidance", () => describeCapture(config));
  const [tellsProject, tellsCore, teaches] = noteSessionStart(projectDir, input, [facts, documents, taught], report);
  let message = "";
  const track = await hook.section("track_context", async () => {
    if (input.source === "resume" || !hasActiveTrack(projectDir)) return "";
    const { tellTrack } = await loadPart("steps/tell-track");
    const told = await tellTrack(projectDir, report);
    message = told.message;
    return told.text;
  });
  let restoredRules = null;
  const rules = await hook.section("quality_reinforcement", async () => {
    if (input.source !== "compact") return "";
    const { restoreRules } = await loadPart("steps/tell-rules");
    restoredRules = await restoreRules(projectDir, config, input.sessionId, { lost, restored });
    return restoredRules.text;
  });
  const kept = await hook.section("memory_capture", () => openCapture(projectDir, config, input, report));
  return {
    track,
    guidance: teaches ? taught : "",
    message: joinMessages(message, kept),
    project: tellsProject ? facts : "",
    core: tellsCore ? documents : "",
    rules,
    recordRules: () => restoredRules?.record()
  };
}

// src/steps/start-memories.ts
function startMemories(hook, config, input) {
  return hook.section("related_memories", async () => {
    const isNew = input.source === "startup" || input.source === "clear";
    if (!isNew || !hasStore(hook.projectDir)) return "";
    const { openMemories } = await loadPart("steps/open-memories");
    return openMemories(hook.projectDir, config, input, hook.report);
  });
}

// src/answers/session-start.ts
var respond = createResponder("session-start", parseSessionStart, async (input, hook) => {
  if (input.agentId !== null) return null;
  const general = await hook.config();
  if (general === null) return null;
  const { projectDir, report } = hook;
  const config = applyCriticality(projectDir, general, loadSession(projectDir, input.sessionId, report));
  let resumption = null;
  const restored = await hook.section("resumption_context", async () => {
    const isNew = input.source === "startup" || input.source === "clear";
    if (input.source !== "compact" && !(isNew && listOpenCheckpoints(projectDir).length > 0)) return "";
    const { prepareHandover, prepareRestoration } = await loadPart("steps/resume-work");
    resumption = isNew ? prepareHandover(projectDir, config, input, report) : await prepareRestoration(projectDir, config, input, report);
    return resumption?.text ?? "";
  });
  const lost = resumption?.lost ?? [];
  const context = await prepareStart(hook, config, input, { restored, lost });
  let message = context.message;
  const demanded = await hook.section("context_monitor", async () => {
    if (input.source !== "compact") return "";
    const { escalateCompaction } = await loadPart("steps/escalate");
    const state = loadSession(projectDir, input.sessionId, report);
    const escalation = escalateCompaction(projectDir, config, input.sessionId, state, report);
    message = [escalation.message, message].filter((text) => text !== "").join("\n");
    return escalation.text;
  });
  const related = await startMemories(hook, config, input);
  const answer = hook.join(config["budgets.session_start"], [
    { name: "context_monitor", text: demanded },
    { name: "resumption_context", text: restored },
    { name: "quality_reinforcement", text: context.rules },
    { name: "track_context", text: context.track },
    { name: "quality_context", text: context.core },
    { name: "project_context", text: context.project },
    { name: "related_memories", text: related },
    { name: "response_guidance", text: context.guidance }
  ]);
  const after = () => {
    if (answer.isTold("resumption_context")) resumption?.record();
    if (answer.isTold("quality_reinforcement")) context.recordRules();
  };
  return { stdout: addContext("SessionStart", answer.text, message), after };
});
;return {respond, shared32, shared8, shared3, shared35, shared41, shared21, shared26, shared11, shared7, shared29, shared6, shared14, shared25, shared16, shared33, shared9, shared27, shared34, shared37, shared19, shared22, shared17, shared39, shared15, shared36, shared38, shared42, shared28, shared30, shared44};
|*/
/*| part io/config-parser
const {isSafeGlob} = await loadPart("shared/10");const {OLDER_NAMES,environmentName,parseVariable} = (await loadPart("answers/session-start")).shared9;const {CADENCES,CORE_MODES,CRITICALITIES,DEFAULT_CONFIG,FAIL_MODES,GUARD_MODES,GUIDANCE_LEVELS,PLAN_ROOTS,PROFILES,SPAWN_GATES,THRESHOLD_NAMES,THRESHOLD_ROWS,TONES,UNRESOLVED_MODES} = (await loadPart("answers/session-start")).shared8;const {openStateFolder} = (await loadPart("answers/session-start")).shared41;const {removeQuietly,replaceFile} = (await loadPart("answers/session-start")).shared35;const {isRecord} = (await loadPart("answers/session-start")).shared21;const {__commonJS,__toESM} = (await loadPart("answers/session-start")).shared44;var require_parser=__commonJS({"node_modules/@iarna/toml/lib/parser.js"(e,s){"use strict";var r=1114112,t=class _ extends Error{constructor(l,o,h){super("[ParserError] "+l,o,h),this.name="ParserError",this.code="ParserError",Error.captureStackTrace&&Error.captureStackTrace(this,_)}},i=class{constructor(n){this.parser=n,this.buf="",this.returned=null,this.result=null,this.resultTable=null,this.resultArr=null}},a=class{constructor(){this.pos=0,this.col=0,this.line=0,this.obj={},this.ctx=this.obj,this.stack=[],this._buf="",this.char=null,this.ii=0,this.state=new i(this.parseStart)}parse(n){if(n.length===0||n.length==null)return;this._buf=String(n),this.ii=-1,this.char=-1;let l;for(;l===!1||this.nextChar();)l=this.runOne();this._buf=null}nextChar(){return this.char===10&&(++this.line,this.col=-1),++this.ii,this.char=this._buf.codePointAt(this.ii),++this.pos,++this.col,this.haveBuffer()}haveBuffer(){return this.ii<this._buf.length}runOne(){return this.state.parser.call(this,this.state.returned)}finish(){this.char=r;let n;do n=this.state.parser,this.runOne();while(this.state.parser!==n);return this.ctx=null,this.state=null,this._buf=null,this.obj}next(n){if(typeof n!="function")throw new t("Tried to set state to non-existent state: "+JSON.stringify(n));this.state.parser=n}goto(n){return this.next(n),this.runOne()}call(n,l){l&&this.next(l),this.stack.push(this.state),this.state=new i(n)}callNow(n,l){return this.call(n,l),this.runOne()}return(n){if(this.stack.length===0)throw this.error(new t("Stack underflow"));n===void 0&&(n=this.state.buf),this.state=this.stack.pop(),this.state.returned=n}returnNow(n){return this.return(n),this.runOne()}consume(){if(this.char===r)throw this.error(new t("Unexpected end-of-buffer"));this.state.buf+=this._buf[this.ii]}error(n){return n.line=this.line,n.col=this.col,n.pos=this.pos,n}parseStart(){throw new t("Must declare a parseStart method")}};a.END=r,a.Error=t,s.exports=a}}),require_create_datetime=__commonJS({"node_modules/@iarna/toml/lib/create-datetime.js"(e,s){"use strict";s.exports=r=>{const t=new Date(r);if(isNaN(t))throw new TypeError("Invalid Datetime");return t}}}),require_format_num=__commonJS({"node_modules/@iarna/toml/lib/format-num.js"(e,s){"use strict";s.exports=(r,t)=>{for(t=String(t);t.length<r;)t="0"+t;return t}}}),require_create_datetime_float=__commonJS({"node_modules/@iarna/toml/lib/create-datetime-float.js"(e,s){"use strict";var r=require_format_num(),t=class extends Date{constructor(i){super(i+"Z"),this.isFloating=!0}toISOString(){const i=`${this.getUTCFullYear()}-${r(2,this.getUTCMonth()+1)}-${r(2,this.getUTCDate())}`,a=`${r(2,this.getUTCHours())}:${r(2,this.getUTCMinutes())}:${r(2,this.getUTCSeconds())}.${r(3,this.getUTCMilliseconds())}`;return`${i}T${a}`}};s.exports=i=>{const a=new t(i);if(isNaN(a))throw new TypeError("Invalid Datetime");return a}}}),require_create_date=__commonJS({"node_modules/@iarna/toml/lib/create-date.js"(e,s){"use strict";var r=require_format_num(),t=global.Date,i=class extends t{constructor(a){super(a),this.isDate=!0}toISOString(){return`${this.getUTCFullYear()}-${r(2,this.getUTCMonth()+1)}-${r(2,this.getUTCDate())}`}};s.exports=a=>{const n=new i(a);if(isNaN(n))throw new TypeError("Invalid Datetime");return n}}}),require_create_time=__commonJS({"node_modules/@iarna/toml/lib/create-time.js"(e,s){"use strict";var r=require_format_num(),t=class extends Date{constructor(i){super(`0000-01-01T${i}Z`),this.isTime=!0}toISOString(){return`${r(2,this.getUTCHours())}:${r(2,this.getUTCMinutes())}:${r(2,this.getUTCSeconds())}.${r(3,this.getUTCMilliseconds())}`}};s.exports=i=>{const a=new t(i);if(isNaN(a))throw new TypeError("Invalid Datetime");return a}}}),require_toml_parser=__commonJS({"node_modules/@iarna/toml/lib/toml-parser.js"(exports,module){"use strict";module.exports=makeParserClass(require_parser()),module.exports.makeParserClass=makeParserClass;var TomlError=class d extends Error{constructor(s){super(s),this.name="TomlError",Error.captureStackTrace&&Error.captureStackTrace(this,d),this.fromTOML=!0,this.wrapped=null}};TomlError.wrap=e=>{const s=new TomlError(e.message);return s.code=e.code,s.wrapped=e,s},module.exports.TomlError=TomlError;var createDateTime=require_create_datetime(),createDateTimeFloat=require_create_datetime_float(),createDate=require_create_date(),createTime=require_create_time(),CTRL_I=9,CTRL_J=10,CTRL_M=13,CTRL_CHAR_BOUNDARY=31,CHAR_SP=32,CHAR_QUOT=34,CHAR_NUM=35,CHAR_APOS=39,CHAR_PLUS=43,CHAR_COMMA=44,CHAR_HYPHEN=45,CHAR_PERIOD=46,CHAR_0=48,CHAR_1=49,CHAR_7=55,CHAR_9=57,CHAR_COLON=58,CHAR_EQUALS=61,CHAR_A=65,CHAR_E=69,CHAR_F=70,CHAR_T=84,CHAR_U=85,CHAR_Z=90,CHAR_LOWBAR=95,CHAR_a=97,CHAR_b=98,CHAR_e=101,CHAR_f=102,CHAR_i=105,CHAR_l=108,CHAR_n=110,CHAR_o=111,CHAR_r=114,CHAR_s=115,CHAR_t=116,CHAR_u=117,CHAR_x=120,CHAR_z=122,CHAR_LCUB=123,CHAR_RCUB=125,CHAR_LSQB=91,CHAR_BSOL=92,CHAR_RSQB=93,CHAR_DEL=127,SURROGATE_FIRST=55296,SURROGATE_LAST=57343,escapes={[CHAR_b]:"\b",[CHAR_t]:"	",[CHAR_n]:`
`,[CHAR_f]:"\f",[CHAR_r]:"\r",[CHAR_QUOT]:'"',[CHAR_BSOL]:"\\"};function isDigit(e){return e>=CHAR_0&&e<=CHAR_9}function isHexit(e){return e>=CHAR_A&&e<=CHAR_F||e>=CHAR_a&&e<=CHAR_f||e>=CHAR_0&&e<=CHAR_9}function isBit(e){return e===CHAR_1||e===CHAR_0}function isOctit(e){return e>=CHAR_0&&e<=CHAR_7}function isAlphaNumQuoteHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_APOS||e===CHAR_QUOT||e===CHAR_LOWBAR||e===CHAR_HYPHEN}function isAlphaNumHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_LOWBAR||e===CHAR_HYPHEN}var _type=Symbol("type"),_declared=Symbol("declared"),hasOwnProperty=Object.prototype.hasOwnProperty,defineProperty=Object.defineProperty,descriptor={configurable:!0,enumerable:!0,writable:!0,value:void 0};function hasKey(e,s){return hasOwnProperty.call(e,s)?!0:(s==="__proto__"&&defineProperty(e,"__proto__",descriptor),!1)}var INLINE_TABLE=Symbol("inline-table");function InlineTable(){return Object.defineProperties({},{[_type]:{value:INLINE_TABLE}})}function isInlineTable(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_TABLE}var TABLE=Symbol("table");function Table(){return Object.defineProperties({},{[_type]:{value:TABLE},[_declared]:{value:!1,writable:!0}})}function isTable(e){return e===null||typeof e!="object"?!1:e[_type]===TABLE}var _contentType=Symbol("content-type"),INLINE_LIST=Symbol("inline-list");function InlineList(e){return Object.defineProperties([],{[_type]:{value:INLINE_LIST},[_contentType]:{value:e}})}function isInlineList(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_LIST}var LIST=Symbol("list");function List(){return Object.defineProperties([],{[_type]:{value:LIST}})}function isList(e){return e===null||typeof e!="object"?!1:e[_type]===LIST}var _custom;try{const utilInspect=eval("require('util').inspect");_custom=utilInspect.custom}catch(e){}var _inspect=_custom||"inspect",BoxedBigInt=class{constructor(e){try{this.value=global.BigInt.asIntN(64,e)}catch{this.value=null}Object.defineProperty(this,_type,{value:INTEGER})}isNaN(){return this.value===null}toString(){return String(this.value)}[_inspect](){return`[BigInt: ${this.toString()}]}`}valueOf(){return this.value}},INTEGER=Symbol("integer");function Integer(e){let s=Number(e);return Object.is(s,-0)&&(s=0),global.BigInt&&!Number.isSafeInteger(s)?new BoxedBigInt(e):Object.defineProperties(new Number(s),{isNaN:{value:function(){return isNaN(this)}},[_type]:{value:INTEGER},[_inspect]:{value:()=>`[Integer: ${e}]`}})}function isInteger(e){return e===null||typeof e!="object"?!1:e[_type]===INTEGER}var FLOAT=Symbol("float");function Float(e){return Object.defineProperties(new Number(e),{[_type]:{value:FLOAT},[_inspect]:{value:()=>`[Float: ${e}]`}})}function isFloat(e){return e===null||typeof e!="object"?!1:e[_type]===FLOAT}function tomlType(e){const s=typeof e;if(s==="object"){if(e===null)return"null";if(e instanceof Date)return"datetime";if(_type in e)switch(e[_type]){case INLINE_TABLE:return"inline-table";case INLINE_LIST:return"inline-list";case TABLE:return"table";case LIST:return"list";case FLOAT:return"float";case INTEGER:return"integer"}}return s}function makeParserClass(e){class s extends e{constructor(){super(),this.ctx=this.obj=Table()}atEndOfWord(){return this.char===CHAR_NUM||this.char===CTRL_I||this.char===CHAR_SP||this.atEndOfLine()}atEndOfLine(){return this.char===e.END||this.char===CTRL_J||this.char===CTRL_M}parseStart(){if(this.char===e.END)return null;if(this.char===CHAR_LSQB)return this.call(this.parseTableOrList);if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(isAlphaNumQuoteHyphen(this.char))return this.callNow(this.parseAssignStatement);throw this.error(new TomlError(`Unknown character "${this.char}"`))}parseWhitespaceToEOL(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(this.char===CHAR_NUM)return this.goto(this.parseComment);if(this.char===e.END||this.char===CTRL_J)return this.return();throw this.error(new TomlError("Unexpected character, expected only whitespace or comments till end of line"))}parseAssignStatement(){return this.callNow(this.parseAssign,this.recordAssignStatement)}recordAssignStatement(t){let i=this.ctx,a=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&!isTable(i[n]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,a))throw this.error(new TomlError("Can't redefine existing key"));return i[_declared]=!0,isInteger(t.value)||isFloat(t.value)?i[a]=t.value.valueOf():i[a]=t.value,this.goto(this.parseWhitespaceToEOL)}parseAssign(){return this.callNow(this.parseKeyword,this.recordAssignKeyword)}recordAssignKeyword(t){return this.state.resultTable?this.state.resultTable.push(t):this.state.resultTable=[t],this.goto(this.parseAssignKeywordPreDot)}parseAssignKeywordPreDot(){if(this.char===CHAR_PERIOD)return this.next(this.parseAssignKeywordPostDot);if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.goto(this.parseAssignEqual)}parseAssignKeywordPostDot(){if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.callNow(this.parseKeyword,this.recordAssignKeyword)}parseAssignEqual(){if(this.char===CHAR_EQUALS)return this.next(this.parseAssignPreValue);throw this.error(new TomlError('Invalid character, expected "="'))}parseAssignPreValue(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseValue,this.recordAssignValue)}recordAssignValue(t){return this.returnNow({key:this.state.resultTable,value:t})}parseComment(){do{if(this.char===e.END||this.char===CTRL_J)return this.return();if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("comments")}while(this.nextChar())}parseTableOrList(){if(this.char===CHAR_LSQB)this.next(this.parseList);else return this.goto(this.parseTable)}parseTable(){return this.ctx=this.obj,this.goto(this.parseTableNext)}parseTableNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseTableMore)}parseTableMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)&&(!isTable(this.ctx[t])||this.ctx[t][_declared]))throw this.error(new TomlError("Can't redefine existing key"));return this.ctx=this.ctx[t]=this.ctx[t]||Table(),this.ctx[_declared]=!0,this.next(this.parseWhitespaceToEOL)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else throw this.error(new TomlError("Can't redefine existing key"));return this.next(this.parseTableNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseList(){return this.ctx=this.obj,this.goto(this.parseListNext)}parseListNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseListMore)}parseListMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)||(this.ctx[t]=List()),isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isList(this.ctx[t])){const i=Table();this.ctx[t].push(i),this.ctx=i}else throw this.error(new TomlError("Can't redefine an existing key"));return this.next(this.parseListEnd)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else{if(isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isInlineTable(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline table"));if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else throw this.error(new TomlError("Can't redefine an existing key"))}return this.next(this.parseListNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseListEnd(t){if(this.char===CHAR_RSQB)return this.next(this.parseWhitespaceToEOL);throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseValue(){if(this.char===e.END)throw this.error(new TomlError("Key without value"));if(this.char===CHAR_QUOT)return this.next(this.parseDoubleString);if(this.char===CHAR_APOS)return this.next(this.parseSingleString);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)return this.goto(this.parseNumberSign);if(this.char===CHAR_i)return this.next(this.parseInf);if(this.char===CHAR_n)return this.next(this.parseNan);if(isDigit(this.char))return this.goto(this.parseNumberOrDateTime);if(this.char===CHAR_t||this.char===CHAR_f)return this.goto(this.parseBoolean);if(this.char===CHAR_LSQB)return this.call(this.parseInlineList,this.recordValue);if(this.char===CHAR_LCUB)return this.call(this.parseInlineTable,this.recordValue);throw this.error(new TomlError("Unexpected character, expecting string, number, datetime, boolean, inline array or inline table"))}recordValue(t){return this.returnNow(t)}parseInf(){if(this.char===CHAR_n)return this.next(this.parseInf2);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseInf2(){if(this.char===CHAR_f)return this.state.buf==="-"?this.return(-1/0):this.return(1/0);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseNan(){if(this.char===CHAR_a)return this.next(this.parseNan2);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseNan2(){if(this.char===CHAR_n)return this.return(NaN);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseKeyword(){return this.char===CHAR_QUOT?this.next(this.parseBasicString):this.char===CHAR_APOS?this.next(this.parseLiteralString):this.goto(this.parseBareKey)}parseBareKey(){do{if(this.char===e.END)throw this.error(new TomlError("Key ended without value"));if(isAlphaNumHyphen(this.char))this.consume();else{if(this.state.buf.length===0)throw this.error(new TomlError("Empty bare keys are not allowed"));return this.returnNow()}}while(this.nextChar())}parseSingleString(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiStringMaybe):this.goto(this.parseLiteralString)}parseLiteralString(){do{if(this.char===CHAR_APOS)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiStringMaybe(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiString):this.returnNow()}parseLiteralMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseLiteralMultiStringContent):this.goto(this.parseLiteralMultiStringContent)}parseLiteralMultiStringContent(){do{if(this.char===CHAR_APOS)return this.next(this.parseLiteralMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiEnd(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd2):(this.state.buf+="'",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd2(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd3):(this.state.buf+="''",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd3(){return this.char===CHAR_APOS?(this.state.buf+="'",this.next(this.parseLiteralMultiEnd4)):this.returnNow()}parseLiteralMultiEnd4(){return this.char===CHAR_APOS?(this.state.buf+="'",this.return()):this.returnNow()}parseDoubleString(){return this.char===CHAR_QUOT?this.next(this.parseMultiStringMaybe):this.goto(this.parseBasicString)}parseBasicString(){do{if(this.char===CHAR_BSOL)return this.call(this.parseEscape,this.recordEscapeReplacement);if(this.char===CHAR_QUOT)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}recordEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseBasicString)}parseMultiStringMaybe(){return this.char===CHAR_QUOT?this.next(this.parseMultiString):this.returnNow()}parseMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseMultiStringContent):this.goto(this.parseMultiStringContent)}parseMultiStringContent(){do{if(this.char===CHAR_BSOL)return this.call(this.parseMultiEscape,this.recordMultiEscapeReplacement);if(this.char===CHAR_QUOT)return this.next(this.parseMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}errorControlCharIn(t){let i="\\u00";return this.char<16&&(i+="0"),i+=this.char.toString(16),this.error(new TomlError(`Control characters (codes < 0x1f and 0x7f) are not allowed in ${t}, use ${i} instead`))}recordMultiEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseMultiStringContent)}parseMultiEnd(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd2):(this.state.buf+='"',this.goto(this.parseMultiStringContent))}parseMultiEnd2(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd3):(this.state.buf+='""',this.goto(this.parseMultiStringContent))}parseMultiEnd3(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.next(this.parseMultiEnd4)):this.returnNow()}parseMultiEnd4(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.return()):this.returnNow()}parseMultiEscape(){return this.char===CTRL_M||this.char===CTRL_J?this.next(this.parseMultiTrim):this.char===CHAR_SP||this.char===CTRL_I?this.next(this.parsePreMultiTrim):this.goto(this.parseEscape)}parsePreMultiTrim(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CTRL_M||this.char===CTRL_J)return this.next(this.parseMultiTrim);throw this.error(new TomlError("Can't escape whitespace"))}parseMultiTrim(){return this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M?null:this.returnNow()}parseEscape(){if(this.char in escapes)return this.return(escapes[this.char]);if(this.char===CHAR_u)return this.call(this.parseSmallUnicode,this.parseUnicodeReturn);if(this.char===CHAR_U)return this.call(this.parseLargeUnicode,this.parseUnicodeReturn);throw this.error(new TomlError("Unknown escape character: "+this.char))}parseUnicodeReturn(t){try{const i=parseInt(t,16);if(i>=SURROGATE_FIRST&&i<=SURROGATE_LAST)throw this.error(new TomlError("Invalid unicode, character in range 0xD800 - 0xDFFF is reserved"));return this.returnNow(String.fromCodePoint(i))}catch(i){throw this.error(TomlError.wrap(i))}}parseSmallUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=4)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseLargeUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=8)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseNumberSign(){return this.consume(),this.next(this.parseMaybeSignedInfOrNan)}parseMaybeSignedInfOrNan(){return this.char===CHAR_i?this.next(this.parseInf):this.char===CHAR_n?this.next(this.parseNan):this.callNow(this.parseNoUnder,this.parseNumberIntegerStart)}parseNumberIntegerStart(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberIntegerExponentOrDecimal)):this.goto(this.parseNumberInteger)}parseNumberIntegerExponentOrDecimal(){return this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Integer(this.state.buf))}parseNumberInteger(){if(isDigit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder);if(this.char===CHAR_E||this.char===CHAR_e)return this.consume(),this.next(this.parseNumberExponentSign);if(this.char===CHAR_PERIOD)return this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseNoUnder(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD||this.char===CHAR_E||this.char===CHAR_e)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNoUnderHexOctBinLiteral(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNumberFloat(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberFloat);if(isDigit(this.char))this.consume();else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Float(this.state.buf))}parseNumberExponentSign(){if(isDigit(this.char))return this.goto(this.parseNumberExponent);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.call(this.parseNoUnder,this.parseNumberExponent);else throw this.error(new TomlError("Unexpected character, expected -, + or digit"))}parseNumberExponent(){if(isDigit(this.char))this.consume();else return this.char===CHAR_LOWBAR?this.call(this.parseNoUnder):this.returnNow(Float(this.state.buf))}parseNumberOrDateTime(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberBaseOrDateTime)):this.goto(this.parseNumberOrDateTimeOnly)}parseNumberOrDateTimeOnly(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberInteger);if(isDigit(this.char))this.consume(),this.state.buf.length>4&&this.next(this.parseNumberInteger);else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_HYPHEN?this.goto(this.parseDateTime):this.char===CHAR_COLON?this.goto(this.parseOnlyTimeHour):this.returnNow(Integer(this.state.buf))}parseDateTimeOnly(){if(this.state.buf.length<4){if(isDigit(this.char))return this.consume();if(this.char===CHAR_COLON)return this.goto(this.parseOnlyTimeHour);throw this.error(new TomlError("Expected digit while parsing year part of a date"))}else{if(this.char===CHAR_HYPHEN)return this.goto(this.parseDateTime);throw this.error(new TomlError("Expected hyphen (-) while parsing year part of date"))}}parseNumberBaseOrDateTime(){return this.char===CHAR_b?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerBin)):this.char===CHAR_o?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerOct)):this.char===CHAR_x?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerHex)):this.char===CHAR_PERIOD?this.goto(this.parseNumberInteger):isDigit(this.char)?this.goto(this.parseDateTimeOnly):this.returnNow(Integer(this.state.buf))}parseIntegerHex(){if(isHexit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerOct(){if(isOctit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerBin(){if(isBit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseDateTime(){if(this.state.buf.length<4)throw this.error(new TomlError("Years less than 1000 must be zero padded to four characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseDateMonth)}parseDateMonth(){if(this.char===CHAR_HYPHEN){if(this.state.buf.length<2)throw this.error(new TomlError("Months less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseDateDay)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseDateDay(){if(this.char===CHAR_T||this.char===CHAR_SP){if(this.state.buf.length<2)throw this.error(new TomlError("Days less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseStartTimeHour)}else{if(this.atEndOfWord())return this.returnNow(createDate(this.state.result+"-"+this.state.buf));if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}}parseStartTimeHour(){return this.atEndOfWord()?this.returnNow(createDate(this.state.result)):this.goto(this.parseTimeHour)}parseTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result+="T"+this.state.buf,this.state.buf="",this.next(this.parseTimeMin)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeSec);throw this.error(new TomlError("Incomplete datetime"))}}parseTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeZoneOrFraction)}else throw this.error(new TomlError("Incomplete datetime"))}parseOnlyTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeMin)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeSec);throw this.error(new TomlError("Incomplete time"))}}parseOnlyTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.next(this.parseOnlyTimeFractionMaybe)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeFractionMaybe(){if(this.state.result+=":"+this.state.buf,this.char===CHAR_PERIOD)this.state.buf="",this.next(this.parseOnlyTimeFraction);else return this.return(createTime(this.state.result))}parseOnlyTimeFraction(){if(isDigit(this.char))this.consume();else if(this.atEndOfWord()){if(this.state.buf.length===0)throw this.error(new TomlError("Expected digit in milliseconds"));return this.returnNow(createTime(this.state.result+"."+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}parseTimeZoneOrFraction(){if(this.char===CHAR_PERIOD)this.consume(),this.next(this.parseDateTimeFraction);else if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}parseDateTimeFraction(){if(isDigit(this.char))this.consume();else{if(this.state.buf.length===1)throw this.error(new TomlError("Expected digit in milliseconds"));if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}}parseTimeZoneHour(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.next(this.parseTimeZoneSep)}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseTimeZoneSep(){if(this.char===CHAR_COLON)this.consume(),this.next(this.parseTimeZoneMin);else throw this.error(new TomlError("Unexpected character in datetime, expected colon"))}parseTimeZoneMin(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.return(createDateTime(this.state.result+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseBoolean(){if(this.char===CHAR_t)return this.consume(),this.next(this.parseTrue_r);if(this.char===CHAR_f)return this.consume(),this.next(this.parseFalse_a)}parseTrue_r(){if(this.char===CHAR_r)return this.consume(),this.next(this.parseTrue_u);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_u(){if(this.char===CHAR_u)return this.consume(),this.next(this.parseTrue_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_e(){if(this.char===CHAR_e)return this.return(!0);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_a(){if(this.char===CHAR_a)return this.consume(),this.next(this.parseFalse_l);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_l(){if(this.char===CHAR_l)return this.consume(),this.next(this.parseFalse_s);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_s(){if(this.char===CHAR_s)return this.consume(),this.next(this.parseFalse_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_e(){if(this.char===CHAR_e)return this.return(!1);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseInlineList(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===e.END)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_NUM?this.call(this.parseComment):this.char===CHAR_RSQB?this.return(this.state.resultArr||InlineList()):this.callNow(this.parseValue,this.recordInlineListValue)}recordInlineListValue(t){return this.state.resultArr||(this.state.resultArr=InlineList(tomlType(t))),isFloat(t)||isInteger(t)?this.state.resultArr.push(t.valueOf()):this.state.resultArr.push(t),this.goto(this.parseInlineListNext)}parseInlineListNext(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CHAR_COMMA)return this.next(this.parseInlineList);if(this.char===CHAR_RSQB)return this.goto(this.parseInlineList);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTable(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_RCUB?this.return(this.state.resultTable||InlineTable()):(this.state.resultTable||(this.state.resultTable=InlineTable()),this.callNow(this.parseAssign,this.recordInlineTableValue))}recordInlineTableValue(t){let i=this.state.resultTable,a=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&(!isTable(i[n])||i[n][_declared]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,a))throw this.error(new TomlError("Can't redefine existing key"));return isInteger(t.value)||isFloat(t.value)?i[a]=t.value.valueOf():i[a]=t.value,this.goto(this.parseInlineTableNext)}parseInlineTableNext(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)return this.next(this.parseInlineTablePostComma);if(this.char===CHAR_RCUB)return this.goto(this.parseInlineTable);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTablePostComma(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)throw this.error(new TomlError("Empty elements in inline tables are not permitted"));if(this.char===CHAR_RCUB)throw this.error(new TomlError("Trailing commas in inline tables are not permitted"));return this.goto(this.parseInlineTable)}}return s}}}),require_parse_pretty_error=__commonJS({"node_modules/@iarna/toml/parse-pretty-error.js"(e,s){"use strict";s.exports=r;function r(t,i){if(t.pos==null||t.line==null)return t;let a=t.message;if(a+=` at row ${t.line+1}, col ${t.col+1}, pos ${t.pos}:
`,i&&i.split){const n=i.split(/\n/),l=String(Math.min(n.length,t.line+3)).length;let o=" ";for(;o.length<l;)o+=" ";for(let h=Math.max(0,t.line-1);h<Math.min(n.length,t.line+2);++h){let c=String(h+1);if(c.length<l&&(c=" "+c),t.line===h){a+=c+"> "+n[h]+`
`,a+=o+"  ";for(let u=0;u<t.col;++u)a+=" ";a+=`^
`}else a+=c+": "+n[h]+`
`}}return t.message=a+`
`,t}}}),require_parse_string=__commonJS({"node_modules/@iarna/toml/parse-string.js"(e,s){"use strict";s.exports=i;var r=require_toml_parser(),t=require_parse_pretty_error();function i(a){global.Buffer&&global.Buffer.isBuffer(a)&&(a=a.toString("utf8"));const n=new r;try{return n.parse(a),n.finish()}catch(l){throw t(l,a)}}}}),import_parse_string=__toESM(require_parse_string(),1),PROSE_KEYS=new Set(["title","description","name","version","status","owner","tags","date","updated"]);function wrapPolicy(e){const{guardrails:s,schema_version:r,...t}=e,a={...Object.fromEntries(Object.entries(t).filter(([l])=>!PROSE_KEYS.has(l))),...isRecord(s)?s:{}};if(!("guardrails"in e)&&Object.keys(a).length===0)return{};const n=r===void 0||String(r)==="1"?{}:{schema_version:r};return{guardrails:{write_roots:PLAN_ROOTS,...n,...a}}}function createKeyLocator(e){let s;return r=>{s??=indexKeys(e);for(let t=r;t!=="";t=t.slice(0,Math.max(0,t.lastIndexOf(".")))){const i=s.get(t);if(i!==void 0)return i}}}var PART=String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`,HEADER=new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`),KEY=new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`);function indexKeys(e){const s=new Map;let r="",t=!1;for(const[i,a]of e.split(`
`).entries()){const n=a.trim(),l=t;if((n.match(/"""|'''/g)?.length??0)%2===1&&(t=!t),l)continue;const o=HEADER.exec(n)?.[1],h=o??KEY.exec(n)?.[1];if(h===void 0)continue;o!==void 0&&(r=unquote(o));const c=o!==void 0||r===""?unquote(h):`${r}.${unquote(h)}`;s.has(c)||s.set(c,i+1)}return s}function unquote(e){return e.split(".").map(s=>s.trim().replace(/^["']|["']$/g,"")).join(".")}var PROFILE_DEFAULTS={quiet:{"sections.project_context":!1,"sections.quality_context":!1,"sections.routing_hint":!1,"reinforcement.cadence":"after-compaction"},standard:{},strict:{"context_monitor.tone":"directive","escalation.gate_spawns":"ask","reinforcement.cadence":"every-prompt"}},store$4,DEFAULT_CONFIG2={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function getGlobalConfig(e){return!e&&!store$4?DEFAULT_CONFIG2:{lang:e?.lang??store$4?.lang,message:e?.message,abortEarly:e?.abortEarly??store$4?.abortEarly,abortPipeEarly:e?.abortPipeEarly??store$4?.abortPipeEarly}}var store$3;function getGlobalMessage(e){return store$3?.get(e)}var store$2;function getSchemaMessage(e){return store$2?.get(e)}var store$1;function getSpecificMessage(e,s){return store$1?.get(e)?.get(s)}function _stringify(e){const s=typeof e;return s==="string"?`"${e}"`:s==="number"||s==="bigint"||s==="boolean"?`${e}`:s==="object"||s==="function"?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":s}function _addIssue(e,s,r,t,i){const a=i&&"input"in i?i.input:r.value,n=i?.expected??e.expects??null,l=i?.received??_stringify(a),o={kind:e.kind,type:e.type,input:a,expected:n,received:l,message:`Invalid ${s}: ${n?`Expected ${n} but r`:"R"}eceived ${l}`,requirement:e.requirement,path:i?.path,issues:i?.issues,lang:t.lang,abortEarly:t.abortEarly,abortPipeEarly:t.abortPipeEarly},h=e.kind==="schema",c=i?.message??e.message??getSpecificMessage(e.reference,o.lang)??(h?getSchemaMessage(o.lang):null)??t.message??getGlobalMessage(o.lang);c!==void 0&&(o.message=typeof c=="function"?c(o):c),h&&(r.typed=!1),r.issues?r.issues.push(o):r.issues=[o]}function _isValidObjectKey(e,s){return Object.prototype.hasOwnProperty.call(e,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function _joinExpects(e,s){const r=[...new Set(e)];return r.length>1?`(${r.join(` ${s} `)})`:r[0]??"never"}function _standardSchema(e){return e["~standard"]={version:1,vendor:"valibot",validate:s=>e["~run"]({value:s},getGlobalConfig())},e}var EMOJI_REGEX=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function check(e,s){return{kind:"validation",type:"check",reference:check,async:!1,expects:null,requirement:e,message:s,"~run"(r,t){return r.typed&&!this.requirement(r.value)&&_addIssue(this,"input",r,t),r}}}function gtValue(e,s){return{kind:"validation",type:"gt_value",reference:gtValue,async:!1,expects:`>${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value>this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function integer(e){return{kind:"validation",type:"integer",reference:integer,async:!1,expects:null,requirement:Number.isInteger,message:e,"~run"(s,r){return s.typed&&!this.requirement(s.value)&&_addIssue(this,"integer",s,r),s}}}function maxLength(e,s){return{kind:"validation",type:"max_length",reference:maxLength,async:!1,expects:`<=${e}`,requirement:e,message:s,"~run"(r,t){return r.typed&&r.value.length>this.requirement&&_addIssue(this,"length",r,t,{received:`${r.value.length}`}),r}}}function maxValue(e,s){return{kind:"validation",type:"max_value",reference:maxValue,async:!1,expects:`<=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value<=this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function minValue(e,s){return{kind:"validation",type:"min_value",reference:minValue,async:!1,expects:`>=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value>=this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function regex(e,s){return{kind:"validation",type:"regex",reference:regex,async:!1,expects:`${e}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!this.requirement.test(r.value)&&_addIssue(this,"format",r,t),r}}}var ABORT_EARLY_CONFIG={abortEarly:!0};function getFallback(e,s,r){return typeof e.fallback=="function"?e.fallback(s,r):e.fallback}function getDefault(e,s,r){return typeof e.default=="function"?e.default(s,r):e.default}function is(e,s){return!e["~run"]({value:s},ABORT_EARLY_CONFIG).issues}function array(e,s){return _standardSchema({kind:"schema",type:"array",reference:array,expects:"Array",async:!1,item:e,message:s,"~run"(r,t){const i=r.value;if(Array.isArray(i)){r.typed=!0,r.value=[];for(let a=0;a<i.length;a++){const n=i[a],l=this.item["~run"]({value:n},t);if(l.issues){const o={type:"array",origin:"value",input:i,key:a,value:n};for(const h of l.issues)h.path?h.path.unshift(o):h.path=[o],r.issues?.push(h);if(r.issues||(r.issues=l.issues),t.abortEarly){r.typed=!1;break}}l.typed||(r.typed=!1),r.value.push(l.value)}}else _addIssue(this,"type",r,t);return r}})}function boolean(e){return _standardSchema({kind:"schema",type:"boolean",reference:boolean,expects:"boolean",async:!1,message:e,"~run"(s,r){return typeof s.value=="boolean"?s.typed=!0:_addIssue(this,"type",s,r),s}})}function custom(e,s){return _standardSchema({kind:"schema",type:"custom",reference:custom,expects:"unknown",async:!1,check:e,message:s,"~run"(r,t){return this.check(r.value)?r.typed=!0:_addIssue(this,"type",r,t),r}})}function number(e){return _standardSchema({kind:"schema",type:"number",reference:number,expects:"number",async:!1,message:e,"~run"(s,r){return typeof s.value=="number"&&!isNaN(s.value)?s.typed=!0:_addIssue(this,"type",s,r),s}})}function optional(e,s){return _standardSchema({kind:"schema",type:"optional",reference:optional,expects:`(${e.expects} | undefined)`,async:!1,wrapped:e,default:s,"~run"(r,t){return r.value===void 0&&(this.default!==void 0&&(r.value=getDefault(this,r,t)),r.value===void 0)?(r.typed=!0,r):this.wrapped["~run"](r,t)}})}function picklist(e,s){return _standardSchema({kind:"schema",type:"picklist",reference:picklist,expects:_joinExpects(e.map(_stringify),"|"),async:!1,options:e,message:s,"~run"(r,t){return this.options.includes(r.value)?r.typed=!0:_addIssue(this,"type",r,t),r}})}function record(e,s,r){return _standardSchema({kind:"schema",type:"record",reference:record,expects:"Object",async:!1,key:e,value:s,message:r,"~run"(t,i){const a=t.value;if(a&&typeof a=="object"){t.typed=!0,t.value={};for(const n in a)if(_isValidObjectKey(a,n)){const l=a[n],o=this.key["~run"]({value:n},i);if(o.issues){const c={type:"object",origin:"key",input:a,key:n,value:l};for(const u of o.issues)u.path=[c],t.issues?.push(u);if(t.issues||(t.issues=o.issues),i.abortEarly){t.typed=!1;break}}const h=this.value["~run"]({value:l},i);if(h.issues){const c={type:"object",origin:"value",input:a,key:n,value:l};for(const u of h.issues)u.path?u.path.unshift(c):u.path=[c],t.issues?.push(u);if(t.issues||(t.issues=h.issues),i.abortEarly){t.typed=!1;break}}(!o.typed||!h.typed)&&(t.typed=!1),o.typed&&(t.value[o.value]=h.value)}}else _addIssue(this,"type",t,i);return t}})}function strictObject(e,s){return _standardSchema({kind:"schema",type:"strict_object",reference:strictObject,expects:"Object",async:!1,entries:e,message:s,"~run"(r,t){const i=r.value;if(i&&typeof i=="object"){r.typed=!0,r.value={};for(const a in this.entries){const n=this.entries[a];if(a in i||(n.type==="exact_optional"||n.type==="optional"||n.type==="nullish")&&n.default!==void 0){const l=a in i?i[a]:getDefault(n),o=n["~run"]({value:l},t);if(o.issues){const h={type:"object",origin:"value",input:i,key:a,value:l};for(const c of o.issues)c.path?c.path.unshift(h):c.path=[h],r.issues?.push(c);if(r.issues||(r.issues=o.issues),t.abortEarly){r.typed=!1;break}}o.typed||(r.typed=!1),r.value[a]=o.value}else if(n.fallback!==void 0)r.value[a]=getFallback(n);else if(n.type!=="exact_optional"&&n.type!=="optional"&&n.type!=="nullish"&&(_addIssue(this,"key",r,t,{input:void 0,expected:`"${a}"`,path:[{type:"object",origin:"key",input:i,key:a,value:i[a]}]}),t.abortEarly))break}if(!r.issues||!t.abortEarly){for(const a in i)if(!Object.prototype.hasOwnProperty.call(this.entries,a)){_addIssue(this,"key",r,t,{input:a,expected:"never",path:[{type:"object",origin:"key",input:i,key:a,value:i[a]}]});break}}}else _addIssue(this,"type",r,t);return r}})}function string(e){return _standardSchema({kind:"schema",type:"string",reference:string,expects:"string",async:!1,message:e,"~run"(s,r){return typeof s.value=="string"?s.typed=!0:_addIssue(this,"type",s,r),s}})}function unknown(){return _standardSchema({kind:"schema",type:"unknown",reference:unknown,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,e}})}function pipe(...e){return _standardSchema({...e[0],pipe:e,"~run"(s,r){for(const t of e)if(t.kind!=="metadata"){if(s.issues&&(t.kind==="schema"||t.kind==="transformation")){s.typed=!1;break}(!s.issues||!r.abortEarly&&!r.abortPipeEarly)&&(s=t["~run"](s,r))}return s}})}function safeParse(e,s,r){const t=e["~run"]({value:s},getGlobalConfig(r));return{typed:t.typed,success:!t.issues,output:t.value,issues:t.issues}}function createMemoryRules({onOff:e,ratio:s,logFiles:r,oneOf:t,wholeNumber:i}){return{"memory.markers":e,"memory.guidance":t(GUIDANCE_LEVELS),"memory.auto_capture.enabled":e,"memory.auto_capture.threshold":s,"memory.auto_capture.limit":i(0,10,"memories"),"memory.auto_capture.prompt_first":e,"memory.rotation.decision_logs":r,"memory.rotation.issue_logs":r,"memory.rotation.max_lines":i(1,1e6,"lines"),"memory.rotation.decision_days":i(0,36500,"days"),"memory.rotation.issue_days":i(0,36500,"days"),"memory.rotation.check_at_start":e,"memory.surface.limit":i(0,10,"memories"),"memory.surface.at_start":i(0,10,"memories")}}function isLogList(e){const s=r=>typeof r=="string"&&/^[\w.][\w./ -]{0,250}\.md$/.test(r)&&!r.includes("..");return Array.isArray(e)&&e.length<=20&&e.every(s)}function isPathList(e){const s=r=>typeof r=="string"&&/^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./ -]{0,255}$/.test(r);return Array.isArray(e)&&e.length<=10&&e.every(s)}var isName=e=>typeof e=="string"&&/^[A-Za-z][\w:-]{0,63}$/.test(e),isKeyword=e=>typeof e=="string"&&e.length<=80&&/[\p{L}\p{N}]/u.test(e),isKeywordList=e=>Array.isArray(e)&&e.length<=30&&e.every(isKeyword),FIELDS={intent:{isRequired:!0,check:isName},keywords:{isRequired:!0,check:e=>isKeywordList(e)&&e.length>0},negative_keywords:{isRequired:!1,check:isKeywordList},priority:{isRequired:!1,check:e=>Number.isInteger(e)&&Math.abs(e)<=1e3},agent:{isRequired:!0,check:isName},flag:{isRequired:!1,check:e=>typeof e=="string"&&/^[a-z][a-z0-9_]{0,59}$/.test(e)}};function isRouteList(e){return Array.isArray(e)&&e.length<=50&&e.every(isRoute)}function isRoute(e){if(typeof e!="object"||e===null||Array.isArray(e))return!1;const s=e;return Object.keys(s).every(r=>Object.hasOwn(FIELDS,r))&&Object.entries(FIELDS).every(([r,{isRequired:t,check:i}])=>s[r]===void 0?!t:i(s[r]))}var onOff={schema:boolean(),expected:"true or false"},ratio={schema:pipe(number(),gtValue(0),maxValue(1)),expected:"a number over 0 and up to 1"},tokens={schema:pipe(number(),integer(),minValue(1e3),maxValue(1e8)),expected:"a whole number of tokens, at least 1000"},wholeNumber=(e,s,r)=>({schema:pipe(number(),integer(),minValue(e),maxValue(s)),expected:`a whole number of ${r} from ${e} to ${s}`}),budget=wholeNumber(0,2500,"tokens"),oneOf=e=>({schema:picklist(e),expected:`one of ${e.join(", ")}`}),logFiles={schema:custom(isLogList),expected:"a list of at most 20 Markdown files in the project"},glob=pipe(string(),check(isSafeGlob)),globs=e=>pipe(array(glob),maxLength(e)),expectedGlobs=e=>`a list of at most ${e} globs with at most three wildcards each`,keepValid=e=>s=>{const r=Array.isArray(s)?s.filter(t=>is(e,t)).slice(0,100):[];return r.length===0?void 0:r},table=(e,s)=>pipe(custom(r=>!Array.isArray(r)),record(e,s)),toolName=pipe(string(),regex(/^[A-Za-z0-9_*:.-]{1,128}$/)),governed=table(glob,picklist(CRITICALITIES)),mode=oneOf(GUARD_MODES),architectureRule=strictObject({name:pipe(string(),regex(/^[\w .-]{1,60}$/)),files:globs(50),may_import:optional(globs(100)),never_import:optional(globs(100)),one_class_per_file:optional(boolean())}),operationName=pipe(string(),regex(/^[a-z][a-z0-9_]{0,39}$/)),thresholdRules=Object.fromEntries(THRESHOLD_ROWS.flatMap(e=>THRESHOLD_NAMES.map(s=>[`context_monitor.thresholds.${e}.${s}`,ratio]))),CONFIG_RULES={criticality:oneOf(CRITICALITIES),"context_monitor.enabled":onOff,"context_monitor.low_threshold":ratio,"context_monitor.warning_threshold":ratio,"context_monitor.critical_threshold":ratio,"context_monitor.emergency_threshold":ratio,...thresholdRules,"context_monitor.absolute_floors":onOff,"context_monitor.operations":{schema:pipe(unknown(),check(e=>!Array.isArray(e)),record(operationName,pipe(number(),integer(),minValue(1),maxValue(1e8)))),expected:"a table of operations in snake_case and their tokens"},"context_monitor.typical_operation":{schema:operationName,expected:"the name of an operation in snake_case"},"context_monitor.compaction_point":tokens,"context_monitor.window":tokens,"context_monitor.tone":oneOf(TONES),"escalation.gate_spawns":oneOf(SPAWN_GATES),"governance.c3_files":{schema:globs(50),expected:expectedGlobs(50)},"governance.c4_files":{schema:globs(50),expected:expectedGlobs(50)},"resumption.max_age_hours":{schema:pipe(number(),minValue(0),maxValue(87600)),expected:"a number of hours from 0 to 87600"},"resumption.steer_summary":onOff,"resumption.orchestration_file":{schema:pipe(string(),regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),expected:"a path inside the project"},profile:oneOf(PROFILES),"quality.sources":{schema:custom(isPathList),expected:"a list of at most 10 paths inside the project"},"reinforcement.cadence":oneOf(CADENCES),"reinforcement.files":{schema:globs(50),expected:expectedGlobs(50)},routing:{schema:custom(isRouteList),expected:"a list of at most 50 routes with intent, keywords and agent"},"budgets.session_start":budget,"budgets.user_prompt_submit":budget,...createMemoryRules({onOff,ratio,logFiles,oneOf,wholeNumber}),"compaction.core":oneOf(CORE_MODES),"guardrails.write_roots":{schema:globs(100),expected:expectedGlobs(100),salvage:e=>keepValid(glob)(e)??(Array.isArray(e)?[]:PLAN_ROOTS)},"guardrails.protected":{schema:globs(100),expected:expectedGlobs(100),salvage:keepValid(glob)},"guardrails.allowed_tools":{schema:pipe(array(toolName),maxLength(500)),expected:"a list of tool names, in which * stands for anything",salvage:keepValid(toolName)},"guardrails.mcp_writers":{schema:table(toolName,pipe(array(string()),maxLength(20))),expected:"a table of tool names, each with the list of its fields that hold paths"},"guardrails.governance":{schema:governed,expected:`a table of globs, each with one of ${CRITICALITIES.join(", ")}`,salvage:e=>{const r=(typeof e=="object"&&e!==null&&!Array.isArray(e)?Object.entries(e):[]).filter(t=>is(governed,Object.fromEntries([t])));return r.length===0?void 0:Object.fromEntries(r)}},"guardrails.architecture":{schema:pipe(array(architectureRule),maxLength(100)),expected:"a list of rules with name, files, and may_import, never_import or one_class_per_file",salvage:keepValid(architectureRule)},"guardrails.evaluator":onOff,"guardrails.unresolved":oneOf(UNRESOLVED_MODES),"guardrails.fail":oneOf(FAIL_MODES),"guardrails.deadline":wholeNumber(50,4e3,"milliseconds"),"guardrails.modes.allowed_tools":mode,"guardrails.modes.self_protection":mode,"guardrails.modes.confined_writes":mode,"guardrails.modes.write_size":mode,"guardrails.modes.tool_availability":mode,"guardrails.modes.plan_evaluator":mode,"guardrails.modes.architecture":mode,"guardrails.modes.governance":mode,"guardrails.modes.post_compaction_approval":mode,"guardrails.modes.stale_resumption":mode,"hooks.session_start":onOff,"hooks.user_prompt_submit":onOff,"hooks.pre_compact":onOff,"hooks.pre_tool_use":onOff,"hooks.post_tool_use":onOff,"sections.project_context":onOff,"sections.quality_context":onOff,"sections.quality_reinforcement":onOff,"sections.routing_hint":onOff,"sections.resumption_context":onOff,"sections.context_monitor":onOff,"sections.compaction_alert":onOff,"sections.work_log":onOff,"sections.memory_capture":onOff,"sections.response_guidance":onOff,"sections.related_memories":onOff,"sections.track_context":onOff,"sections.recent_diff":onOff,"sections.test_output":onOff,"sections.write_check":onOff};function acceptsValue(e,s){return safeParse(CONFIG_RULES[e].schema,s).success}var MAX_PROBLEMS=20,THRESHOLD_GROUPS=[THRESHOLD_NAMES.map(e=>`context_monitor.${e}_threshold`),...THRESHOLD_ROWS.map(e=>THRESHOLD_NAMES.map(s=>`context_monitor.thresholds.${e}.${s}`))];function resolveConfig(e,s){const r={...DEFAULT_CONFIG},t={},i=[],a=new Map,n=(o,h,c,u,m)=>{const p=()=>{const f=i.length<1e3?m?.(o):void 0;return f===void 0?{path:u}:{path:u,line:f}};if(!isConfigKey(o)){i.push({code:"config-unknown-key",...p(),cause:shorten(o)});return}if(!acceptsValue(o,h)){const f=CONFIG_RULES[o].salvage?.(h);f!==void 0&&(r[o]=f,t[o]=c);const g=`${o} = ${describeValue(h)}, expected ${CONFIG_RULES[o].expected}`;i.push({code:"config-bad-value",...p(),cause:g,consequence:`${describeUsed(r[o])} is used`});return}r[o]=h,t[o]=c,a.set(o,u)};for(const o of e){const h=createKeyLocator(o.text),c=i.length;for(const[m,p]of flatten(o.values))n(m,p,o.name,o.path,h);const u=i.splice(c+MAX_PROBLEMS).length;u>0&&i.push({code:"config-bad-value",path:o.path,cause:`${u} more entries are wrong`,consequence:"they are not used"})}const l=new Map(Object.keys(DEFAULT_CONFIG).map(o=>[environmentName(o),o]));for(const[o,h]of s){const c=l.get(o)??OLDER_NAMES[o]??o;n(c,parseSettingText(c,h),"environment",o)}layProfile(r,t);for(const o of THRESHOLD_GROUPS){const h=dropUnorderedThresholds(o,r,t,a);h&&i.push(h)}return{config:r,origins:t,problems:i}}function layProfile(e,s){const r=e.profile;for(const[t,i]of Object.entries(PROFILE_DEFAULTS[r]))!isConfigKey(t)||s[t]!==void 0||(e[t]=i,s[t]=`profile ${r}`)}function isConfigKey(e){return Object.hasOwn(CONFIG_RULES,e)}function parseSettingText(e,s){const r=s.trim();if(/^[[{]/.test(r)&&isConfigKey(e))try{return JSON.parse(r)}catch{return r}return isConfigKey(e)&&acceptsValue(e,[])?r.split(",").map(t=>t.trim()).filter(t=>t!==""):isConfigKey(e)&&typeof DEFAULT_CONFIG[e]=="boolean"&&/^[01]$/.test(r)?r==="1":r===""||isConfigKey(e)&&acceptsValue(e,r)?r:parseVariable(r)}function dropUnorderedThresholds(e,s,r,t){const i=e.filter(o=>s[o]!==null),a=i.map(o=>s[o]);if(a.every((o,h)=>h===0||o>(a[h-1]??0)))return null;const n=i.map((o,h)=>`${o} = ${a[h]}`).join(", "),l=t.get(i.at(-1)??"")??"configuration";for(const o of i)s[o]=null,delete r[o];return{code:"config-not-increasing",path:l,cause:`not increasing (${n})`}}function*flatten(e,s=null,r=0){const t=s!==null&&isConfigKey(s)&&isRecord(DEFAULT_CONFIG[s]),i=isRecord(e)&&!t&&!(e instanceof Date)&&r<=6,a=i?Object.entries(e):[];s!==null&&(!i||a.length===0&&isConfigKey(s))&&(yield[s,e]);for(const[n,l]of a){const o=n===""?'""':n;yield*flatten(l,s===null?o:`${s}.${o}`,r+1)}}function shorten(e){return e.length>100?`${e.slice(0,100)}...`:e}function describeUsed(e){const s=typeof e=="object"&&e!==null?JSON.stringify(e):describeValue(e);return shorten(s)}function describeValue(e){return typeof e=="string"?JSON.stringify(e.length>60?`${e.slice(0,60)}...`:e):e===null?"the value of the criticality or model":Array.isArray(e)?"a list":typeof e=="object"?"a table":String(e)}async function resolveSources(e){const s=[],r=[];for(const i of e.files)try{s.push({...i,values:i.name==="policy"?await parsePolicy(i.text):(0,import_parse_string.default)(i.text)})}catch(a){const{layer:n,problem:l}=closeBrokenLayer(i,a);n!==null&&s.push(n),r.push(l)}const t=resolveConfig(s,e.variables);return{...t,problems:[...r,...t.problems]}}async function parsePolicy(e){const{parseYamlRecord:s}=await loadPart("io/yaml-file");return wrapPolicy(s(e))}function closeBrokenLayer(e,s){const r=describeSyntaxError(e,s);if(!e.text.includes("write_roots"))return{layer:null,problem:r};const t={guardrails:{write_roots:PLAN_ROOTS}},i=`until it is repaired, writes are confined to ${PLAN_ROOTS.join(" and ")}`;return{layer:{...e,values:t},problem:{...r,consequence:i}}}function describeSyntaxError({name:e,path:s},r){const t=r.line,i=e==="policy"?"its front matter is not valid YAML":"not valid TOML";return typeof t=="number"?{code:"config-syntax",path:s,line:t+1,cause:i}:{code:"config-syntax",path:s,cause:i}}function saveCache(e,s){try{replaceFile(openStateFolder(e,["cache"]),"config.json",s)}catch{removeQuietly(`${e}/.holdfast/cache/config.json`)}};return {resolveSources,saveCache};
|*/
/*| part io/report
const {
  serializeEvent
} = (await loadPart("answers/session-start")).shared15;
const {
  readClock
} = (await loadPart("answers/session-start")).shared36;
const {
  redactText
} = (await loadPart("answers/session-start")).shared22;
const {
  cleanText
} = (await loadPart("answers/session-start")).shared27;
const {
  appendState
} = (await loadPart("answers/session-start")).shared41;


const {
  writeSync
} = (await loadPart("answers/session-start")).shared3;


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
  "flags-unreadable": { failed: "Cannot read feature flags", consequence: "this layer is ignored" },
  "flag-bad-value": { failed: "Bad feature flag", consequence: "it is off" },
  "track-unusable": { failed: "Cannot tell the active track from", consequence: "no document of a track is loaded" },
  "documents-unusable": { failed: "Cannot compact the documents of", consequence: "they are left as they are" },
  "guard-failed": { failed: "Guard without a verdict", consequence: "the call goes through unjudged by it" },
  "section-failed": { failed: "Cannot make section", consequence: "it is left out" },
  "answer-too-long": { failed: "No room in the answer for", consequence: "it is left out" },
  "log-not-rotated": { failed: "Cannot rotate", consequence: "no entry is lost and the log stays as it is" },
  "memory-not-in-git": { failed: "Cannot write", consequence: "the memory is kept in a file until git takes it" },
  "memory-index-old": {
    failed: "Cannot bring up to date",
    consequence: 'some memories are not found until "holdfast memory reindex" was run'
  },
  "memory-not-synced": { failed: "Cannot sync memories with", consequence: "they are kept here; sync again later" },
  "memory-unreadable": { failed: "Cannot read", consequence: "its memories are left out" }
};
function describeProblem(problem) {
  const wording = WORDINGS[problem.code];
  const where = problem.path === void 0 ? "" : ` "${problem.path}"${problem.line === void 0 ? "" : ` line ${problem.line}`}`;
  const cause = problem.cause === void 0 ? "" : `: ${problem.cause}`;
  return `${wording.failed}${where}${cause}; ${problem.consequence ?? wording.consequence}`;
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
    writeSync(2, texts.map((text) => `holdfast ${hook}: ${text}
`).join(""));
  }
}
function dropRepeated(problems) {
  const seen = /* @__PURE__ *@/ new Set();
  return problems.filter((problem) => {
    const place = problem.code === "state-not-writable" ? "" : `${problem.path} ${problem.line}`;
    const key = `${problem.code} ${place} ${problem.cause}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
;return {reportProblems};
|*/
/*| part io/rule-cache
const {
  RULE_CACHE_FILE
} = await loadPart("shared/40");
const {
  openStateFolder
} = (await loadPart("answers/session-start")).shared41;
const {
  removeQuietly,
  replaceFile
} = (await loadPart("answers/session-start")).shared35;




// src/io/rule-cache.ts
function saveRuleCache(projectDir, cache) {
  try {
    replaceFile(openStateFolder(projectDir, ["cache"]), "rules.json", `${JSON.stringify(cache)}
`);
  } catch {
    removeQuietly(`${projectDir}/${RULE_CACHE_FILE}`);
  }
}
;return {saveRuleCache};
|*/
/*| part io/yaml-file
const {isRecord: wt} = (await loadPart("answers/session-start")).shared21;var Ye=Symbol.for("yaml.alias"),Je=Symbol.for("yaml.document"),J=Symbol.for("yaml.map"),kt=Symbol.for("yaml.pair"),R=Symbol.for("yaml.scalar"),z=Symbol.for("yaml.seq"),B=Symbol.for("yaml.node.type"),Z=e=>!!e&&typeof e=="object"&&e[B]===Ye,he=e=>!!e&&typeof e=="object"&&e[B]===Je,de=e=>!!e&&typeof e=="object"&&e[B]===J,T=e=>!!e&&typeof e=="object"&&e[B]===kt,E=e=>!!e&&typeof e=="object"&&e[B]===R,pe=e=>!!e&&typeof e=="object"&&e[B]===z;function I(e){if(e&&typeof e=="object")switch(e[B]){case J:case z:return!0}return!1}function L(e){if(e&&typeof e=="object")switch(e[B]){case Ye:case J:case R:case z:return!0}return!1}var St=e=>(E(e)||I(e))&&!!e.anchor,_=Symbol("break visit"),vt=Symbol("skip children"),q=Symbol("remove node");function x(e,t){const s=Nt(t);he(e)?ee(null,e.contents,s,Object.freeze([e]))===q&&(e.contents=null):ee(null,e,s,Object.freeze([]))}x.BREAK=_,x.SKIP=vt,x.REMOVE=q;function ee(e,t,s,n){const i=Ot(e,t,s,n);if(L(i)||T(i))return At(e,n,i),ee(e,i,s,n);if(typeof i!="symbol"){if(I(t)){n=Object.freeze(n.concat(t));for(let r=0;r<t.items.length;++r){const o=ee(r,t.items[r],s,n);if(typeof o=="number")r=o-1;else{if(o===_)return _;o===q&&(t.items.splice(r,1),r-=1)}}}else if(T(t)){n=Object.freeze(n.concat(t));const r=ee("key",t.key,s,n);if(r===_)return _;r===q&&(t.key=null);const o=ee("value",t.value,s,n);if(o===_)return _;o===q&&(t.value=null)}}return i}async function Ge(e,t){const s=Nt(t);he(e)?await te(null,e.contents,s,Object.freeze([e]))===q&&(e.contents=null):await te(null,e,s,Object.freeze([]))}Ge.BREAK=_,Ge.SKIP=vt,Ge.REMOVE=q;async function te(e,t,s,n){const i=await Ot(e,t,s,n);if(L(i)||T(i))return At(e,n,i),te(e,i,s,n);if(typeof i!="symbol"){if(I(t)){n=Object.freeze(n.concat(t));for(let r=0;r<t.items.length;++r){const o=await te(r,t.items[r],s,n);if(typeof o=="number")r=o-1;else{if(o===_)return _;o===q&&(t.items.splice(r,1),r-=1)}}}else if(T(t)){n=Object.freeze(n.concat(t));const r=await te("key",t.key,s,n);if(r===_)return _;r===q&&(t.key=null);const o=await te("value",t.value,s,n);if(o===_)return _;o===q&&(t.value=null)}}return i}function Nt(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function Ot(e,t,s,n){if(typeof s=="function")return s(e,t,n);if(de(t))return s.Map?.(e,t,n);if(pe(t))return s.Seq?.(e,t,n);if(T(t))return s.Pair?.(e,t,n);if(E(t))return s.Scalar?.(e,t,n);if(Z(t))return s.Alias?.(e,t,n)}function At(e,t,s){const n=t[t.length-1];if(I(n))n.items[e]=s;else if(T(n))e==="key"?n.key=s:n.value=s;else if(he(n))n.contents=s;else{const i=Z(n)?"alias":"scalar";throw new Error(`Cannot replace node with ${i} parent`)}}var Ls={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},$s=e=>e.replace(/[!,[\]{}]/g,t=>Ls[t]),se=class V{constructor(t,s){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},V.defaultYaml,t),this.tags=Object.assign({},V.defaultTags,s)}clone(){const t=new V(this.yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){const t=new V(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:V.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},V.defaultTags);break}return t}add(t,s){this.atNextDocument&&(this.yaml={explicit:V.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},V.defaultTags),this.atNextDocument=!1);const n=t.trim().split(/[ \t]+/),i=n.shift();switch(i){case"%TAG":{if(n.length!==2&&(s(0,"%TAG directive should contain exactly two parts"),n.length<2))return!1;const[r,o]=n;return this.tags[r]=o,!0}case"%YAML":{if(this.yaml.explicit=!0,n.length!==1)return s(0,"%YAML directive should contain exactly one part"),!1;const[r]=n;if(r==="1.1"||r==="1.2")return this.yaml.version=r,!0;{const o=/^\d+\.\d+$/.test(r);return s(6,`Unsupported YAML version ${r}`,o),!1}}default:return s(0,`Unknown directive ${i}`,!0),!1}}tagName(t,s){if(t==="!")return"!";if(t[0]!=="!")return s(`Not a valid tag: ${t}`),null;if(t[1]==="<"){const o=t.slice(2,-1);return o==="!"||o==="!!"?(s(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&s("Verbatim tags must end with a >"),o)}const[,n,i]=t.match(/^(.*!)([^!]*)$/s);i||s(`The ${t} tag has no suffix`);const r=this.tags[n];if(r)try{return r+decodeURIComponent(i)}catch(o){return s(String(o)),null}return n==="!"?t:(s(`Could not resolve tag: ${t}`),null)}tagString(t){for(const[s,n]of Object.entries(this.tags))if(t.startsWith(n))return s+$s(t.substring(n.length));return t[0]==="!"?t:`!<${t}>`}toString(t){const s=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],n=Object.entries(this.tags);let i;if(t&&n.length>0&&L(t.contents)){const r={};x(t.contents,(o,a)=>{L(a)&&a.tag&&(r[a.tag]=!0)}),i=Object.keys(r)}else i=[];for(const[r,o]of n)r==="!!"&&o==="tag:yaml.org,2002:"||(!t||i.some(a=>a.startsWith(o)))&&s.push(`%TAG ${r} ${o}`);return s.join(`
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
// builtin:node:child_process
var module = () => builtin("node:child_process");
var spawnSync = (...args) => module().spawnSync(...args);

;return {spawnSync};
|*/
/*| part shared/10
// src/core/config/glob-bounds.ts
var FEW_WILDCARDS = /^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/;
function isSafeGlob(text) {
  if (text === "" || text.length > 256 || /[()!\\\0]|[@+?*]\(/.test(text)) return false;
  if ((text.match(/\{/g)?.length ?? 0) > 2 || /\{[^}]*\{/.test(text) || /\{[^}]*\.\./.test(text)) return false;
  return FEW_WILDCARDS.test(text);
}

;return {isSafeGlob};
|*/
/*| part shared/12
const {
  renderParts
} = await loadPart("shared/13");
const {
  remember
} = await loadPart("shared/24");
const {
  renderElement
} = (await loadPart("answers/session-start")).shared34;
const {
  excerptLine
} = (await loadPart("answers/session-start")).shared27;

// src/core/documents/schema.ts
var ENTRY_KINDS = ["decision", "risk", "task", "invariant"];
var SEVERITIES = ["low", "medium", "high", "critical"];
var STATUSES = [
  "todo",
  "open",
  "pending",
  "planned",
  "doing",
  "in progress",
  "in_progress",
  "active",
  "blocked",
  "review",
  "done",
  "completed",
  "dropped"
];
var ENTRY_SCHEMAS = {
  decision: { head: "Decision", required: ["Reason", "Impact"], values: {} },
  risk: { head: "Risk", required: ["Severity", "Mitigation"], values: { Severity: SEVERITIES } },
  task: { head: "Task", required: ["Status", "Acceptance"], values: { Status: STATUSES } },
  invariant: { head: "Invariant", required: ["Scope"], values: {} }
};
var NOTE_KEYS = ["Date", "Track"];
var FIELD_KEYS = [
  ...ENTRY_KINDS.flatMap((kind) => ENTRY_SCHEMAS[kind].required),
  ...NOTE_KEYS,
  "Owner",
  "Role",
  "Owner role",
  "Covers",
  "Requirements",
  "Requirement",
  "Implements",
  "Depends",
  "Depends on",
  "After",
  "Likelihood",
  "Alternatives",
  "Evidence",
  "Supersedes"
];
var SPELLINGS = new Map(FIELD_KEYS.map((key) => [key.toLowerCase(), key])).set("acceptance criteria", "Acceptance");
var HEADS = new Map(ENTRY_KINDS.map((kind) => [ENTRY_SCHEMAS[kind].head.toLowerCase(), kind]));
function findFieldKey(word) {
  return SPELLINGS.get(word.trim().toLowerCase()) ?? null;
}
function findEntryKind(word) {
  return HEADS.get(word.trim().toLowerCase()) ?? null;
}

// src/core/documents/entry.ts
function findField(entry, ...keys) {
  for (const key of keys) {
    const value = entry.fields.find((field) => field.key.toLowerCase() === key.toLowerCase())?.value.trim();
    if (value !== void 0 && value !== "") return value;
  }
  return null;
}
var foldWords = remember(
  2e4,
  (text) => text.replace(/[*_`]/g, "").replace(/\s+/g, " ").trim().replace(/\.$/, "").toLowerCase()
);

// src/core/documents/check-entry.ts
function firstWords(value) {
  return value.replace(/[*_`]{2}|[*`]/g, "").replace(/[.,;(\n][\s\S]*$/, "").trim().toLowerCase();
}

// src/core/documents/scan-entries.ts
var EMPHASIS = "(?:\\*\\*|__)?";
var HEAD = new RegExp(
  `^([ \\t]{0,12}[-*+][ \\t]+(?:\\[[ xX]\\][ \\t]+)?)(?:(?:\\[(?:remember|capture):\\w+\\]|@memory:\\w+)[ \\t]+)?${EMPHASIS}([A-Za-z]+)${EMPHASIS}:${EMPHASIS}(?:[ \\t]+|$)(.*)$`
);
var FIELD = new RegExp(
  `^([ \\t]*)([-*+][ \\t]+)?${EMPHASIS}([A-Za-z][A-Za-z ]{0,30})${EMPHASIS}:${EMPHASIS}(?:[ \\t]+|$)(.*)$`
);
var INLINE = new RegExp(
  `(?<![ \\t])[ \\t]*[;|][ \\t]+(?=${EMPHASIS}([A-Za-z][A-Za-z ]{0,30})${EMPHASIS}:(?:[ \\t*_]|$))`,
  "g"
);
var FENCE = /^ {0,3}(`{3,}|~{3,})/;
var BLOCK = /^(?:#{1,6}(?:\s|$)|[-*+](?:\s|$)|\d{1,9}[.)]\s|>|`{3}|~{3}|\||<|={3,}\s*$|(?:-{3,}|\*{3,}|_{3,})\s*$)/;
var isBlock = (line) => BLOCK.test(line.trimStart());
var indentOf = (line) => line.length - line.trimStart().length;
var isBlank = (line) => line.trim() === "";
function scanEntries(text, starts = null) {
  const lines = text.split(/\r\n?|\n/);
  const entries = [];
  let fence = null;
  let isComment = false;
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? "";
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    } else if (isComment) isComment = !line.includes("-->");
    else if (mark !== void 0) fence = mark;
    else if (/^ {0,3}<!--/.test(line)) isComment = !line.includes("-->");
    else {
      const head = matchHead(line, index, starts);
      if (head !== null) {
        const entry = readEntry(lines, index, head);
        entries.push(entry);
        index += entry.lines.length;
        continue;
      }
    }
    index += 1;
  }
  return entries;
}
function matchHead(line, index, starts) {
  const [, bullet, word, text] = HEAD.exec(line) ?? [];
  const kind = word === void 0 ? null : findEntryKind(word);
  if (kind === null || bullet === void 0 || text === void 0) return null;
  const isItem = starts === null ? indentOf(line) <= 3 : starts.has(index);
  return isItem ? { kind, bullet, text } : null;
}
function readEntry(lines, start, { kind, bullet, text }) {
  const indent = indentOf(bullet);
  const fields = splitInline(text).map(({ key, value }) => ({ key: key ?? "", indent, lines: [value] }));
  let end = start + 1;
  let restStart = null;
  while (end < lines.length) {
    const next = findNextLine(lines, end);
    const line = lines[next] ?? "";
    const isApart = next > end;
    if (!isPartOf(line, indent, isApart, restStart !== null)) break;
    const isField = restStart === null && (!isApart || isFieldLine(line, indent)) && addLine(fields, line, indent);
    if (!isField) restStart ??= next;
    end = next + 1;
  }
  const [title = "", ...values] = fields.map(({ lines: parts }) => joinValue(parts));
  return {
    kind,
    title,
    fields: values.map((value, at) => ({ key: fields[at + 1]?.key ?? "", value })),
    rest: restStart === null ? [] : lines.slice(restStart, end),
    bullet,
    line: start + 1,
    lines: lines.slice(start, end)
  };
}
function isPartOf(line, indent, isApart, isBelowFields) {
  if (isBlank(line) || matchHead(line, 0, ANY) !== null) return false;
  return indentOf(line) > indent || !isApart && !isBelowFields && isContinued(line, indent);
}
var ANY = /* @__PURE__ *@/ new Set([0]);
function findNextLine(lines, from) {
  let index = from;
  while (index < lines.length && isBlank(lines[index] ?? "")) index += 1;
  return index;
}
function isFieldLine(line, indent) {
  const [, space = "", mark, word = ""] = FIELD.exec(line) ?? [];
  return findFieldKey(word) !== null && (mark === void 0 || space.length > indent);
}
function isContinued(line, indent) {
  return isFieldLine(line, indent) || indent === 0 && !BLOCK.test(line);
}
function addLine(fields, line, indent) {
  const [, space = "", mark = "", word = "", value = ""] = FIELD.exec(line) ?? [];
  const last = fields.at(-1);
  const isInside = last !== void 0 && last.indent > indent && indentOf(line) > last.indent + 1;
  const key = findFieldKey(word);
  if (key !== null && !(isInside && mark !== "")) {
    const [first, ...more] = splitInline(value);
    const level = mark === "" ? indent : space.length;
    fields.push({ key, indent: level, lines: [first?.value ?? ""] });
    for (const part of more) fields.push({ key: part.key ?? "", indent: level, lines: [part.value] });
    return true;
  }
  if (last === void 0) return false;
  if (isInside) {
    last.lines.push(line.slice(Math.min(indentOf(line), last.indent + 2)).trimEnd());
    return true;
  }
  if (isBlock(line)) return false;
  last.lines.push(line.trim());
  return true;
}
function splitInline(text) {
  const parts = [];
  let from = 0;
  let key = null;
  for (const match of text.matchAll(INLINE)) {
    const next = findFieldKey(match[1] ?? "");
    if (next === null) continue;
    parts.push({ key, value: text.slice(from, match.index) });
    const rest = text.slice(match.index + match[0].length);
    from = text.length - rest.length + (FIELD.exec(rest) === null ? 0 : rest.length - (FIELD.exec(rest)?.[4] ?? "").length);
    key = next;
  }
  parts.push({ key, value: text.slice(from) });
  return parts;
}
function joinValue(lines) {
  const [first = "", ...more] = lines.map((line) => line.trimEnd());
  return (first.trim() === "" ? more : [first.trim(), ...more]).join("\n");
}

// src/core/documents/recovery.ts
function recoverState(texts) {
  const list = (text, kind) => text === null ? [] : scanEntries(text).filter((entry) => entry.kind === kind);
  return {
    decisions: list(texts.decisions, "decision"),
    tasks: list(texts.plan, "task"),
    risks: list(texts.risks, "risk")
  };
}
var CLOSED = ["done", "completed", "dropped", "closed", "resolved", "accepted"];
function isOpen(entry) {
  return !CLOSED.includes(firstWords(findField(entry, "Status") ?? ""));
}
function listFindings(latest, found) {
  return found.flatMap(({ file: { path }, state }) => {
    if (state === "same" || state === "grown") return [];
    return [{ path, state, text: describeState(path, state, latest) }];
  });
}
function describeState(path, state, latest) {
  const since = `since the compaction of ${latest.timestamp}`;
  const isTransient = path.startsWith("artifacts/");
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (isTransient && state === "missing")
    return `${path} is gone ${since}; what it held up to then is in the documents, nothing later is known`;
  if (isTransient) return `${path} is another one ${since}; the documents do not rest on it`;
  if (state === "changed") return `${path} was changed ${since}; it is read as it stands now`;
  if (name === "DECISIONS.md")
    return `${path} is gone ${since}; the plan can be trusted, the reasons for it are lost unless git has them`;
  if (name === "PLAN.md")
    return `${path} is gone ${since}; the decisions can be trusted, what was planned is lost unless git has it`;
  return `${path} is gone ${since}; what the other documents say can be trusted`;
}

// src/core/xml/track-context.ts
var TRACK_TOKENS = 420;
var REFUSAL_TOKENS = 160;
var SCHEMA = "What is to outlast this session goes into a bullet with its keys, in an answer or in the work log: Decision/Reason/Impact, Risk/Severity/Mitigation, Task/Status/Acceptance, Invariant/Scope. The next compaction brings it into the documents.";
function renderTrackContext(facts) {
  const { trackId, planSha256, compactedAt, state, findings, violations } = facts;
  const attributes = { track: trackId, plan: planSha256?.slice(0, 16) ?? null, compacted: compactedAt };
  const lead = `Its documents are in docs/tracks/${trackId}/. ${SCHEMA}`;
  const open = state.tasks.filter(isOpen);
  const elements = [
    { name: "not-taken-up", parts: describeViolations(violations) },
    { name: "check", parts: findings.map(({ text }, index) => ({ rank: 1 + index, text: excerptLine(text, 300) })) },
    { name: "open-tasks", parts: open.map((task, index) => ({ rank: 10 + index, text: describeTask(task) })) },
    { name: "decisions", parts: state.decisions.slice(-12).map(describeDecision) },
    { name: "risks", parts: state.risks.filter(isOpen).map(describeRisk) }
  ];
  const frame = renderElement("track-context", attributes, `${lead}

`).length;
  const parts = renderParts(elements, TRACK_TOKENS, frame);
  return renderElement("track-context", attributes, `
${[lead, ...parts].join("\n")}
`);
}
function renderRefusal(trackId, violations) {
  const lead = `The documents of docs/tracks/${trackId}/ are unchanged: an entry does not keep to the schema. Write it again with all its keys, or mend it where it stands.`;
  const attributes = { track: trackId };
  const frame = renderElement("track-context", attributes, `${lead}

`).length;
  const parts = renderParts([{ name: "not-taken-up", parts: describeViolations(violations) }], REFUSAL_TOKENS, frame);
  return renderElement("track-context", attributes, `
${[lead, ...parts].join("\n")}
`);
}
function describeRefusal(trackId, violations) {
  const [first] = violations;
  if (first === void 0) return "";
  const more = violations.length === 1 ? "" : ` (and ${violations.length - 1} more)`;
  return `holdfast: the documents of track "${trackId}" were left as they are: ${describeViolation(first)}${more}; mend it and run holdfast compact`;
}
function describeViolation({ path, line, text }) {
  return excerptLine(`${path}${line === 0 ? "" : `:${line}`} ${text}`, 300);
}
function describeViolations(violations) {
  return violations.slice(0, 8).map((violation, index) => ({ rank: index, text: describeViolation(violation) }));
}
function describeTask(task) {
  const status = excerptLine(findField(task, "Status") ?? "no status", 30);
  const acceptance = findField(task, "Acceptance", "Acceptance criteria");
  return excerptLine(`${task.title} (${status})${acceptance === null ? "" : `: ${acceptance}`}`, 220);
}
function describeDecision(decision, index, all) {
  const reason = findField(decision, "Reason");
  const text = excerptLine(`${decision.title}${reason === null ? "" : `, because ${reason}`}`, 200);
  return { rank: 20 + 2 * (all.length - index), text };
}
var SEVERITY_RANKS = { critical: 15, high: 25 };
function describeRisk(risk) {
  const severity = (findField(risk, "Severity") ?? "").toLowerCase();
  const mitigation = findField(risk, "Mitigation");
  const text = `${risk.title} (${severity === "" ? "no severity" : severity})${mitigation === null ? "" : `: ${mitigation}`}`;
  return { rank: SEVERITY_RANKS[severity] ?? 60, text: excerptLine(text, 180) };
}

;return {recoverState,
  listFindings,
  renderTrackContext,
  renderRefusal,
  describeRefusal};
|*/
/*| part shared/13
const {
  amount,
  data,
  list,
  nullable,
  record,
  safeName,
  text,
  time
} = (await loadPart("answers/session-start")).shared7;
const {
  escapeText,
  renderElement
} = (await loadPart("answers/session-start")).shared34;
const {
  isRecord,
  parseJsonRecord,
  stringOf
} = (await loadPart("answers/session-start")).shared21;

// src/core/documents/latest.ts
var files = list(record({ path: ["path", text], sha256: ["sha256", text], bytes: ["bytes", amount] }));
var tiers = record({
  core: ["core", files],
  task: ["task", files],
  transient: ["transient", files]
});
var hashes = {
  parse: (wire, path) => {
    if (!isRecord(wire)) throw new TypeError(`${path} is not an object`);
    return Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, text.parse(value, `${path}.${key}`)]));
  },
  serialize: (value) => value
};
var compaction = record({
  inputsSha256: ["inputs_sha256", text],
  outputs: ["outputs", hashes],
  violations: [
    "violations",
    list(
      record({
        path: ["path", text],
        line: ["line", amount],
        rule: ["rule", text],
        text: ["text", text]
      })
    )
  ],
  entries: ["entries", amount],
  replaced: ["replaced", nullable(text)]
});
var trackCheckpoint = record({
  schemaVersion: ["schema_version", text],
  track: ["track", text],
  sequence: ["sequence", amount],
  timestamp: ["timestamp", time],
  sessionId: ["session_id", nullable(safeName)],
  checkpointId: ["checkpoint_id", nullable(safeName)],
  tiers: ["tiers", tiers],
  compaction: ["compaction", compaction]
});
function parseTrackCheckpoint(fileText) {
  return trackCheckpoint.parse(JSON.parse(fileText), "");
}
var documentsState = record({
  tiers: ["tiers", tiers],
  compaction: ["compaction", nullable(data)]
});
function parseDocumentsState(output) {
  const wire = parseJsonRecord(output);
  if (wire === null || !isRecord(wire.documents)) return null;
  try {
    return documentsState.parse(wire.documents, "");
  } catch {
    return null;
  }
}
function listViolations({ compaction: wire }) {
  const trackId = stringOf(wire?.track) ?? "";
  if (wire === null) return { trackId, violations: [] };
  return { trackId, violations: compaction.parse(wire, "compaction").violations };
}

// src/core/xml/parted-elements.ts
function renderParts(elements, budgetTokens, usedChars) {
  const escaped = elements.map((element) => ({
    ...element,
    parts: element.parts.map(({ rank, text: text2 }) => ({ rank, text: escapeText(text2).trim() }))
  }));
  const candidates = escaped.flatMap(
    ({ parts }, element) => parts.map(({ rank, text: text2 }, index) => ({ element, index, rank, text: text2 })).filter(({ text: text2 }) => text2 !== "")
  );
  candidates.sort((a, b) => a.rank - b.rank || a.element - b.element || a.index - b.index);
  const chosen = escaped.map(() => /* @__PURE__ *@/ new Set());
  const sizes = escaped.map(() => 0);
  let used = usedChars;
  for (const { element, index } of candidates) {
    const indices = chosen[element];
    const source = escaped[element];
    if (indices === void 0 || source === void 0) continue;
    indices.add(index);
    const size = renderElementOf(source, indices).length + 1;
    const total = used - (sizes[element] ?? 0) + size;
    if (Math.ceil(total / 4) > budgetTokens) {
      indices.delete(index);
      continue;
    }
    used = total;
    sizes[element] = size;
  }
  return escaped.flatMap((element, index) => {
    const indices = chosen[index];
    return indices === void 0 || indices.size === 0 ? [] : [renderElementOf(element, indices)];
  });
}
function renderElementOf({ name, attributes = {}, parts }, indices) {
  const texts = parts.filter((_, index) => indices.has(index)).map(({ text: text2 }) => text2);
  const content = texts.length > 1 ? `
${texts.map((text2) => `- ${text2}`).join("\n")}
` : texts[0] ?? "";
  return renderElement(name, attributes, content);
}

;return {parseTrackCheckpoint,
  parseDocumentsState,
  listViolations,
  renderParts};
|*/
/*| part shared/18
const {
  hashTerm,
  idTerm,
  lookUpMemories,
  readAllDocuments,
  readManifest,
  serializeSegment
} = await loadPart("shared/20");
const {
  cleanMemoryText
} = (await loadPart("answers/session-start")).shared17;
const {
  NAMESPACES,
  parseFields,
  parseStoredMemory,
  readStoreKey,
  serializeFields
} = (await loadPart("answers/session-start")).shared19;
const {
  spawnSync
} = await loadPart("shared/1");
const {
  readGitFacts
} = (await loadPart("answers/session-start")).shared37;
const {
  readClock
} = (await loadPart("answers/session-start")).shared36;
const {
  openStateFolder
} = (await loadPart("answers/session-start")).shared41;
const {
  createFile,
  removeQuietly,
  replaceFile,
  withLock
} = (await loadPart("answers/session-start")).shared35;
const {
  errorCode,
  readTextFile,
  readdirSync
} = (await loadPart("answers/session-start")).shared3;

// src/io/memory-index.ts
var MAX_OPEN = 1e3;
var MAX_SEGMENTS = 6;
function saveIndex(projectDir, memories, key) {
  const before = readManifest(projectDir)?.segments.join(" ");
  const known = new Set(memories.map(({ id }) => id));
  const whole = serializeSegment(memories);
  publish(projectDir, (now) => {
    const isSame = now === null || now.segments.join(" ") === before;
    const late = isSame ? [] : readLast(projectDir, now).filter(({ id }) => !known.has(id));
    return { key, kept: [], added: late.length === 0 ? [whole] : [whole, serializeSegment(late)] };
  });
}
function addToIndex(projectDir, memories, keyBefore) {
  publish(projectDir, (now) => {
    const segments = now?.segments ?? [];
    const last = readLast(projectDir, now);
    const isOpen = last.length < MAX_OPEN || segments.length >= MAX_SEGMENTS;
    const known = new Set(memories.map(({ id }) => id));
    const rewritten = isOpen ? last.filter(({ id }) => !known.has(id)) : [];
    const key = (now?.key ?? "") === keyBefore ? readStoreKey(projectDir) : now?.key ?? "unknown";
    return {
      key,
      kept: isOpen ? segments.slice(0, -1) : segments,
      added: [serializeSegment([...rewritten, ...memories])]
    };
  });
}
function hasMemory(projectDir, id) {
  const query = [{ hash: hashTerm(idTerm(id)), weight: 1 }];
  return lookUpMemories(projectDir, { query, limit: 1, accepts: () => true, wants: (wire) => wire.id === id }).length > 0;
}
function readLast(projectDir, manifest) {
  const name = manifest?.segments.at(-1);
  try {
    return name === void 0 ? [] : readSegmentMemories(projectDir, name);
  } catch {
    return [];
  }
}
function readSegmentMemories(projectDir, name) {
  return readAllDocuments(projectDir, name).map(parseStoredMemory).filter((memory) => memory !== null);
}
function publish(projectDir, plan) {
  const folder = openStateFolder(projectDir, ["memory"]);
  const done = withLock(folder, () => {
    const now = readManifest(projectDir);
    const { key, kept, added } = plan(now);
    const names = listSegments(folder);
    let number = Math.max(0, ...names.map((name) => Number(/\d+/.exec(name)?.[0] ?? 0)));
    const segments = [...kept];
    for (const bytes of added) {
      number += 1;
      const name = `segment-${number}.bin`;
      replaceFile(folder, name, bytes);
      segments.push(name);
    }
    replaceFile(folder, "index.json", `${JSON.stringify({ schema_version: "1", key, segments }, null, 2)}
`);
    const spared = /* @__PURE__ *@/ new Set([...segments, ...now?.segments ?? []]);
    for (const name of names) if (!spared.has(name)) removeQuietly(`${folder}/${name}`);
  });
  if (done === null) throw Object.assign(new Error("busy"), { code: "another process holds its lock" });
}
function listSegments(folder) {
  return readdirSync(folder).filter((name) => /^segment-\d{1,15}\.bin$/.test(name));
}

// src/core/memory/front-matter.ts
function serializeFrontMatter(fields) {
  return Object.entries(fields).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)).map(([key, value]) => `${key}: ${serializeField(value)}
`).join("");
}
function serializeField(value) {
  if (Array.isArray(value)) return `[${value.map((item) => serializeField(item)).join(", ")}]`;
  return typeof value === "string" && !isPlain(value) ? JSON.stringify(value) : String(value);
}
function isPlain(text) {
  return /^[A-Za-z_][A-Za-z0-9_./-]{0,200}$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}
function readFrontMatter(text) {
  const fields = /* @__PURE__ *@/ Object.create(null);
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const [, key, value] = /^([a-z_]{1,40}): (.{1,4000})$/.exec(line) ?? [];
    if (key === void 0 || value === void 0 || key in fields) return null;
    const parsed = readField(value);
    if (parsed === void 0) return null;
    fields[key] = parsed;
  }
  return fields;
}
function readField(text) {
  if (!text.startsWith("[")) return readScalar(text);
  if (!text.endsWith("]") || text.includes('"')) return void 0;
  const items = text.slice(1, -1).split(", ").map(readScalar);
  return items.every((item) => typeof item === "string") ? items : void 0;
}
function readScalar(text) {
  if (isPlain(text)) return text;
  if (/^(?:0|1|0\.\d{1,17})$/.test(text)) return Number(text);
  if (!text.startsWith('"')) return void 0;
  try {
    const value = JSON.parse(text);
    return typeof value === "string" ? value : void 0;
  } catch {
    return void 0;
  }
}

// src/core/memory/note.ts
var MAX_FRONT_LINES = 40;
var MAX_FRONT_CHARS = 4096;
var MAX_PARTS = 2e5;
function serializeMemory(memory) {
  const front = serializeFrontMatter(serializeFields(memory));
  return `---
${front}---
${memory.text.replace(/^(\\*---[ \t]*)$/gm, "\\$1")}
`;
}
function appendToNote(note, memories) {
  const before = note.trim() === "" ? "" : `${note.trimEnd()}

`;
  return before + memories.map(serializeMemory).join("\n");
}
function parseNote(note, namespace, parseYaml) {
  const parts = [];
  for (const { front, body, raw } of splitNote(note)) {
    const fields = front === "" ? {} : readFrontMatter(front) ?? parseYaml(front) ?? {};
    const memory = readMemory(fields, body, namespace);
    if (memory !== null) parts.push({ memory, raw });
    if (parts.length >= MAX_PARTS) break;
  }
  return parts;
}
var FENCE = /^---\s*$/;
function splitNote(note) {
  const lines = note.replaceAll("\r\n", "\n").split("\n");
  const parts = [];
  let start = 0;
  let bodyFrom = 0;
  let front = "";
  const close = (end) => {
    const body = lines.slice(bodyFrom, end).join("\n");
    const raw = lines.slice(start, end).join("\n").trim();
    if (raw !== "") parts.push({ front, body, raw });
  };
  for (let index = 0; index < lines.length; index += 1) {
    const end = FENCE.test(lines[index] ?? "") ? findFrontEnd(lines, index) : -1;
    if (end < 0) continue;
    close(index);
    start = index;
    bodyFrom = end + 1;
    front = lines.slice(index + 1, end).join("\n");
    index = end;
  }
  close(lines.length);
  return parts;
}
function findFrontEnd(lines, from) {
  if (!/^[A-Za-z_][\w-]{0,40}:(?:\s|$)/.test(lines[from + 1] ?? "")) return -1;
  let chars = 0;
  for (let index = from + 1; index <= from + MAX_FRONT_LINES; index += 1) {
    const line = lines[index];
    if (line === void 0) return -1;
    if (FENCE.test(line)) return index;
    chars += line.length + 1;
    if (chars > MAX_FRONT_CHARS) return -1;
  }
  return -1;
}
function readMemory(fields, body, namespace) {
  const text = cleanMemoryText(body.replace(/^\\(\\*---[ \t]*)$/gm, "$1"));
  return text === "" ? null : parseFields(fields, namespace, text);
}

// src/io/memory-files.ts
var FOLDER = ".holdfast/memory/notes";
var MAX_FILE_BYTES = 1 << 20;
function saveMemoryFile(projectDir, memory) {
  const folder = openStateFolder(projectDir, ["memory", "notes", memory.namespace]);
  return createFile(folder, `${memory.id}.md`, serializeMemory(memory));
}
function readMemoryFiles(projectDir) {
  const files = [];
  const skipped = [];
  for (const namespace of NAMESPACES) {
    for (const name of listNames(`${projectDir}/${FOLDER}/${namespace}`)) {
      const path = `${FOLDER}/${namespace}/${name}`;
      const file = readTextFile(`${projectDir}/${path}`, MAX_FILE_BYTES);
      if ("text" in file) files.push({ namespace, path, text: file.text });
      else if (file.error !== "ENOENT") skipped.push({ path, cause: file.error });
    }
  }
  return { files, skipped };
}
function removeMemoryFiles(projectDir, files) {
  for (const { path } of files) removeQuietly(`${projectDir}/${path}`);
}
function listNames(folder) {
  try {
    return readdirSync(folder).filter((name) => /^[\w-]{1,64}\.md$/.test(name)).sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

// src/io/git-command.ts
var HARMLESS = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "core.pager=cat",
  "commit.gpgSign=false",
  "push.gpgSign=false",
  "gc.auto=0",
  "maintenance.auto=false",
  "fetch.recurseSubmodules=false",
  "push.recurseSubmodules=no",
  "protocol.ext.allow=never",
  "core.alternateRefsCommand=true"
].flatMap((setting) => ["-c", setting]);
var KEPT = /^(?:PATH|Path|HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|SystemRoot|TMPDIR|TEMP|TMP|LANG|XDG_CONFIG_HOME|GIT_EXEC_PATH|GIT_CONFIG_GLOBAL|GIT_CONFIG_NOSYSTEM|GIT_CEILING_DIRECTORIES)$/;
var KEPT_ONLINE = /^(?:SSH_|GIT_SSH|GIT_ASKPASS$|https?_proxy$|all_proxy$|no_proxy$|GIT_SSL_|DISPLAY$|DBUS_)/i;
var MAX_OUTPUT_BYTES = 1 << 30;
function runGit(folder, args, options = {}) {
  const { input = "", timeoutMs = 2e4, online = false } = options;
  const run = spawnSync("git", ["-C", folder, "--no-pager", "--no-replace-objects", ...HARMLESS, ...args], {
    input,
    env: createEnvironment(online),
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: timeoutMs,
    windowsHide: true
  });
  const stderr = run.stderr === null ? "" : run.stderr.toString("utf8", 0, 4e3);
  const ended = run.error === void 0 || run.status !== null;
  const failure = ended ? "" : run.error.code ?? "unknown error";
  return {
    code: ended ? run.status : null,
    stdout: run.stdout ?? Buffer.alloc(0),
    stderr: failure || stderr
  };
}
function createEnvironment(online) {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name) || online && KEPT_ONLINE.test(name));
  const fixed = { LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0" };
  const local = online ? {} : { GIT_NO_LAZY_FETCH: "1" };
  return { ...Object.fromEntries(kept), ...fixed, ...local };
}
function describeGitFailure({ code, stderr }, telling = null) {
  const lines = stderr.split("\n").filter((text) => text.trim() !== "" && !text.startsWith("hint:"));
  const line = lines.find((text) => telling?.test(text) === true) ?? lines[0];
  return line?.trim().replace(/^(?:fatal|error|warning): /, "").slice(0, 200) ?? `git ended with ${code ?? "no exit code"}`;
}

// src/io/note-reader.ts
var NOTES_PREFIX = "refs/notes/holdfast/";
var MAX_NOTE_BYTES = 32 << 20;
function readNotesState(folder, prefix = NOTES_PREFIX) {
  const names = ["HEAD", ...NAMESPACES.map((name) => `${prefix}${name}`)];
  const answer = runGit(folder, ["cat-file", "--batch-check=%(objectname) %(objecttype)"], {
    input: names.map((name) => `${name}^{commit}
`).join("")
  });
  if (answer.code !== 0) return { error: describeGitFailure(answer) };
  const ids = answer.stdout.toString("latin1").split("\n").map((line) => /^([0-9a-f]{40,64}) commit$/.exec(line)?.[1] ?? null);
  const [head = null, ...refs] = ids;
  const tips = new Map(NAMESPACES.flatMap((name, index) => refs[index] ? [[name, refs[index]]] : []));
  const target = head ?? findEmptyTree(folder);
  return target === null ? { error: "git has no object to put a note on" } : { target, tips };
}
function findEmptyTree(folder) {
  const answer = runGit(folder, ["hash-object", "-t", "tree", "--stdin"]);
  return answer.code === 0 ? parseId(answer.stdout.toString("latin1").trim()) : null;
}
function parseId(text) {
  return /^[0-9a-f]{40,64}$/.test(text) ? text : null;
}
function readNotesOf(folder, { target, tips }, namespaces) {
  const asked = namespaces.flatMap((namespace) => {
    const tip = tips.get(namespace);
    return tip === void 0 ? [] : listPlaces(target).map((path) => ({ namespace, path, name: `${tip}:${path}` }));
  });
  const blobs = readBlobs(
    folder,
    asked.map(({ name }) => name)
  );
  if ("error" in blobs) return blobs;
  const found = /* @__PURE__ *@/ new Map();
  for (const [index, { namespace, path }] of asked.entries()) {
    const text = blobs.texts[index];
    if (text === null || text === void 0) continue;
    const known = found.get(namespace) ?? { texts: [], paths: [] };
    known.texts.push(text);
    known.paths.push(path);
    found.set(namespace, known);
  }
  return found;
}
function listPlaces(objectId) {
  return [objectId, placeNote(objectId), `${objectId.slice(0, 2)}/${objectId.slice(2, 4)}/${objectId.slice(4)}`];
}
function placeNote(objectId) {
  return `${objectId.slice(0, 2)}/${objectId.slice(2)}`;
}
function readBlobs(folder, names) {
  if (names.length === 0) return { texts: [] };
  const answer = runGit(folder, ["cat-file", "--batch"], { input: names.map((name) => `${name}
`).join("") });
  if (answer.code !== 0) return { error: describeGitFailure(answer) };
  const { stdout } = answer;
  const texts = [];
  let at = 0;
  for (const _ of names) {
    const lineEnd = stdout.indexOf(10, at);
    if (lineEnd < 0) return { error: "git answered less than it was asked" };
    const [, type, size] = /^[0-9a-f]{40,64} ([a-z]+) (\d+)$/.exec(stdout.toString("latin1", at, lineEnd)) ?? [];
    at = lineEnd + 1;
    if (size === void 0) {
      texts.push(null);
      continue;
    }
    texts.push(type === "blob" ? stdout.toString("utf8", at, at + Number(size)) : null);
    at += Number(size) + 1;
  }
  return { texts };
}
function listNotes(folder, tips) {
  const notes = [];
  const skipped = [];
  let bytes = 0;
  for (const [namespace, tip] of tips) {
    const answer = runGit(folder, ["ls-tree", "-r", "-l", "-z", "--full-tree", tip]);
    if (answer.code !== 0) return { error: describeGitFailure(answer) };
    for (const entry of answer.stdout.toString("latin1").split("\0")) {
      const [, blobId, size, path] = /^100\d{3} blob ([0-9a-f]{40,64}) +(\d+)\t([0-9a-f/]{40,100})$/.exec(entry) ?? [];
      const objectId = parseId((path ?? "").replaceAll("/", ""));
      if (blobId === void 0 || objectId === null) continue;
      if (Number(size) > MAX_NOTE_BYTES) {
        const cause = `${size} bytes, over the limit of ${MAX_NOTE_BYTES}`;
        skipped.push({ path: `${NOTES_PREFIX}${namespace}:${path}`, cause });
      } else {
        bytes += Number(size);
        notes.push({ namespace, objectId, blobId });
      }
    }
  }
  return { notes, skipped, bytes };
}
function readNotes(folder, notes) {
  const blobs = readBlobs(
    folder,
    notes.map(({ blobId }) => blobId)
  );
  if ("error" in blobs) return blobs;
  return notes.flatMap(({ namespace, objectId }, index) => {
    const text = blobs.texts[index];
    return text === null || text === void 0 ? [] : [{ namespace, objectId, text }];
  });
}

// src/io/note-writer.ts
var WRITE_PATIENCE_MS = 3e3;
function editNotes(folder, namespaces, edit) {
  const deadline = Date.now() + WRITE_PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    const state = readNotesState(folder);
    if ("error" in state) return state;
    const found = readNotesOf(folder, state, namespaces);
    if ("error" in found) return found;
    const changes = namespaces.flatMap((namespace) => {
      const { texts, paths } = found.get(namespace) ?? { texts: [], paths: [] };
      const text = edit(namespace, texts.join("\n\n"));
      return text === null ? [] : [
        {
          ref: `${NOTES_PREFIX}${namespace}`,
          from: state.tips.get(namespace) ?? null,
          notes: [{ objectId: state.target, text, stale: paths }]
        }
      ];
    });
    const failure = writeNotes(folder, changes, "Notes added by holdfast");
    if (failure === null) return { target: state.target };
    if (Date.now() > deadline || !isContention(failure)) return failure;
    sleep(5 + (process.pid * 7 + attempt * 13) % 40);
  }
}
function isContention({ error }) {
  return /not updating|cannot lock ref|failed to update ref|File exists|\[(?:remote )?rejected\]/i.test(error) && !/permission|read-only/i.test(error);
}
function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
function writeNotes(folder, changes, message) {
  if (changes.length === 0) return null;
  const seconds = Math.floor(readClock().getTime() / 1e3);
  const pieces = [];
  const data = (text) => {
    const bytes = Buffer.from(text);
    pieces.push(Buffer.from(`data ${bytes.length}
`), bytes, Buffer.from("\n"));
  };
  for (const { ref, from, merged, notes } of changes) {
    pieces.push(Buffer.from(`commit ${ref}
committer holdfast <holdfast@localhost> ${seconds} +0000
`));
    data(message);
    if (from !== null) pieces.push(Buffer.from(`from ${from}
`));
    if (merged !== void 0) pieces.push(Buffer.from(`merge ${merged}
`));
    for (const { objectId, text, stale } of notes) {
      for (const path of stale) pieces.push(Buffer.from(`D ${path}
`));
      pieces.push(Buffer.from(`M 100644 inline ${placeNote(objectId)}
`));
      data(text);
    }
    pieces.push(Buffer.from("\n"));
  }
  pieces.push(Buffer.from("done\n"));
  const answer = runGit(folder, "fast-import --quiet --done --date-format=raw".split(" "), {
    input: Buffer.concat(pieces),
    timeoutMs: 12e4
  });
  return answer.code === 0 ? null : { error: describeGitFailure(answer) };
}

// src/io/memory-store.ts
function saveMemories(projectDir, memories) {
  if (memories.length === 0) return { saved: [], known: [], problems: [] };
  if (readGitFacts(projectDir) === null) return saveInFiles(projectDir, memories, []);
  const tried = /* @__PURE__ *@/ new Set();
  const done = editNotes(projectDir, [...new Set(memories.map(({ namespace }) => namespace))], (namespace, note) => {
    const there = new Set(parseNote(note, namespace, () => null).map(({ memory }) => memory.id));
    const added = memories.filter((memory) => memory.namespace === namespace && !there.has(memory.id));
    for (const { id } of added) tried.add(id);
    return added.length === 0 ? null : appendToNote(note, added);
  });
  if ("error" in done) {
    return saveInFiles(projectDir, memories, [{ code: "memory-not-in-git", path: "git notes", cause: done.error }]);
  }
  return {
    saved: memories.filter(({ id }) => tried.has(id)),
    known: memories.filter(({ id }) => !tried.has(id)),
    problems: []
  };
}
function saveInFiles(projectDir, memories, problems) {
  const saved = [];
  const known = [];
  try {
    for (const memory of memories) (saveMemoryFile(projectDir, memory) ? saved : known).push(memory);
    return { saved, known, problems };
  } catch (error) {
    const failed = { code: "state-not-writable", path: ".holdfast/memory", cause: errorCode(error) };
    return { saved, known, problems: [...problems, failed] };
  }
}
async function listMemories(projectDir, maxBytes = Number.POSITIVE_INFINITY) {
  const notes = readGitFacts(projectDir) === null ? { notes: [], skipped: [] } : readAllNotes(projectDir, maxBytes);
  if (notes === null) return null;
  const { files, skipped } = readMemoryFiles(projectDir);
  const unread = "error" in notes ? [{ path: "git notes", cause: notes.error }] : notes.skipped;
  const problems = [...unread, ...skipped].map(
    ({ path, cause }) => ({ code: "memory-unreadable", path, cause })
  );
  return { memories: await parseSources([..."error" in notes ? [] : notes.notes, ...files]), problems };
}
function readAllNotes(projectDir, maxBytes) {
  const state = readNotesState(projectDir);
  if ("error" in state) return state;
  const listing = listNotes(projectDir, state.tips);
  if ("error" in listing) return listing;
  const once = new Map(listing.notes.map((note) => [`${note.namespace} ${note.blobId}`, note]));
  if (listing.bytes > maxBytes) return null;
  const notes = readNotes(projectDir, [...once.values()]);
  return "error" in notes ? notes : { notes, skipped: listing.skipped };
}
async function moveFilesToNotes(projectDir) {
  const { files } = readMemoryFiles(projectDir);
  if (files.length === 0 || readGitFacts(projectDir) === null) return 0;
  const memories = await parseSources(files);
  if (saveMemories(projectDir, memories).problems.length > 0) return 0;
  removeMemoryFiles(projectDir, files);
  return memories.length;
}
async function parseSources(sources) {
  const byId = /* @__PURE__ *@/ new Map();
  let parseYaml = null;
  for (const { namespace, text } of sources) {
    let isPlain2 = true;
    const read = (parse) => parseNote(text, namespace, parse);
    let parts = read(
      parseYaml ?? (() => {
        isPlain2 = false;
        return null;
      })
    );
    if (!isPlain2) {
      parseYaml = await loadYaml();
      parts = read(parseYaml);
    }
    for (const { memory } of parts) if (!byId.has(memory.id)) byId.set(memory.id, memory);
  }
  return [...byId.values()].sort(compareMemories);
}
async function loadYaml() {
  const { parseYamlRecord } = await loadPart("io/yaml-file");
  return (front) => {
    try {
      return parseYamlRecord(front);
    } catch {
      return null;
    }
  };
}
function compareMemories(a, b) {
  const [first, second] = [a.createdAt ?? "", b.createdAt ?? ""];
  if (first !== second) return first < second ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

;return {saveIndex,
  addToIndex,
  hasMemory,
  saveMemories,
  listMemories,
  moveFilesToNotes};
|*/
/*| part shared/2
const {
  sep
} = await loadPart("shared/4");
const {
  estimateTokens
} = (await loadPart("answers/session-start")).shared28;
const {
  readTrackPointer
} = (await loadPart("answers/session-start")).shared30;
const {
  CORE_FILES,
  listTaskPaths,
  listTransientPaths
} = (await loadPart("answers/session-start")).shared29;
const {
  closeSync,
  constants,
  errorCode,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  realpathSync
} = (await loadPart("answers/session-start")).shared3;

// builtin:node:crypto
var module = () => builtin("node:crypto");
var createHash = (...args) => module().createHash(...args);

// src/io/tier-document.ts
var MAX_BYTES = 2 << 20;
function readTierDocument(projectDir, path) {
  const missing = (reason, isThere = true) => ({ path, isThere, reason });
  if (!existsSync(`${projectDir}/${path}`)) return missing("not there", false);
  let fd;
  try {
    const real = realpathSync.native(`${projectDir}/${path}`);
    if (!real.startsWith(`${realpathSync.native(projectDir)}${sep}`)) return missing("it leads out of the repository");
    fd = openSync(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
    const stat = fstatSync(fd);
    if (!stat.isFile()) return missing(stat.isDirectory() ? "it is a folder" : "it is not a regular file");
    if (stat.size > MAX_BYTES) return missing(`${stat.size} bytes, over the limit of ${MAX_BYTES}`);
    const bytes = readAll(fd, stat.size);
    const text = decode(bytes);
    if (text === null) return missing("it is not UTF-8 text");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { path, text, bytes: bytes.length, sha256, tokens: estimateTokens(text) };
  } catch (error) {
    return missing(errorCode(error));
  } finally {
    if (fd !== void 0) closeSync(fd);
  }
}
function readAll(fd, size) {
  const buffer = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const count = readSync(fd, buffer, length, size - length, length);
    if (count === 0) break;
    length += count;
  }
  return buffer.subarray(0, length);
}
function decode(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

// src/steps/load-tiers.ts
function loadTiers(projectDir, sessionId) {
  const pointer = readTrackPointer(projectDir);
  const trackId = pointer !== null && "trackId" in pointer ? pointer.trackId : null;
  const load = (paths) => {
    const read = paths.map((path) => readTierDocument(projectDir, path));
    return {
      loaded: read.filter((file) => "text" in file),
      missing: read.filter((file) => "reason" in file)
    };
  };
  return {
    trackId,
    pointerReason: pointer !== null && "reason" in pointer ? pointer.reason : null,
    sessionId,
    core: load(CORE_FILES),
    task: load(trackId === null ? [] : listTaskPaths(trackId)),
    transient: load(sessionId === null ? [] : listTransientPaths(sessionId))
  };
}

;return {createHash,
  readTierDocument,
  loadTiers};
|*/
/*| part shared/20
const {
  serializeFields
} = (await loadPart("answers/session-start")).shared19;
const {
  parseJsonRecord
} = (await loadPart("answers/session-start")).shared21;
const {
  closeSync,
  constants,
  openSync,
  readSync,
  readTextFile
} = (await loadPart("answers/session-start")).shared3;

// src/core/memory/terms.ts
var STOP_WORDS = " the and for with that this from are was were has have had not but can will would should could must may its our your their they them then than there here when what which who how why all any one two out into over under about after before because been being also only more most some such each use used uses using make makes made get gets set sets new now never always instead via per yes const let var function return default import export class interface type types string number boolean true false null undefined void async await public private protected static readonly extends implements if else while switch case break continue try catch finally throw throws def self none elif pass lambda func package struct impl mut pub mod fmt err nil map list array object value values key keys name names data item items index main src lib dist app test tests spec util utils helper helpers common core file files path paths args params options config result results input output error errors string console log print todo add run code length push join split node require module exports http https www com org html div span ";
function countTerms(text) {
  const words = /* @__PURE__ *@/ new Map();
  const parts = text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().match(/[a-z0-9\u00c0-\uffff]+/g);
  for (const part of parts ?? []) words.set(part, (words.get(part) ?? 0) + 1);
  const terms = /* @__PURE__ *@/ new Map();
  for (const [word, count] of words) {
    for (const term of listStems(word)) terms.set(term, (terms.get(term) ?? 0) + count);
  }
  return terms;
}
function listTerms(text) {
  return [...countTerms(text).keys()];
}
function listStems(word) {
  if (word.length < 2 || word.length > 200) return [];
  if (isUnspaced(word)) return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  const isWord = word.length > 2 && word.length <= 40 && !(word <= ":" && /^\d+$/.test(word));
  return isWord && !STOP_WORDS.includes(` ${word} `) ? [stem(word)] : [];
}
function isUnspaced(word) {
  const first = word.charCodeAt(0);
  return first >= 12352 && first < 40960 || first >= 44032 && first < 55216;
}
function stem(word) {
  const base = word.endsWith("ies") ? `${word.slice(0, -3)}i` : word.endsWith("y") ? `${word.slice(0, -1)}i` : word;
  const ending = ["ions", "ion", "ing", "ed", "es", "s", "e"].find((end) => base.endsWith(end)) ?? "";
  return base.length - ending.length < 3 ? word : base.slice(0, base.length - ending.length);
}
function hashTerm(term) {
  let hash = 2166136261;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 16777619);
  return hash >>> 0;
}
function branchTerm(branch) {
  return `branch:${branch}`;
}
function trackTerm(track) {
  return `track:${track}`;
}
function idTerm(id) {
  return `id:${id}`;
}

// src/core/memory/rank.ts
var MAX_TERMS = 32;
var SMALL_STORE = 50;
function createSessionQuery(branch, track) {
  const weights = /* @__PURE__ *@/ new Map();
  for (const term of listTerms(`${branch ?? ""} ${track ?? ""}`)) weights.set(term, 0.5);
  if (branch !== null) weights.set(branchTerm(branch), 1);
  if (track !== null) weights.set(trackTerm(track), 2);
  return selectTerms(weights);
}
function selectTerms(weights) {
  const terms = [...weights].sort((a, b) => b[1] - a[1]).slice(0, MAX_TERMS);
  return terms.map(([term, weight]) => ({ hash: hashTerm(term), weight }));
}
function rankMemories(query, entries, sizes) {
  const total = Math.max(
    SMALL_STORE,
    sizes.reduce((sum, size) => sum + size, 0)
  );
  const rarest = rarity(1, total);
  const found = /* @__PURE__ *@/ new Map();
  for (const [index, { weight }] of query.entries()) {
    const perSegment = entries[index] ?? [];
    const count = perSegment.reduce((sum, entry) => sum + (entry === null ? 0 : entry.count), 0);
    if (count === 0) continue;
    const worth = weight * rarity(count, total) / rarest / 100;
    for (const [segment, entry] of perSegment.entries()) {
      if (entry === null) continue;
      for (const posting of entry.postings) {
        const number = posting & 16777215;
        const key = segment * 16777216 + number;
        const known = found.get(key);
        const score = worth * (posting >>> 24);
        if (known === void 0) found.set(key, { segment, number, score, matched: 1 });
        else {
          known.score += score;
          known.matched += 1;
        }
      }
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score || b.segment - a.segment || b.number - a.number);
}
function rarity(count, total) {
  return Math.log(1 + (total - Math.min(count, total) + 0.5) / (count + 0.5));
}

// src/core/memory/segment.ts
var SEGMENT_MAGIC = 827147848;
var HEADER_BYTES = 16;
var MAX_SEGMENT_MEMORIES = 1 << 24;
var MAX_POSTINGS = 512;
var TERM_SATURATION = 1.2;
var LENGTH_SHARE = 0.25;
var WEIGHT_UNIT = 100;
function serializeSegment(memories) {
  const { postings, counts } = collectPostings(memories);
  const bucketCount = 2 ** Math.max(2, Math.ceil(Math.log2(Math.max(1, postings.size / 3))));
  const buckets = Array.from({ length: bucketCount }, () => []);
  for (const hash of [...postings.keys()].sort((a, b) => a - b)) buckets[hash & bucketCount - 1]?.push(hash);
  const words = [];
  const starts = [];
  const termsAt = HEADER_BYTES + (bucketCount + 1) * 4;
  for (const bucket of buckets) {
    starts.push(termsAt + words.length * 4);
    for (const hash of bucket) {
      const kept = postings.get(hash) ?? [];
      words.push(hash, counts.get(hash) ?? kept.length, kept.length);
      for (const posting of kept) words.push(posting);
    }
  }
  const documentsAt = termsAt + words.length * 4;
  starts.push(documentsAt);
  return joinSegment([SEGMENT_MAGIC, memories.length, bucketCount, documentsAt], starts, words, memories);
}
function joinSegment(header, starts, words, memories) {
  const encoder = new TextEncoder();
  const documents = memories.map(
    (memory) => encoder.encode(JSON.stringify({ ...serializeFields(memory), text: memory.text }))
  );
  const tableBytes = (documents.length + 1) * 4;
  const textAt = (header.length + starts.length + words.length) * 4 + tableBytes;
  const size = documents.reduce((sum, { length }) => sum + length, textAt);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const put = (value) => {
    view.setUint32(at, value, true);
    at += 4;
  };
  for (const list of [header, starts, words]) for (const value of list) put(value);
  let textEnd = textAt;
  for (const document of documents) {
    put(textEnd);
    bytes.set(document, textEnd);
    textEnd += document.length;
  }
  put(textEnd);
  return bytes;
}
function collectPostings(memories) {
  const counted = memories.map(countOwnTerms);
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const postings = /* @__PURE__ *@/ new Map();
  const add = (hash, weight, number) => {
    const posting = (weight << 24 | number) >>> 0;
    const known = postings.get(hash);
    if (known === void 0) postings.set(hash, [posting]);
    else known.push(posting);
  };
  for (const [number, { terms, marks, length }] of counted.entries()) {
    const norm = TERM_SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * Math.min(2, length / Math.max(1, average)));
    for (const [hash, times] of terms) {
      add(hash, Math.round(WEIGHT_UNIT * times * (TERM_SATURATION + 1) / (times + norm)), number);
    }
    for (const mark of marks) add(hashTerm(mark), WEIGHT_UNIT, number);
  }
  const counts = /* @__PURE__ *@/ new Map();
  for (const [hash, list] of postings) {
    if (list.length <= MAX_POSTINGS) continue;
    counts.set(hash, list.length);
    postings.set(hash, list.sort((a, b) => b - a).slice(0, MAX_POSTINGS));
  }
  return { postings, counts };
}
function countOwnTerms({ text, tags, branch, track, id }) {
  const terms = /* @__PURE__ *@/ new Map();
  let length = 0;
  for (const [term, count] of countTerms(`${text} ${tags.join(" ")}`)) {
    terms.set(hashTerm(term), count);
    length += count;
  }
  const marks = [idTerm(id)];
  if (branch !== null) marks.push(branchTerm(branch));
  if (track !== null) marks.push(trackTerm(track));
  return { terms, marks, length };
}

// src/io/memory-lookup.ts
var MAX_MANIFEST_BYTES = 64 << 10;
var MAX_BUCKET_BYTES = 1 << 18;
var MAX_DOCUMENT_BYTES = 128 << 10;
var MAX_TEXT_BYTES = 1 << 30;
var MAX_READ = 24;
function readManifest(projectDir) {
  const file = readTextFile(`${projectDir}/.holdfast/memory/index.json`, MAX_MANIFEST_BYTES);
  const wire = "text" in file ? parseJsonRecord(file.text) : null;
  if (wire === null || wire.schema_version !== "1" || typeof wire.key !== "string" || !Array.isArray(wire.segments))
    return null;
  const segments = wire.segments.filter((name) => typeof name === "string" && /^segment-\d{1,15}\.bin$/.test(name));
  return { key: wire.key, segments: segments.slice(0, 8) };
}
function lookUpMemories(projectDir, { query, limit, accepts, wants }) {
  const manifest = query.length === 0 ? null : readManifest(projectDir);
  if (manifest === null) return [];
  const fds = [];
  const found = [];
  try {
    const segments = manifest.segments.map((name) => {
      const fd = openFile(`${projectDir}/.holdfast/memory/${name}`);
      fds.push(fd);
      return readSegment(fd);
    });
    const entries = query.map(({ hash }) => segments.map((segment) => readEntry(segment, hash)));
    const sizes = segments.map(({ memories }) => memories);
    for (const ranked of rankMemories(query, entries, sizes).filter(accepts).slice(0, MAX_READ)) {
      const segment = segments[ranked.segment];
      const memory = segment === void 0 ? null : readDocument(segment, ranked.number);
      if (memory !== null && wants(memory)) found.push(memory);
      if (found.length >= limit) break;
    }
  } catch {
    return found;
  } finally {
    for (const fd of fds) closeSync(fd);
  }
  return found;
}
function readAllDocuments(projectDir, name) {
  const fd = openFile(`${projectDir}/.holdfast/memory/${name}`);
  try {
    const segment = readSegment(fd);
    const table = readAt(segment.fd, segment.documentsAt, (segment.memories + 1) * 4, MAX_SEGMENT_MEMORIES * 4);
    const first = table.readUInt32LE(0);
    const text = readAt(segment.fd, first, table.readUInt32LE(segment.memories * 4) - first, MAX_TEXT_BYTES);
    const documents = [];
    for (let number = 0; number < segment.memories; number += 1) {
      const [from, to] = [table.readUInt32LE(number * 4), table.readUInt32LE(number * 4 + 4)];
      const memory = parseJsonRecord(text.toString("utf8", from - first, to - first));
      if (memory !== null) documents.push(memory);
    }
    return documents;
  } finally {
    closeSync(fd);
  }
}
function openFile(path) {
  return openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
}
function readSegment(fd) {
  const header = readAt(fd, 0, HEADER_BYTES, HEADER_BYTES);
  const [memories, buckets, documentsAt] = [4, 8, 12].map((at) => header.readUInt32LE(at));
  if (header.readUInt32LE(0) !== SEGMENT_MAGIC || (buckets & buckets - 1) !== 0) throw new Error("not a segment");
  return { fd, memories, buckets, documentsAt };
}
function readAt(fd, at, length, most) {
  if (length < 0 || length > most) throw new Error("out of bounds");
  const bytes = Buffer.allocUnsafe(length);
  if (readSync(fd, bytes, 0, length, at) !== length) throw new Error("cut short");
  return bytes;
}
function readEntry(segment, hash) {
  const place = readAt(segment.fd, HEADER_BYTES + (hash & segment.buckets - 1) * 4, 8, 8);
  const from = place.readUInt32LE(0);
  const bucket = readAt(segment.fd, from, place.readUInt32LE(4) - from, MAX_BUCKET_BYTES);
  for (let at = 0; at + 12 <= bucket.length; ) {
    const kept = bucket.readUInt32LE(at + 8);
    const end = at + 12 + kept * 4;
    if (end > bucket.length) return null;
    if (bucket.readUInt32LE(at) === hash) {
      const postings = [];
      for (let next = at + 12; next < end; next += 4) postings.push(bucket.readUInt32LE(next));
      return { count: bucket.readUInt32LE(at + 4), postings };
    }
    at = end;
  }
  return null;
}
function readDocument(segment, number) {
  if (number >= segment.memories) return null;
  const place = readAt(segment.fd, segment.documentsAt + number * 4, 8, 8);
  const from = place.readUInt32LE(0);
  const document = readAt(segment.fd, from, place.readUInt32LE(4) - from, MAX_DOCUMENT_BYTES);
  return parseJsonRecord(document.toString("utf8"));
}

;return {hashTerm,
  idTerm,
  serializeSegment,
  createSessionQuery,
  readManifest,
  lookUpMemories,
  readAllDocuments};
|*/
/*| part shared/23
// src/core/reinforcement/select.ts
var MAX_MARKS = 200;
function rankMarks(marks) {
  const ranked = [...marks].sort(
    (a, b) => a.rank - b.rank || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line)
  );
  const seen = /* @__PURE__ *@/ new Set();
  const kept = [];
  for (const mark of ranked) {
    if (kept.length >= MAX_MARKS) break;
    if (!seen.has(mark.content)) kept.push(mark);
    seen.add(mark.content);
  }
  return kept;
}
function trimMarks(marks, budgetTokens) {
  let left = budgetTokens * 4;
  return marks.filter(({ content }) => {
    const fits = content.length + 3 <= left;
    if (fits) left -= content.length + 3;
    return fits;
  });
}
function parseMarkCache(value) {
  if (!Array.isArray(value) || value.length > MAX_MARKS) return null;
  const isWhole = value.every(
    (item) => typeof item?.rank === "number" && typeof item.content === "string" && item.content.length <= 400
  );
  return isWhole ? value : null;
}

;return {rankMarks,
  trimMarks,
  parseMarkCache};
|*/
/*| part shared/24
// src/core/remember.ts
function remember(limit, compute) {
  const known = /* @__PURE__ *@/ new Map();
  return (text) => {
    const before = known.get(text);
    if (before !== void 0) return before;
    if (known.size >= limit) known.clear();
    const found = compute(text);
    known.set(text, found);
    return found;
  };
}

;return {remember};
|*/
/*| part shared/31
const {
  remember
} = await loadPart("shared/24");
const {
  LIMITS,
  NO_RESULT
} = (await loadPart("answers/session-start")).shared32;
const {
  excerptEnds,
  excerptLine
} = (await loadPart("answers/session-start")).shared27;
const {
  isRecord,
  parseJsonRecord,
  stringOf
} = (await loadPart("answers/session-start")).shared21;

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
var SEARCHED_CHARS = 2e4;
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
function findNoOutcome(text) {
  if (text.startsWith("PreToolUse:") && /^\S{1,80} hook error/.test(text.slice("PreToolUse:".length)))
    return "refused by a hook";
  return NO_OUTCOMES.find(([begins]) => text.startsWith(begins))?.[1] ?? null;
}
function describeReport(status, report) {
  const code = /exit code (\d{1,4})/i.exec(report)?.[1];
  if (status === "completed" && (code === void 0 || code === "0")) return "ok";
  return excerptLine(`failed: ${report || status}`, LIMITS.outcomeChars);
}
function readLines(text) {
  const shown = text.length <= SEARCHED_CHARS ? text : `${text.slice(0, SEARCHED_CHARS / 2)}
${text.slice(-SEARCHED_CHARS / 2)}`;
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
function findFailedTests(command, text) {
  const lines = readLines(text);
  const found = /* @__PURE__ *@/ new Map();
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
  const parts = bare.includes("&&") || bare.includes(";") ? bare.split(/\s*(?:&&|;)\s*@/) : [bare];
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
  const newest = /* @__PURE__ *@/ new Map();
  for (const item of commands) {
    const run = findRun(item.command);
    const isFailure = item.outcome.startsWith("failed");
    if (!isFailure && item.outcome !== "ok" || run === "") continue;
    if (isFailure) {
      newest.delete(run);
      newest.set(run, item);
    } else {
      for (const known of newest.keys())
        if (known === run || isCheck(run) && known.startsWith(`${run} `) && !known.startsWith(`${run} &&`))
          newest.delete(known);
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

// src/core/work-state/run-log.ts
var RUNNING = "running in the background";
function isCommand({ name }) {
  return name === "Bash" || name === "PowerShell";
}
function createRunLog() {
  let commands = [];
  const agents = [];
  const background = /* @__PURE__ *@/ new Map();
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

// src/core/work-state/user-words.ts
var CLIENT_COMMANDS = new Set(
  `add-dir advisor agents artifacts autocompact background branch brief bug cd clear color compact config context copy cost
  daemon desktop diff doctor effort exit export extra-usage fast feedback focus fork heapdump help hooks ide import install
  keybindings list-agents login logout mcp memory mobile model output-style passes permissions plugin privacy-settings quit
  rate-limit-options recap release-notes reload-plugins reload-skills remote-control remote-env rename restart resume rewind
  scroll-speed session skills status statusline stickers stop tasks terminal-setup theme tui upgrade usage vim voice
  workflows`.split(/\s+/)
);
function parseUserWords(text) {
  const words = dropReminders(text).trim();
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
function between(text, open, close) {
  const start = text.indexOf(open);
  const end = start === -1 ? -1 : text.indexOf(close, start);
  return end === -1 ? null : text.slice(start + open.length, end);
}
function dropReminders(text) {
  const [open, close] = ["<system-reminder>", "</system-reminder>"];
  let kept = "";
  let from = 0;
  for (; ; ) {
    const start = text.indexOf(open, from);
    const end = start === -1 ? -1 : text.indexOf(close, start);
    if (end === -1) return kept + text.slice(from);
    kept += text.slice(from, start);
    from = end + close.length;
  }
}
var LONGEST_PUSH = 80;
function isTrivial(text) {
  if (text.length > LONGEST_PUSH) return false;
  const lower = text.toLowerCase();
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
function parseNotification(text) {
  const words = dropReminders(text).trim();
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
function readTag(text, name) {
  const start = text.indexOf(`<${name}>`);
  const end = text.lastIndexOf(`</${name}>`);
  return start === -1 || end < start ? "" : text.slice(start + name.length + 2, end).trim();
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
function parseWords(text, uuid) {
  const notification = parseNotification(text);
  if (notification !== null) return { kind: "report", uuid, ...notification };
  const words = parseUserWords(text);
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

;return {describeOutcome,
  findNoOutcome,
  findRefusalWords,
  findRun,
  findFailing,
  keepFailing,
  trimCommands,
  isTrivial,
  isCommand,
  createRunLog,
  parseLine,
  parseDistantLine,
  parseRow};
|*/
/*| part shared/4
// builtin:node:path
var module = builtin("node:path");
var pick = (name) => module[name];
var posix = /* @__PURE__ *@/ pick("posix");
var sep = /* @__PURE__ *@/ pick("sep");

;return {posix,
  sep};
|*/
/*| part shared/40
const {
  parseJsonRecord,
  stringOf
} = (await loadPart("answers/session-start")).shared21;
const {
  existsSync,
  readTextFile,
  statSync
} = (await loadPart("answers/session-start")).shared3;

// src/io/rule-stamp.ts
var RULE_CACHE_FILE = ".holdfast/cache/rules.json";
var MAX_CACHE_BYTES = 512 << 10;
var MAX_WATCHED = 400;
var STANDARD_PLACES = [
  ".claude/CLAUDE.md",
  ".claude/rules",
  ".context/rules",
  "AGENTS.md",
  "CLAUDE.local.md",
  "CLAUDE.md"
];
function readRuleCache(projectDir) {
  const file = readTextFile(`${projectDir}/${RULE_CACHE_FILE}`, MAX_CACHE_BYTES);
  const cache = "text" in file ? parseJsonRecord(file.text) : null;
  if (cache === null || typeof cache.key !== "string" || typeof cache.stamp !== "string") return null;
  const { key, stamp, lines, watched, marks } = cache;
  if (!Array.isArray(watched) || watched.length > MAX_WATCHED) return null;
  return { key, stamp, lines: stringOf(lines), watched: watched.filter((path) => typeof path === "string"), marks };
}
function stampPaths(projectDir, paths) {
  let high = 0;
  let low = paths.length;
  for (const path of paths) {
    const stat = statQuietly(`${projectDir}/${path}`);
    if (stat === void 0) {
      low = Math.imul(low ^ 7, 1597334677);
      continue;
    }
    const micros = stat.ctimeMs * 1e3;
    high = Math.imul(high ^ micros % 4294967296 ^ high >>> 15, 2654435761);
    low = Math.imul(low ^ stat.size ^ Math.imul(stat.ino % 4294967296, 31) ^ low >>> 13, 1597334677) + high;
  }
  return `${paths.length}:${(high >>> 0).toString(36).padStart(7, "0")}${(low >>> 0).toString(36).padStart(7, "0")}`;
}
function statQuietly(path) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return void 0;
  }
}
function hasRulePlaces(projectDir) {
  return [RULE_CACHE_FILE, ...STANDARD_PLACES].some((path) => existsSync(`${projectDir}/${path}`));
}

;return {RULE_CACHE_FILE,
  MAX_WATCHED,
  STANDARD_PLACES,
  readRuleCache,
  stampPaths,
  hasRulePlaces};
|*/
/*| part shared/43
const {
  readGitFacts
} = (await loadPart("answers/session-start")).shared37;
const {
  readTrackPointer
} = (await loadPart("answers/session-start")).shared30;

// src/steps/find-place.ts
function findPlace(projectDir, cwd) {
  const pointer = readTrackPointer(projectDir);
  return {
    branch: (readGitFacts(cwd ?? projectDir) ?? readGitFacts(projectDir))?.branch ?? null,
    track: pointer !== null && "trackId" in pointer ? pointer.trackId : null
  };
}

;return {findPlace};
|*/
/*| part shared/5
const {
  createRunLog,
  findFailing,
  findRefusalWords,
  isCommand,
  isTrivial,
  keepFailing,
  parseDistantLine,
  parseLine,
  trimCommands
} = await loadPart("shared/31");
const {
  parseDocumentsState
} = await loadPart("shared/13");
const {
  remember
} = await loadPart("shared/24");
const {
  acknowledgeCheckpoint,
  createCheckpointDraft,
  hasActiveTrack,
  readCheckpoint,
  readResumptionSection,
  saveCheckpoint
} = (await loadPart("answers/session-start")).shared6;
const {
  EMPTY_WORK_STATE,
  LIMITS,
  NO_RESULT
} = (await loadPart("answers/session-start")).shared32;
const {
  classifyTier,
  reconcileUsage,
  selectThresholds
} = (await loadPart("answers/session-start")).shared11;
const {
  spawnSync
} = await loadPart("shared/1");
const {
  walkTranscript
} = (await loadPart("answers/session-start")).shared42;
const {
  readGitFacts
} = (await loadPart("answers/session-start")).shared37;
const {
  readClock
} = (await loadPart("answers/session-start")).shared36;
const {
  redactData,
  redactText
} = (await loadPart("answers/session-start")).shared22;
const {
  excerpt,
  excerptLine,
  excerptMiddle
} = (await loadPart("answers/session-start")).shared27;
const {
  countOf,
  isRecord,
  parseJsonRecord,
  stringOf
} = (await loadPart("answers/session-start")).shared21;
const {
  TRACK_POINTER
} = (await loadPart("answers/session-start")).shared29;
const {
  existsSync,
  readTextFile
} = (await loadPart("answers/session-start")).shared3;

// src/io/own-command.ts
function findCommandBundle() {
  const script = process.argv[1];
  if (script === void 0) return null;
  const path = `${script.slice(0, Math.max(script.lastIndexOf("/"), script.lastIndexOf("\\")))}/holdfast.mjs`;
  return existsSync(path) ? path : null;
}
function findOwnCommand(projectDir) {
  const command = findCommandBundle();
  if (command === null) return null;
  const path = command.startsWith(`${projectDir}/`) ? command.slice(projectDir.length + 1) : command;
  return `node ${/^[\w./:@+-]+$/.test(path) ? path : `"${path.replace(/["$`\\]/g, "\\$&")}"`}`;
}

// builtin:node:url
var module = builtin("node:url");

// src/io/run-bundle.ts
function runBundle(path, payload, env, args = []) {
  const started = performance.now();
  const { PATH, Path, SystemRoot } = process.env;
  const base = Object.fromEntries(Object.entries({ PATH, Path, SystemRoot }).filter(([, value]) => value !== void 0));
  const run = spawnSync("node", [path, ...args], {
    input: `${JSON.stringify(payload)}
`,
    env: { ...base, ...env },
    encoding: "utf8",
    timeout: 2e4
  });
  const failure = run.error === void 0 ? "" : `cannot start node: ${run.error.code ?? "unknown error"}`;
  return {
    exitCode: run.status,
    stdout: run.stdout ?? "",
    stderr: (run.stderr ?? "") + failure,
    milliseconds: performance.now() - started
  };
}

// src/steps/compact-elsewhere.ts
var PASSED = /^(?:HOLDFAST_\w+|HOME|USERPROFILE|XDG_CONFIG_HOME)$/;
function compactElsewhere(projectDir, { sessionId, transcriptPath }, report) {
  if (!hasActiveTrack(projectDir)) return {};
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(
      ([name, value]) => value !== void 0 && PASSED.test(name) ? [[name, value]] : []
    )
  );
  const transcript = transcriptPath === null ? [] : ["--transcript", transcriptPath];
  const args = ["compact", projectDir, "--session", sessionId, ...transcript, "--json"];
  const command = findCommandBundle();
  const run = command === null ? null : runBundle(command, null, env, args);
  const documents = parseDocumentsState(run?.stdout ?? "");
  if (documents !== null) return documents;
  const cause = run === null ? "holdfast.mjs is not there" : `holdfast compact ended with ${run.exitCode}`;
  report({ code: "documents-unusable", path: projectDir, cause });
  return {};
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
var findDistinctiveWords = remember(2e3, (text) => {
  const found = /* @__PURE__ *@/ new Set();
  for (const raw of text.match(/[\w\u00c0-\u1fff\u2c00-\uffff][\w\u00c0-\u1fff\u2c00-\uffff./@#+-]*@/g) ?? []) {
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
function mentions(text, phrase) {
  const wanted = findDistinctiveWords(phrase);
  if (wanted.size === 0) return false;
  const present = findDistinctiveWords(text);
  let shared = 0;
  for (const word of wanted) if (present.has(word)) shared += 1;
  return shared >= Math.ceil(wanted.size * 0.6);
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
function findClosingQuestion(text) {
  const lines = text.trimEnd().split("\n");
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
function dropCodeBlocks(text) {
  let kept = "";
  let from = 0;
  for (; ; ) {
    const open = text.indexOf("```", from);
    if (open === -1) return kept + text.slice(from);
    kept += `${text.slice(from, open)}
`;
    const close = text.indexOf("```", open + 3);
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
function dropSentences(text, isOver) {
  if (text === null) return null;
  const sentences = splitSentences(text);
  if (!sentences.some(isOver)) return text;
  const kept = sentences.flatMap((sentence) => isOver(sentence) ? keepRest(sentence, isOver) ?? [] : sentence);
  return kept.length === 0 ? null : kept.join(" ");
}
var CLAUSES = /,? and |; /;
function keepRest(sentence, isOver) {
  const clauses = sentence.split(CLAUSES);
  const kept = clauses.filter((clause) => !isOver(clause));
  if (kept.length === 0 || kept.length === clauses.length) return null;
  const [first = ""] = kept;
  const verb = /^\w+/.exec(sentence)?.[0] ?? "";
  const rest = kept.join(" and ");
  return isOver(clauses[0] ?? "") && /^(?:a|an|the|some|its|their)\b/i.test(first) ? `${verb} ${rest}` : rest;
}
function cutOut(sentence, isOver) {
  const clauses = sentence.split(CLAUSES);
  const over = clauses.filter(isOver);
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
  const formsOf = /* @__PURE__ *@/ new Map();
  for (const [index, [words]] of forms.entries()) {
    for (const word of words.split(" ")) formsOf.set(word, (formsOf.get(word) ?? 0) | 1 << index);
  }
  return formsOf;
}
function begins(words) {
  const known = new Set(words.split(/\s+/));
  return (lower) => {
    const first = /^[a-z]+/.exec(lower)?.[0] ?? "";
    return known.has(first.startsWith("hmm") ? "hm" : first);
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
var OPENINGS = /^(?:(?:ok(?:ay)?|so|now|next|then|also|and|please|can you|could you|will you|first|let's|great|good|one more thing|hm+|hi(?: again)?|thanks|i(?:'d| would) like (?:you )?to|i want you to|we (?:should|need to|want to|could)|i think we should|you (?:should|can|could))[,:.!]? )*@/;
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
  const text = excerptLine(`${sentence} ${next}`, LIMITS.statementChars);
  return { kind: "correction", text, givenUp, otherwise: "correction" };
}
function readSentence(sentence) {
  const said = maskQuotes(restoreApostrophes(sentence));
  const lower = said.toLowerCase();
  if (isUndecided(said) || lower.startsWith("no ") && PLEASANTRY.test(lower)) return null;
  const words = listWords(said);
  const isBuilding = asksToBuild(words, lower);
  const givenUp = isBuilding && !/instead of|rather than/.test(lower) ? null : findGivenUp(said);
  if (givenUp === null && findDistinctiveWords(said).size === 0 && !words.has("option")) return null;
  const text = excerptLine(sentence, LIMITS.statementChars);
  const kind = classify(words, lower);
  if (namesGoal(words, lower)) return { kind: "goal", text, givenUp, otherwise: null };
  if (givenUp === null) return kind === null ? null : { kind, text, givenUp, otherwise: null };
  const otherwise = kind === "finished" ? null : kind;
  return { kind: kind === "rule" && !givenUp.lifts ? "rule" : "correction", text, givenUp, otherwise };
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
function hasCue(text) {
  return shareWord(listWords(restoreApostrophes(text)), CUES);
}
function isContrary(text) {
  return shareWord(listWords(restoreApostrophes(text)), CONTRARY);
}
var PLEASANTRY = /^no (?:worries|problem|rush|hurry|idea|thanks|thank|doubt|issue|pressure|big deal|matter|need|wonder)\b/;

// src/core/work-state/intent.ts
function addRemark(intent, text) {
  const words = findDistinctiveWords(text);
  const isConcerned = (item) => [...findDistinctiveWords(item)].some((word) => words.has(word));
  const inDoubt = isContrary(text) ? [...intent.decisions, ...intent.rules].filter((item) => isConcerned(item) && !item.includes(text)) : [];
  const isSettled = (item) => !inDoubt.includes(item);
  return {
    ...intent,
    remarks: addLast(intent.remarks, text, LIMITS.remarks),
    doubted: inDoubt.reduce((all, item) => addLast(all, item, LIMITS.doubted), intent.doubted),
    decisions: intent.decisions.filter(isSettled),
    corrections: intent.corrections.filter(isSettled),
    rules: intent.rules.filter(isSettled)
  };
}
function addDecision(intent, text) {
  const decision = excerptLine(text.replace(/^\s*Decision:\s+(?=\S)/, ""), LIMITS.statementChars);
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
  return [...items.filter((known) => known !== item), item].slice(-limit);
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
  return sentence.toLowerCase().replace(/\d[\w.]*@/g, "#");
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
  const { kind, text, givenUp } = statement;
  if (givenUp?.refersBack) return giveUpLast(intent, text);
  if (givenUp?.lifts) return liftRules(intent, givenUp.phrases, text);
  const phrases = givenUp?.phrases ?? [];
  const slotTest = createSlotTest(text);
  if (phrases.length === 0 && slotTest === null && kind !== "correction") return intent;
  const isSameSlot = (item) => slotTest?.(item) === true;
  const isGivenUp = (item) => item !== text && phrases.some((phrase) => wants(item, phrase));
  const isOver = (item) => isGivenUp(item) || item !== text && (isSameSlot(item) || isContradicted(intent, item, statement));
  const isRuleOver = (item) => isGivenUp(item) && !isForbidding(item) || isSameSlot(item);
  const isKeptRule = (item) => intent.rules.includes(item) && !isRuleOver(item);
  const sentences = intent.lastUserMessages.flatMap(splitSentences).filter((sentence) => isOver(sentence) && !isKeptRule(sentence) && !isForbidding(sentence));
  const planLines = (intent.plan ?? "").split("\n").filter(isGivenUp);
  const todos = intent.todos.filter((todo) => isOpen(todo.status) && isGivenUp(todo.task));
  const goal = dropSentences(intent.goal, (item) => isOver(item) || phrases.some((phrase) => mentions(item, phrase)));
  const gone = [
    ...intent.decisions.filter(isOver).map((item) => cutOut(item, isGivenUp)),
    ...intent.rules.filter(isRuleOver),
    ...sentences.map((sentence) => cutOut(sentence, isGivenUp)),
    ...planLines,
    ...todos.map((todo) => todo.task),
    ...goal === null && intent.goal !== null ? [intent.goal] : []
  ];
  if (gone.length === 0 && goal === intent.goal) return intent;
  return {
    ...note({ ...intent, ...dropPlan(intent, planLines, text), goal }, gone, text),
    todos: intent.todos.map((todo) => todos.includes(todo) ? { ...todo, status: "dropped" } : todo),
    decisions: intent.decisions.flatMap(
      (item) => isOver(item) || gone.includes(item) ? keepRest(item, isGivenUp) ?? [] : item
    ),
    corrections: intent.corrections.filter((item) => !isOver(item) && !gone.includes(item)),
    remarks: intent.remarks.filter((item) => !isOver(item)),
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
  const isOver = (item) => sentences.some((sentence) => sentence === item || sentence.startsWith(item.replace(/ \.\.\.$/, "")));
  const isOnlyRequest = intent.lastUserMessages.filter((message) => !isTrivial(message)).length === 1;
  return {
    ...note(intent, sentences, by),
    goal: isOnlyRequest ? dropSentences(intent.goal, isOver) : intent.goal,
    decisions: intent.decisions.filter((item) => !isOver(item)),
    corrections: intent.corrections.filter((item) => !isOver(item)),
    remarks: intent.remarks.filter((item) => !isOver(item)),
    rules: intent.rules.filter((item) => !isOver(item))
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
  const known = new Set(intent.superseded.map(({ what }) => what));
  const fresh = [...new Set(gone.map((what) => excerptLine(what, LIMITS.statementChars)))].filter(
    (what) => what !== "" && !known.has(what)
  );
  return {
    ...intent,
    superseded: [...intent.superseded, ...fresh.map((what) => ({ what, by }))].slice(-LIMITS.superseded)
  };
}
function wants(text, phrase) {
  if (!mentions(text, phrase)) return false;
  const given = findStatements(text).flatMap((statement) => statement.givenUp?.phrases ?? []);
  return given.length === 0 || mentions(
    given.reduce((rest, part) => rest.replace(part, ""), text),
    phrase
  );
}
function isContradicted(intent, item, { kind, givenUp }) {
  if (kind !== "correction" || givenUp !== null || item !== intent.decisions.at(-1)) return false;
  return intent.lastUserMessages.at(-1)?.includes(item.replace(/ \.\.\.$/, "")) === true;
}

// src/core/work-state/follow-words.ts
function followWords(intent, words, saidBefore = () => "") {
  let next = intent;
  for (const statement of findStatements(words)) {
    const isBareNo = statement.kind === "correction" && statement.givenUp === null;
    const text = isBareNo && words.length <= SHORT_CHARS ? `${statement.text}${describeContext(saidBefore())}` : statement.text;
    next = followStatement(next, { ...statement, text });
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
  const text = excerptMiddle(foldPastes(words), LIMITS.userMessageChars / 2, LIMITS.userMessageChars / 2 - 10);
  const kept = earlier.at(-1) === text ? earlier.slice(0, -1) : earlier;
  return {
    ...intent,
    goal: intent.goalStated && intent.goal !== null ? intent.goal : findGoal(intent.goal, words),
    lastUserMessages: [...kept, text].slice(-LIMITS.userMessages)
  };
}
function findGoal(goal, words) {
  if (isTrivial(words) || onlyGivesUp(words)) return goal;
  const isGoal = (text2) => !isQuestion(text2) && !onlyGivesUp(text2) && (asksForWork(text2) || findDistinctiveWords(text2).size > 2);
  if (goal !== null && (isGoal(goal) || !isGoal(words))) return goal;
  const text = dropSentences(foldPastes(words), isRule);
  if (text === null) return goal;
  return excerptMiddle(text, LIMITS.goalChars / 2, LIMITS.goalChars / 2 - 10);
}
function isRule(sentence) {
  return findStatements(sentence).some(({ kind }) => kind === "rule");
}
function onlyGivesUp(words) {
  return findStatements(words).some(({ givenUp }) => givenUp !== null) && !/[,;.]\s|\b(?:use|instead|go with|take|do)\b/i.test(words);
}
function asksForWork(text) {
  const lower = text.toLowerCase();
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
  const { kind, text, givenUp } = statement;
  const left = giveUp(intent, statement);
  if (givenUp?.isWeak && left === intent) {
    const { otherwise } = statement;
    return otherwise === null ? intent : followStatement(intent, { ...statement, kind: otherwise, givenUp: null });
  }
  if (givenUp?.refersBack && left !== intent && text.split(/\s+/).length <= 3) return left;
  if (kind === "finished") return finish(left, text);
  if (kind === "remark") return addRemark(left, text);
  if (kind === "goal") return { ...left, goal: excerpt(text, LIMITS.goalChars), goalStated: true };
  if (kind === "rule") {
    const superseded = left.superseded.filter(({ what }) => what !== text);
    return { ...left, superseded, rules: addLast(left.rules, text, LIMITS.rules) };
  }
  const decided = addDecision(left, text);
  return kind === "decision" ? decided : { ...decided, corrections: addLast(left.corrections, text, LIMITS.decisions) };
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
function findTaskChange(call, result, known) {
  if (result.isError) return null;
  const { input } = call;
  if (call.name === "TaskCreate") {
    const named = /(?:^|\s)#(\d{1,6})\b|\btask (\d{1,6})\b/i.exec(result.text);
    const id2 = named?.[1] ?? named?.[2] ?? `${known.size + 1}`;
    const task2 = stringOf(input.subject) ?? stringOf(input.description) ?? "task";
    return { id: id2, task: excerptLine(task2, TASK_CHARS), status: "pending" };
  }
  const id = String(input.taskId ?? "");
  if (id === "") return null;
  const todo = known.get(id) ?? { task: "", status: "" };
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
  const known = new Set(older.map(({ id }) => id));
  return [...merged, ...newer.filter(({ id }) => !known.has(id))].filter(isNamed);
}
function isNamed({ task, status }) {
  return task !== "" && status !== DELETED;
}
function findPlanSteps(text) {
  if (!/^[ \t]{0,8}(?:[-*+]|\d{1,2}[.)])\s/m.test(text)) return [];
  const boxes = [];
  const numbered = [];
  let isPlan = false;
  for (const line of text.slice(0, 2e4).split("\n")) {
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
function parseStep(text) {
  const isDone = /^(?:\u2705|\u2714|\u2611|~~)|(?:\u2705|\u2714|\((?:done|complete|completed)\))\s*$|^(?:done|completed):/i.test(
    text
  );
  const task = text.replace(/^(?:\u2705|\u2714|\u2611)\s*|\s*(?:\u2705|\u2714)\s*$|~~/g, "");
  return { task: excerptLine(task, TASK_CHARS), status: isDone ? "completed" : "pending", id: null };
}
function findDoneSteps(text) {
  if (!/[Ss]tep \d/.test(text)) return [];
  const found = text.slice(0, 2e4).matchAll(
    /\bstep (\d{1,2}) (?:is |are )?(?:now )?(?:done|complete|completed|finished)\b|\b(?:finished|completed|done with) step (\d{1,2})\b/gi
  );
  return [...found].map((match) => Number(match[1] ?? match[2]));
}

// src/core/work-state/merge.ts
function mergeWorkState(older, newer) {
  const hasNewer = [newer.lastUserMessages, newer.commands, newer.filesModified, newer.filesRead, newer.agents].some(
    (list) => list.length > 0
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
  const known = /* @__PURE__ *@/ new Set([...older.corrections, ...older.rules, ...older.decisions, ...older.remarks]);
  let left = asked ? addDecision(older, describeReply(question, reply)) : older;
  for (const text of [...newer.rules, ...newer.decisions, ...newer.remarks]) {
    if (known.has(text)) continue;
    for (const statement of findStatements(text)) left = followStatement(left, statement);
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
    const known = before.get(path);
    return { path, edits: Math.max(edits, known?.edits ?? 0), reads: Math.max(reads, known?.reads ?? 0) };
  });
}
function joinFirst(first, second, keyOf = (item) => item) {
  const joined = /* @__PURE__ *@/ new Map();
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
  const [short = "", long = ""] = [a, b].map((text) => text.split(/ \.\.\.(?= |$)/)[0] ?? "").sort((x, y) => x.length - y.length);
  return short !== "" && long.startsWith(short) && (short === long || short.length >= 200);
}

// src/core/work-state/reported.ts
function findWrittenDecisions(text) {
  if (!text.includes("Decision:")) return [];
  const found = text.matchAll(/^[ \t]*(?:[-*][ \t]+)?(?:\*\*)?Decision:(?:\*\*)?[ \t]+(\S[^\n]{0,500})/gm);
  return [...found].map((match) => excerptLine(match[1] ?? "", LIMITS.statementChars));
}
var REPORTED = /^(?:(?:\u2705|\u2714\ufe0f?|\u2611)\s*|(?:all )?(?:done|finished|completed)\s?[:.!\u2014-]\s*\S|(?:ok(?:ay)?,? )?i(?:'ve| have)? (?:now |just |successfully |also )*(?:finished|completed|implemented|added|fixed|created|updated|removed|refactored|migrated|replaced|wired|written|wrote|renamed|moved|extracted|set up)\s)|^[^?]{3,160}\b(?:is|are) (?:now )(?:done|complete|completed|finished|implemented|fixed|in place|working|passing|merged)\b/i;
function mayReport(text) {
  return ["\u2705", "\u2714", "\u2611", "one", "inish", "omplet", "now", "I"].some((piece) => text.includes(piece)) && (/[\u2705\u2714\u2611]|[Dd]one|[Ff]inish|[Cc]omplet|\bnow\b/.test(text) || /\bI(?:'ve|\u2019ve| have)? (?:now |just |success|also |finish|complet|implement|add|fix|creat|updat|remov|refactor|migrat|replac|wired|writ|wrote|renam|mov|extract|set up)/.test(
    text
  ));
}
var MAX_REPORTED = 6;
function findReported(text) {
  if (!mayReport(text)) return [];
  return splitSentences(text.replace(/\u2019/g, "'")).filter(
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
  const tasks = /* @__PURE__ *@/ new Map();
  let hasTaskTool = false;
  const ask = (text, callId) => {
    question = text === null ? null : { text, callId };
  };
  const setPlan = (text, planStatus) => {
    const plan = excerpt(text ?? "", LIMITS.planChars);
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
  const addAnswer = ({ text, tools, endsTurn }) => {
    for (const decision of findWrittenDecisions(text)) intent = addDecision(intent, decision);
    if (text.trim() !== "") readText(text, endsTurn);
    for (const tool of tools) addCall(tool);
  };
  const readText = (text, endsTurn) => {
    const asked = endsTurn === false ? null : findClosingQuestion(text);
    if (endsTurn === null || endsTurn && asked !== null) ask(asked, null);
    lastSaid = text;
    lastAnswer = endsTurn === true ? excerpt(text, LIMITS.outcomeChars) : null;
    for (const done of findReported(text)) intent = finish(intent, done, "model");
    if (!hasTaskTool) intent = replaceTodos(intent, followSteps(intent.todos, text));
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
function followSteps(steps, text) {
  const written = findPlanSteps(text);
  if (written.length > 0) return written.slice(0, LIMITS.todos);
  const done = new Set(findDoneSteps(text));
  return done.size === 0 ? steps : steps.map((step, index) => done.has(index + 1) ? { ...step, status: "completed" } : step);
}

// src/core/work-state/file-log.ts
var REMEMBERED_FILES = LIMITS.files * 8;
function createFileLog(relativize2) {
  const files = /* @__PURE__ *@/ new Map();
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
    const pick = (what) => newestFirst.filter(([, counts]) => counts[what] > 0).map(([path]) => path).slice(0, LIMITS.files);
    const [filesModified, filesRead] = [pick("edits"), pick("reads")];
    const kept = /* @__PURE__ *@/ new Set([...filesModified, ...filesRead]);
    const touches = newestFirst.flatMap(([path, counts]) => kept.has(path) ? [{ path, ...counts }] : []);
    return { filesModified, filesRead, touches };
  };
  return { touch, result };
}

// src/core/work-state/collect.ts
var REMEMBERED_ROWS = 2e4;
var OPEN_CALLS = 500;
function createWorkStateCollector(relativize2) {
  const seen = /* @__PURE__ *@/ new Set();
  const calls = /* @__PURE__ *@/ new Map();
  const dialogue = createDialogue();
  const files = createFileLog(relativize2);
  const runs = createRunLog();
  const skills = /* @__PURE__ *@/ new Set();
  const instructions = /* @__PURE__ *@/ new Set();
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

// src/core/tracks/tier.ts
function describeTiers(tiers) {
  const list = ({ loaded }) => loaded.map(({ path, sha256, bytes }) => ({ path, sha256, bytes }));
  return { core: list(tiers.core), task: list(tiers.task), transient: list(tiers.transient) };
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
  const seen = /* @__PURE__ *@/ new Set();
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
function parseWindow(text) {
  const trimmed = (text ?? "").trim().toLowerCase();
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
  const text = readEvidenceText(projectDir);
  return text === "" ? [] : parseEvidence(parseJsonRecord(text));
}

// src/steps/find-point.ts
function computePoint(projectDir, config, model, relay) {
  const settings = [];
  let windowsCache;
  for (const { kind, text } of readCompactionSettings(projectDir)) {
    const found = parseJsonRecord(text);
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
var NOTHING = { estimate: null, model: null, problem: null };
function measureContext(projectDir, config, session) {
  const { transcriptPath, incoming, relay = null } = session;
  if (transcriptPath === null) return NOTHING;
  const scan = createUsageScan(incoming);
  const end = walkTranscript(transcriptPath, (line) => scan.visit(line.read()));
  const reading = scan.result();
  if (reading !== null && "boundary" in reading) return NOTHING;
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
  if (cause === "ENOENT" || cause === "start of file") return NOTHING;
  const code = typeof end === "object" ? "transcript-unreadable" : "transcript-no-usage";
  return { ...NOTHING, problem: { code, path, cause } };
}

// src/steps/take-checkpoint.ts
async function takeSnapshot(projectDir, config, session, state) {
  const { transcriptPath } = session;
  const measured = measureContext(projectDir, config, { ...session, relay: state.relay });
  const work = readWorkState(projectDir, transcriptPath);
  const orchestration = await readResumptionSection(projectDir, config["resumption.orchestration_file"]);
  const workState = redactData(work.workState);
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
    workState: previous === null ? workState : mergeWorkState(previous.workState, workState),
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
function countCompactions({ previous, sessionInfo }) {
  if (previous === null) return 1;
  const isNext = previous.sessionInfo.boundaryUuid !== sessionInfo.boundaryUuid;
  return Math.max(1, previous.compactionSequence + (isNext ? 1 : 0));
}
function dedupe(problems) {
  const seen = /* @__PURE__ *@/ new Set();
  return problems.filter((problem) => {
    const key = `${problem.code} ${problem.path}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

;return {findOwnCommand,
  compactElsewhere,
  findDistinctiveWords,
  mentions,
  PLAN_WAITS,
  splitSentences,
  foldPastes,
  hasCue,
  isOpen,
  LIFTED_MARK,
  DELETED,
  mergeWorkState,
  isSameRequest,
  readWorkState,
  takeSnapshot,
  saveSnapshot,
  countCompactions};
|*/
/*| part steps/escalate
const {
  compactElsewhere,
  saveSnapshot,
  takeSnapshot
} = await loadPart("shared/5");

const {
  describeRefusal,
  renderRefusal
} = await loadPart("shared/12");
const {
  listViolations
} = await loadPart("shared/13");



const {
  findCompactionEscalation,
  updateSessionState
} = (await loadPart("answers/session-start")).shared11;

const {
  renderElement
} = (await loadPart("answers/session-start")).shared34;


const {
  appendEvents
} = (await loadPart("answers/session-start")).shared38;










const {
  formatPercentage
} = (await loadPart("answers/session-start")).shared28;


const {
  errorCode
} = (await loadPart("answers/session-start")).shared3;


// src/core/xml/escalation.ts
function locate(checkpointId) {
  return checkpointId === null ? "" : `.holdfast/checkpoints/${checkpointId}-checkpoint.json`;
}
function renderEscalation({ rule, criticality, count, checkpointId }) {
  const path = locate(checkpointId);
  const lines = [
    `MANDATORY HUMAN ESCALATION: this session was compacted${count > 1 ? ` ${count} times` : ""} at criticality ${criticality}.`,
    `Tell the operator that it was${path === "" ? "" : `, and that the state before it is in ${path}`}.`,
    ...rule === "AE-006e" ? ["Recommend a new session; `holdfast resume` prints its resumption prompt."] : [],
    "You MUST NOT go on before the operator has reviewed it and authorized the continuation.",
    "If the operator's newest message already does, go on."
  ];
  return renderElement("escalation", { rule, criticality }, `
${lines.join("\n")}
`);
}
function describeCompaction({ rule, criticality, count, checkpointId }) {
  const times = count > 1 ? `${count} times` : "once";
  const path = locate(checkpointId);
  const review = path === "" ? "" : ` The state before it: ${path}.`;
  const advice = rule === "AE-006e" ? " A new session is recommended: `holdfast resume` prints its resumption prompt." : " Claude was told to wait until you authorize the continuation.";
  return `holdfast ${rule}: this session was compacted ${times}, at criticality ${criticality}.${review}${advice}`;
}
function describeEmergency(fill, criticality, checkpointId) {
  const saved = checkpointId === null ? "" : ` Saved: ${locate(checkpointId)}, which a new session is handed.`;
  return `holdfast AE-006c: the context is at ${formatPercentage(fill)} of the way to compaction, at criticality ${criticality}. Claude was told to stop and ask you: continue here, continue in a new session, or stop.${saved}`;
}

// src/steps/escalate.ts
async function escalate(projectDir, config, input, news, report) {
  const { state, estimate, rules } = news;
  const saved = rules.includes("AE-006a") ? await saveAtThreshold(projectDir, config, input, news, report) : null;
  const lastCheckpoint = saved?.checkpointId ?? state.lastCheckpoint;
  const message = rules.includes("AE-006c") ? describeEmergency(estimate.fill, config.criticality, lastCheckpoint) : "";
  if (saved === null || saved.compaction === null) return { lastCheckpoint, message, notice: "" };
  const { trackId, violations } = listViolations(saved);
  if (violations.length === 0) return { lastCheckpoint, message, notice: "" };
  const refusal = describeRefusal(trackId, violations);
  const notice = `
${renderRefusal(trackId, violations)}`;
  return { lastCheckpoint, message: message === "" ? refusal : `${message}
${refusal}`, notice };
}
async function saveAtThreshold(projectDir, config, input, { state, estimate }, report) {
  const { sessionId } = input;
  try {
    const snapshot = await takeSnapshot(projectDir, config, input, state);
    snapshot.problems.forEach(report);
    const documents = compactElsewhere(projectDir, input, report);
    const checkpoint = saveSnapshot(projectDir, { ...snapshot, estimate, ...documents }, "threshold");
    const { checkpointId } = checkpoint;
    appendEvents(projectDir, sessionId, [
      { event: "checkpoint_created", checkpoint_id: checkpointId, trigger: "threshold" }
    ]);
    updateSessionState(projectDir, sessionId, (now) => ({
      state: { ...now, lastCheckpoint: checkpointId },
      answer: true
    }));
    return checkpoint;
  } catch (error) {
    report({ code: "state-not-writable", path: ".holdfast/checkpoints", cause: errorCode(error) });
    return null;
  }
}
function escalateCompaction(projectDir, config, sessionId, state, report) {
  const count = state.compactions;
  const rule = findCompactionEscalation(count, config.criticality);
  if (rule === null) return { text: "", message: "" };
  const { criticality } = config;
  const checkpointId = state.pending.at(-1) ?? state.lastCheckpoint;
  try {
    appendEvents(projectDir, sessionId, [{ event: "escalation_raised", rule, criticality }]);
  } catch (error) {
    report({ code: "state-not-writable", path: ".holdfast", cause: errorCode(error) });
  }
  const escalation = { rule, criticality, count, checkpointId };
  return { text: renderEscalation(escalation), message: describeCompaction(escalation) };
}
;return {escalate,
  escalateCompaction};
|*/
/*| part steps/keep-drafts
const {
  findPlace
} = await loadPart("shared/43");
const {
  addToIndex,
  hasMemory,
  saveMemories
} = await loadPart("shared/18");

const {
  listWaitingMemories,
  removeWaitingMemory,
  saveWaitingMemory
} = (await loadPart("answers/session-start")).shared39;
const {
  createMemory
} = (await loadPart("answers/session-start")).shared17;
const {
  readStoreKey
} = (await loadPart("answers/session-start")).shared19;

const {
  appendEvents
} = (await loadPart("answers/session-start")).shared38;




const {
  readClock
} = (await loadPart("answers/session-start")).shared36;








const {
  errorCode
} = (await loadPart("answers/session-start")).shared3;


// src/steps/keep-memories.ts
function keepMemories(projectDir, drafts) {
  const place = { createdAt: readClock().toISOString(), ...findPlace(projectDir, null) };
  const made = drafts.map((draft) => createMemory(draft, place)).filter((memory) => memory !== null);
  const once = [...new Map(made.map((memory) => [memory.id, memory])).values()];
  const known = once.filter(({ id }) => hasMemory(projectDir, id));
  const keyBefore = readStoreKey(projectDir);
  const stored = saveMemories(
    projectDir,
    once.filter((memory) => !known.includes(memory))
  );
  const result = { ...stored, known: [...known, ...stored.known] };
  if (stored.saved.length === 0) return result;
  return { ...result, problems: [...stored.problems, ...record(projectDir, stored.saved, keyBefore)] };
}
function record(projectDir, memories, keyBefore) {
  const problems = [];
  try {
    addToIndex(projectDir, memories, keyBefore);
  } catch (error) {
    problems.push({ code: "memory-index-old", path: ".holdfast/memory/index.json", cause: errorCode(error) });
  }
  try {
    for (const { id, namespace, tags, sessionId } of memories) {
      const event = { event: "memory_captured", memory_id: id, namespace, tags: tags.join(" ") };
      appendEvents(projectDir, sessionId, [event]);
    }
  } catch (error) {
    problems.push({ code: "state-not-writable", path: ".holdfast/events.jsonl", cause: errorCode(error) });
  }
  return problems;
}

// src/steps/keep-drafts.ts
var NOTHING = { saved: [], known: [], problems: [] };
function keepDrafts(projectDir, drafts) {
  if (drafts.length === 0) return NOTHING;
  for (const draft of drafts) {
    try {
      saveWaitingMemory(projectDir, "pending", draft);
    } catch {
    }
  }
  return settle(projectDir, keepMemories(projectDir, drafts));
}
function keepWaiting(projectDir) {
  try {
    const waiting = listWaitingMemories(projectDir, "pending");
    if (waiting.length === 0) return NOTHING;
    return settle(
      projectDir,
      keepMemories(
        projectDir,
        waiting.map(({ draft }) => draft)
      )
    );
  } catch (error) {
    const path = ".holdfast/memory/pending";
    return { ...NOTHING, problems: [{ code: "state-not-writable", path, cause: errorCode(error) }] };
  }
}
function proposeDrafts(projectDir, drafts) {
  return drafts.flatMap((draft) => {
    const memory = createMemory(draft, { createdAt: "", branch: null, track: null });
    if (memory !== null) saveWaitingMemory(projectDir, "proposed", draft);
    return memory ?? [];
  });
}
function settle(projectDir, kept) {
  for (const { id } of [...kept.saved, ...kept.known]) removeWaitingMemory(projectDir, "pending", id);
  return kept;
}
;return {keepDrafts,
  keepWaiting,
  proposeDrafts};
|*/
/*| part steps/load-tiers
const {
  loadTiers
} = await loadPart("shared/2");







;return {loadTiers};
|*/
/*| part steps/open-memories
const {
  updateSessionState
} = (await loadPart("answers/session-start")).shared11;
const {
  escapeText,
  renderElement
} = (await loadPart("answers/session-start")).shared34;

const {
  findPlace
} = await loadPart("shared/43");
const {
  createSessionQuery,
  lookUpMemories,
  readManifest
} = await loadPart("shared/20");
const {
  parseStoredMemory,
  readStoreKey
} = (await loadPart("answers/session-start")).shared19;


const {
  excerptLine
} = (await loadPart("answers/session-start")).shared27;









// src/core/xml/related-memories.ts
var BUDGET_TOKENS = 400;
var MAX_TEXT_CHARS = 320;
function selectMemories(memories) {
  let chars = 60;
  return memories.filter((memory) => {
    const length = renderMemory(memory).length + 1;
    if (Math.ceil((chars + length + 100) / 4) > BUDGET_TOKENS) return false;
    chars += length;
    return true;
  });
}
function renderRelatedMemories(memories, occasion) {
  if (memories.length === 0) return "";
  return renderElement("related-memories", occasion, `
${memories.map(renderMemory).join("\n")}
`);
}
function renderMemory(memory) {
  const { id, namespace, createdAt, tags, text } = memory;
  const origin = tags.includes("auto-captured") ? "auto-captured" : null;
  const attributes = { id, namespace, date: createdAt?.slice(0, 10) ?? null, origin };
  return renderElement("memory", attributes, escapeText(excerptLine(text, MAX_TEXT_CHARS)));
}

// src/io/told-memories.ts
function claimMemories(projectDir, sessionId, found) {
  const fitting = selectMemories(found.map(parseStoredMemory).filter((memory) => memory !== null));
  if (fitting.length === 0) return [];
  const claimed = updateSessionState(projectDir, sessionId, (state) => {
    const fresh = fitting.filter(({ id }) => !state.memories.includes(id));
    const memories = [...state.memories, ...fresh.map(({ id }) => id)];
    return fresh.length === 0 ? null : { state: { ...state, memories }, answer: fresh };
  });
  return claimed ?? [];
}

// src/steps/open-memories.ts
async function openMemories(projectDir, config, input, report) {
  if (readStoreKey(projectDir) !== (readManifest(projectDir)?.key ?? "")) {
    const { refreshIndex } = await loadPart("steps/refresh-index");
    for (const problem of await refreshIndex(projectDir)) report(problem);
  }
  const { branch, track } = findPlace(projectDir, input.cwd);
  const limit = config["memory.surface.at_start"];
  const query = createSessionQuery(branch, track);
  const found = limit === 0 ? [] : lookUpMemories(projectDir, { query, limit, accepts: () => true, wants: () => true });
  const claimed = claimMemories(projectDir, input.sessionId, found);
  return renderRelatedMemories(claimed, { branch, track });
}
;return {openMemories};
|*/
/*| part steps/refresh-index
const {
  listMemories,
  moveFilesToNotes,
  saveIndex
} = await loadPart("shared/18");


const {
  readStoreKey
} = (await loadPart("answers/session-start")).shared19;













// src/steps/refresh-index.ts
var MAX_HOOK_BYTES = 4 << 20;
async function rebuildIndex(projectDir) {
  await moveFilesToNotes(projectDir);
  const key = readStoreKey(projectDir);
  const { memories, problems } = await listMemories(projectDir);
  saveIndex(projectDir, memories, key);
  return { count: memories.length, problems };
}
async function refreshIndex(projectDir) {
  const key = readStoreKey(projectDir);
  const listing = await listMemories(projectDir, MAX_HOOK_BYTES);
  if (listing === null)
    return [{ code: "memory-index-old", path: ".holdfast/memory/index.json", cause: "too much changed for a hook" }];
  saveIndex(projectDir, listing.memories, key);
  return listing.problems;
}
;return {rebuildIndex,
  refreshIndex};
|*/
/*| part steps/refresh-transient
const {
  describeOutcome,
  findNoOutcome,
  findRun,
  isCommand,
  parseRow
} = await loadPart("shared/31");


const {
  spawnSync
} = await loadPart("shared/1");
const {
  walkTranscript
} = (await loadPart("answers/session-start")).shared42;
const {
  readGitFacts
} = (await loadPart("answers/session-start")).shared37;
const {
  readClock
} = (await loadPart("answers/session-start")).shared36;
const {
  redactText
} = (await loadPart("answers/session-start")).shared22;
const {
  cleanText,
  dropColours,
  excerptLine
} = (await loadPart("answers/session-start")).shared27;
const {
  ensureFolder,
  replaceFile,
  withLock
} = (await loadPart("answers/session-start")).shared35;
const {
  stringOf
} = (await loadPart("answers/session-start")).shared21;
const {
  errorCode,
  readTextFile
} = (await loadPart("answers/session-start")).shared3;


// src/core/tracks/cut-lines.ts
function cutLines(text, maxChars) {
  if (text.length <= maxChars) return { text, omitted: 0 };
  const end = text.lastIndexOf("\n", maxChars);
  const kept = end === -1 ? text.slice(0, maxChars).toWellFormed() : text.slice(0, end);
  return { text: kept, omitted: text.length - kept.length };
}
function keepEnds(text, headChars, tailChars) {
  if (text.length <= headChars + tailChars) return text;
  const head = cutLines(text, headChars).text;
  const start = text.indexOf("\n", text.length - tailChars);
  const tail = start === -1 ? text.slice(-tailChars).toWellFormed() : text.slice(start + 1);
  return `${head}
[... ${text.length - head.length - tail.length} characters left out ...]
${tail}`;
}

// src/core/tracks/recent-diff.ts
var MAX_DIFF_CHARS = 48e3;
var MAX_UNTRACKED = 40;
function renderRecentDiff({ diff, untracked }, place) {
  const base = place.head === null ? "no commit yet" : `against ${place.head.slice(0, 12)}`;
  const branch = place.branch === null ? "" : ` on ${redactText(place.branch)}`;
  const names = untracked.slice(0, MAX_UNTRACKED).map((name) => redactText(cleanText(name)));
  const more = untracked.length > MAX_UNTRACKED ? ` and ${untracked.length - MAX_UNTRACKED} more` : "";
  const { text, omitted } = cutLines(redactText(cleanText(diff)).trimEnd(), MAX_DIFF_CHARS);
  const lines = [
    `# What is not committed, ${base}${branch}, ${place.at}`,
    names.length === 0 ? "" : `# New files git does not track: ${names.join(", ")}${more}`,
    diff.trim() === "" ? "# No change in files git tracks" : text,
    omitted === 0 ? "" : `# ${omitted} characters more`
  ];
  return `${lines.filter((line) => line !== "").join("\n")}
`;
}

// src/core/tracks/private-files.ts
var PRIVATE_NAMES = [
  ...[
    ".env*",
    "*.pem",
    "*.key",
    "*.p12",
    "*.pfx",
    "*.jks",
    "*.keystore",
    "id_rsa*",
    "id_ed25519*",
    "id_ecdsa*",
    ".netrc"
  ],
  ...[".npmrc", ".pypirc", "*credential*", "*secret*"]
];
var PATTERN = new RegExp(
  `^(?:${PRIVATE_NAMES.map((name) => name.replaceAll(".", "\\.").replaceAll("*", ".*")).join("|")})$`,
  "i"
);

// src/io/git-changes.ts
var GIT_MS = 2e3;
var MAX_OUTPUT_BYTES = 192 << 10;
var EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
var QUIET = ["--no-optional-locks", "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"];
var DIFF = ["diff", "--no-color", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all", "--relative"];
var RISKY = /\[\s*(?:filter|include)|\bworktree(?:config)?\s*=/i;
var ELSEWHERE = [":(exclude)artifacts", ":(exclude).holdfast"];
function readGitChanges(projectDir, gitDir, head) {
  const config = readTextFile(`${gitDir}/config`, 1 << 20);
  if ("error" in config || RISKY.test(config.text)) return null;
  const unquoted = PRIVATE_NAMES.map((name) => `:(exclude,icase,glob)**@/${name}`);
  const paths = ["--", ".", ...ELSEWHERE, ...unquoted];
  const diff = runGit(projectDir, [...DIFF, "--stat=100", "--patch", head ?? EMPTY_TREE, ...paths]);
  if (diff === null) return null;
  const names = runGit(projectDir, ["ls-files", "--others", "--exclude-standard", "-z", "--", ".", ...ELSEWHERE]);
  return { diff, untracked: (names ?? "").split("\0").filter((name) => name !== "") };
}
function runGit(cwd, args) {
  const { PATH, HOME, SystemRoot } = process.env;
  const run = spawnSync("git", [...QUIET, ...args], {
    cwd,
    encoding: "utf8",
    timeout: GIT_MS,
    killSignal: "SIGKILL",
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ["ignore", "pipe", "ignore"],
    env: { PATH, HOME, SystemRoot, GIT_CONFIG_NOSYSTEM: "1", GIT_NO_LAZY_FETCH: "1", LC_ALL: "C" }
  });
  const isCut = run.error !== void 0 && "code" in run.error && run.error.code === "ENOBUFS";
  return isCut || run.status === 0 ? run.stdout : null;
}

// src/io/recent-diff-file.ts
var NAME = "recent_diff.txt";
var MAX_BYTES = 128 << 10;
var openFolder = (projectDir, sessionId) => ensureFolder(projectDir, ["artifacts", "sessions", sessionId]);
function saveRecentDiff(projectDir, sessionId, text) {
  replaceFile(openFolder(projectDir, sessionId), NAME, text);
}

// src/core/tracks/test-output.ts
var MAX_RUNS = 8;
var HEAD_CHARS = 1e3;
var TAIL_CHARS = 3e3;
var SEARCHED_CHARS = 48e3;
function createTestOutput(run, at, outcome, output) {
  const ends = keepEnds(output, SEARCHED_CHARS, SEARCHED_CHARS);
  const clean = redactText(cleanText(dropColours(ends))).trimEnd();
  return {
    run: excerptLine(redactText(run), 300),
    at,
    outcome: excerptLine(redactText(outcome), 200),
    output: keepEnds(clean, HEAD_CHARS, TAIL_CHARS)
  };
}
function mergeTestOutputs(outputs) {
  const newest = /* @__PURE__ *@/ new Map();
  for (const output of outputs) {
    const known = newest.get(output.run);
    if (known === void 0 || known.at <= output.at) newest.set(output.run, output);
  }
  const byTime = (a, b) => compare(a.at, b.at) || compare(a.run, b.run);
  return [...newest.values()].sort(byTime).slice(-MAX_RUNS);
}
var compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
function serializeTestOutputs(outputs) {
  const blocks = outputs.map(({ run, at, outcome, output }) => {
    const lines = output === "" ? [] : output.split("\n").map((line) => `  ${line}`.trimEnd());
    return [`=== ${run}`, `${at} ${outcome}`, ...lines, ""].join("\n");
  });
  return blocks.join("\n");
}
function parseTestOutputs(text) {
  return text.split(/^=== /m).flatMap((block) => {
    const [run = "", second = "", ...lines] = block.split("\n");
    const [, at, outcome] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z) (.{1,300})$/.exec(second) ?? [];
    if (run === "" || at === void 0 || outcome === void 0) return [];
    return [
      {
        run,
        at,
        outcome,
        output: lines.map((line) => line.replace(/^ {2}/, "")).join("\n").trimEnd()
      }
    ];
  });
}

// src/io/test-output-file.ts
var NAME2 = "test_output.txt";
var MAX_READ_BYTES = 1 << 20;
function saveTestOutputs(projectDir, sessionId, outputs) {
  const folder = ensureFolder(projectDir, ["artifacts", "sessions", sessionId]);
  const done = withLock(folder, () => {
    const file = readTextFile(`${folder}/${NAME2}`, MAX_READ_BYTES);
    const before = "text" in file ? file.text : "";
    const text = serializeTestOutputs(mergeTestOutputs([...parseTestOutputs(before), ...outputs]));
    if (text !== before) replaceFile(folder, NAME2, text);
  });
  return done !== null;
}

// src/core/tracks/test-run.ts
var RUNNERS = /^(?:jest|vitest|mocha|ava|tap|tape|karma|jasmine|pytest|py\.test|nose2|tox|nox|rspec|minitest|phpunit|pest|ctest|bats|playwright|cypress|busted|prove|gotestsum|nextest|tarpaulin|kaocha|stack-test)$/;
var TOLD = /^(?:npm|pnpm|yarn|bun|deno|node|cargo|go|dotnet|mvn|mvnw|gradle|gradlew|make|just|task|ninja|bazel|bazelisk|buck2|sbt|mix|rebar3|lein|clojure|cabal|stack|swift|xcodebuild|flutter|dart|zig|rake|rails|composer|python|python3|php|django-admin|hatch|meson|nx|turbo|lerna|moon|dune|elm|crystal|gleam|ng)$/;
var INSTALLS = /^(?:install|i|ci|add|update|upgrade|remove|rm|uninstall|un|ls|list|why|view|info|outdated|link|get|mod|vet|-c|-e)$/;
var WRAPPER = /^(?:npx|bunx|pnpx|env|time|timeout|nice|sudo|xvfb-run|uv|uvx|poetry|pipenv|pdm|rye|bundle|dotenv|cross-env|c8|nyc|coverage|exec|run|dlx|then|bash|sh|zsh)$/;
var TEST_WORD = /^(?:unittest|nextest|pytest|jest|vitest|--test|-Dtest\S*)$|(?:^|[:/._-])(?:tests?|specs?)(?:$|[:._-])/i;
function findTestRun(command) {
  const parts = findRun(command).split(" && ");
  if (!parts.some(isTestCommand)) return null;
  return parts.filter((part) => isTestCommand(part) || part.startsWith("cd ")).join(" && ");
}
function isTestCommand(part) {
  const words = part.replace(/"[^"]{0,400}"|'[^']{0,400}'/g, '""').split(/\s+/);
  let at = 0;
  while (at < words.length && isPrelude(words[at] ?? "")) at += 1;
  const program = (words[at] ?? "").replace(/^.*[/\\]/, "").replace(/\.(?:exe|cmd|bat)$/, "");
  const rest = words.slice(at + 1, at + 8);
  if (RUNNERS.test(program)) return !rest.includes("--version") && !rest.includes("--help");
  if (rest[0] === "t") return /^(?:npm|pnpm|yarn|bun)$/.test(program);
  if (TOLD.test(program)) return !INSTALLS.test(rest[0] ?? "") && rest.some((word) => TEST_WORD.test(word));
  return /(?:^|[-_])tests?(?:$|[-_.])/.test(program) && (program !== "test" || /[/\\]/.test(words[at] ?? ""));
}
function isPrelude(word) {
  return WRAPPER.test(word) || /^[A-Za-z_]\w{0,60}=/.test(word) || /^-{1,2}[\w-]{1,40}$/.test(word) || /^\d+[smh]?$/.test(word);
}

// src/steps/read-test-outputs.ts
var MAX_BYTES2 = 4 << 20;
var MAX_RUNS2 = 8;
var MAX_ROW_BYTES = 256 << 10;
function readTestOutputs(transcriptPath) {
  const results = /* @__PURE__ *@/ new Map();
  const found = /* @__PURE__ *@/ new Map();
  const addCall = (call) => {
    const result = results.get(call.id);
    results.delete(call.id);
    const command = stringOf(call.input.command) ?? "";
    const run = result !== void 0 && isCommand(call) ? findTestRun(command) : null;
    if (result === void 0 || run === null || found.has(run) || findNoOutcome(result.text) !== null) return;
    found.set(run, createTestOutput(run, result.at, describeOutcome(result, command), result.text));
  };
  walkTranscript(
    transcriptPath,
    (line) => {
      if (line.head.includes('"subtype":"compact_boundary"')) return true;
      if (!mayMatter(line)) return false;
      const text = line.read();
      const row = parseRow(text);
      const at = /"timestamp":"(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)"/.exec(text)?.[1];
      if (row?.kind === "results" && at !== void 0) {
        for (const result of row.results) results.set(result.id, { ...result, at });
      }
      if (row?.kind === "assistant") row.tools.forEach(addCall);
      return found.size >= MAX_RUNS2;
    },
    MAX_BYTES2
  );
  return [...found.values()];
}
function mayMatter(line) {
  if (line.bytes > MAX_ROW_BYTES) return false;
  if (line.head.includes('"role":"assistant"')) return /"name":"(?:Bash|PowerShell)"/.test(line.slice(0, MAX_ROW_BYTES));
  if (!line.head.includes('"tool_result"')) return false;
  return line.find('"toolUseResult":{"stdout":') !== -1 || line.find('"is_error":true') !== -1;
}

// src/steps/refresh-transient.ts
function refreshTransient(projectDir, config, { sessionId, transcriptPath }) {
  const problems = [];
  const attempt = (name, refresh) => {
    try {
      refresh();
    } catch (error) {
      problems.push({
        code: "state-not-writable",
        path: `artifacts/sessions/${sessionId}/${name}`,
        cause: errorCode(error)
      });
    }
  };
  if (config["sections.recent_diff"]) attempt("recent_diff.txt", () => refreshDiff(projectDir, sessionId));
  if (config["sections.test_output"] && transcriptPath !== null) {
    attempt("test_output.txt", () => {
      const outputs = readTestOutputs(transcriptPath);
      if (outputs.length > 0 && !saveTestOutputs(projectDir, sessionId, outputs))
        problems.push({ code: "state-busy", path: `artifacts/sessions/${sessionId}` });
    });
  }
  return problems;
}
function refreshDiff(projectDir, sessionId) {
  const git = readGitFacts(projectDir);
  const changes = git === null ? null : readGitChanges(projectDir, git.configDir, git.head);
  if (git === null || changes === null) return;
  const at = readClock().toISOString();
  saveRecentDiff(projectDir, sessionId, renderRecentDiff(changes, { at, head: git.head, branch: git.branch }));
}
;return {refreshTransient};
|*/
/*| part steps/resume-work
const {
  countCloseCompactions,
  isRunningElsewhere,
  loadSession,
  noteInjected,
  parseOrchestrationNotes,
  shrinkBudget
} = (await loadPart("answers/session-start")).shared25;
const {
  DELETED,
  LIFTED_MARK,
  PLAN_WAITS,
  compactElsewhere,
  countCompactions,
  findDistinctiveWords,
  findOwnCommand,
  foldPastes,
  hasCue,
  isOpen,
  isSameRequest,
  mentions,
  mergeWorkState,
  readWorkState,
  saveSnapshot,
  splitSentences,
  takeSnapshot
} = await loadPart("shared/5");
const {
  isTrivial
} = await loadPart("shared/31");
const {
  renderParts
} = await loadPart("shared/13");

const {
  acknowledgeCheckpoint,
  createCheckpointDraft,
  listOpenCheckpoints,
  readCheckpoint,
  serializeWorkState
} = (await loadPart("answers/session-start")).shared6;

const {
  readSessionState,
  updateSessionState
} = (await loadPart("answers/session-start")).shared11;

const {
  escapeText
} = (await loadPart("answers/session-start")).shared34;


const {
  appendEvents
} = (await loadPart("answers/session-start")).shared38;

const {
  readGitFacts
} = (await loadPart("answers/session-start")).shared37;


const {
  readClock
} = (await loadPart("answers/session-start")).shared36;
const {
  redactData,
  redactText
} = (await loadPart("answers/session-start")).shared22;
const {
  excerpt,
  excerptEnds,
  excerptLine,
  excerptMiddle
} = (await loadPart("answers/session-start")).shared27;



const {
  estimateTokens,
  formatPercentage,
  formatTokens
} = (await loadPart("answers/session-start")).shared28;


const {
  errorCode
} = (await loadPart("answers/session-start")).shared3;


// src/core/guardrails/post-compaction-approval.ts
function findOpenQuestion({ trigger, workState }) {
  return trigger === "auto" && workState.pendingQuestion !== null ? excerptLine(workState.pendingQuestion, 300) : null;
}

// src/core/resumption/briefing.ts
function createBriefing(work) {
  const newest = work.lastUserMessages.at(-1) ?? null;
  const substantive = work.lastUserMessages.filter((text) => !isTrivial(text));
  const request = newest !== null && isTrivial(newest) ? substantive.at(-1) ?? null : null;
  const shown = [newest, request].filter((text) => text !== null);
  const isShown = (text) => shown.some((known2) => known2.includes(text.replace(/ \.\.\.$/, "")));
  const gone = work.superseded.map(({ what }) => what);
  const named = work.todos.filter(({ task, status }) => task !== "" && status !== DELETED);
  const done = named.filter((todo) => todo.status === "completed").map((todo) => todo.task);
  const finished = [...done.reverse(), ...known(work, false)];
  const statements = /* @__PURE__ *@/ new Set([...work.corrections, ...work.decisions, ...work.rules, ...work.remarks]);
  const isSettled = (sentence) => isGone(sentence, gone) || statements.has(excerptLine(sentence, 300)) || work.goal?.includes(sentence) === true || finished.some((what) => isSameThing(sentence, what));
  const goal = work.goal !== null && shown.some((text) => isSameRequest(text, work.goal ?? "")) ? null : work.goal;
  const messages = substantive.filter(
    (text) => !shown.includes(text) && !(work.goal !== null && isSameRequest(text, work.goal))
  );
  const isToldAsGoal = (item) => goal?.includes(item.replace(/ \.\.\.$/, "")) === true;
  const kept = (items) => items.filter((item) => !isShown(item) && !isToldAsGoal(item)).reverse();
  const corrections = new Set(work.corrections);
  return {
    goal,
    newest: newest === null ? null : foldPastes(newest),
    request: request === null ? null : foldPastes(request),
    earlier: messages.reverse().flatMap((text) => {
      const rest = splitSentences(text).filter((sentence) => !isSettled(sentence));
      return rest.length === 0 ? [] : [excerpt(rest.join(" "), 240)];
    }),
    corrections: kept(work.corrections),
    decisions: kept(work.decisions.filter((item) => !corrections.has(item) && !isOffer(item))),
    agreed: kept(work.decisions.filter(isOffer)),
    rules: kept(work.rules),
    ...sortRemarks(kept(work.remarks).filter((text) => !finished.some((what) => isSameThing(text, what)))),
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
  const shapes = remarks.map(findShape);
  const isAside = (text, index) => !hasCue(text) || shapes.indexOf(shapes[index] ?? "") !== shapes.lastIndexOf(shapes[index] ?? "");
  return { remarks: remarks.filter((text, index) => !isAside(text, index)), asides: remarks.filter(isAside) };
}
function findShape(text) {
  return text.toLowerCase().replace(
    /[\w\u00c0-\u1fff\u2c00-\uffff][\w\u00c0-\u1fff\u2c00-\uffff./@#-]*@/g,
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

// src/core/xml/checkpoint-words.ts
function describeFill({ contextState }) {
  const { fillPercentage, inputTokens, pendingTokens, compactionPoint } = contextState;
  if (fillPercentage === null || compactionPoint === null) return "";
  const used = (inputTokens ?? 0) + (pendingTokens ?? 0);
  return ` at ${formatPercentage(fillPercentage)} (${formatTokens(used)}/${formatTokens(compactionPoint)})`;
}
function describeTrigger({ trigger }) {
  return trigger === "manual" ? "was compacted by /compact" : "was compacted";
}

// src/core/xml/orchestration-elements.ts
function createOrchestrationElements(notes) {
  const { quality, defects } = notes;
  const place = [notes.phase, notes.status, notes.activity].filter((part) => part !== null);
  return [
    element("phase", [[2.6, place.join("; ")]]),
    element("next-step", [[2, notes.nextStep]]),
    element("gate", [[2, describeGate(quality)]]),
    element("quality", [
      [3.3, describeScores(quality)],
      [3.6, joinNames("gates passed", quality.completed)],
      [3.5, joinNames("gates to come", quality.remaining)],
      [3.5, quality.lowestDimension === null ? null : `lowest dimension: ${quality.lowestDimension}`],
      [4, describeIterations(quality)]
    ]),
    element(
      "workflow-decisions",
      notes.decisions.map(({ id, decision, rationale, applied }, index) => {
        const text = `${applied ? "" : "NOT APPLIED YET: "}${id === null ? "" : `${id}: `}${decision}`;
        const why = applied || rationale === null ? "" : `; because ${excerptLine(rationale, 100)}`;
        return [(applied ? 4 : 2.2) + index * 0.3, `${text}${why}`];
      })
    ),
    element("defects", [
      [3.4, defects.unresolved.length === 0 ? null : `unresolved: ${defects.unresolved.join(", ")}`],
      [4.2, describeDefectCount(defects.found, defects.resolved)],
      ...defects.patterns.map((pattern, index) => [4.1 + index * 0.4, `recurring: ${pattern}`])
    ]),
    element(
      "agent-summaries",
      notes.agentSummaries.map(
        ({ name, summary }, index) => [3.9 + index * 0.4, `${name}: ${excerptLine(summary, 160)}`]
      )
    ),
    element(
      "files-to-read",
      notes.filesToRead.map(({ path, purpose, sections }, index) => {
        const part = sections.length === 0 ? "" : `, sections ${sections.join(", ")}`;
        return [2.9 + index * 0.25, `${path}${part}${purpose === null ? "" : `: ${purpose}`}`];
      })
    ),
    element("workflow-state", [
      [4.4, notes.updatedAt === null ? null : `updated at ${notes.updatedAt}`],
      [4.5, notes.compactions === null ? null : `compactions noted there: ${notes.compactions}`]
    ])
  ];
}
function element(name, parts) {
  return { name, parts: parts.map(([rank, text]) => ({ rank, text: text === null ? "" : excerptLine(text, 240) })) };
}
function describeGate({ gate, iteration, completed, allStrategiesRan }) {
  if (gate === null || completed.includes(gate)) return null;
  const name = iteration === null ? gate : `${gate}, iteration ${iteration}`;
  return allStrategiesRan ? `${name}: all its strategies had run; its result stands, go on from it` : `${name} was interrupted: restart this iteration from its beginning`;
}
function describeScores({ scores }) {
  const histories = scores.map((item) => `${item.gate} ${item.scores.join(", ")}`);
  return histories.length === 0 ? null : `scores per iteration: ${histories.join("; ")}`;
}
function describeIterations({ iterationsUsed, iterationsBudget }) {
  if (iterationsUsed === null) return null;
  return `iterations used: ${iterationsUsed}${iterationsBudget === null ? "" : ` of ${iterationsBudget}`}`;
}
function describeDefectCount(found, resolved) {
  return found === null ? null : `found ${found}${resolved === null ? "" : `, resolved ${resolved}`}`;
}
function joinNames(label, names) {
  return names.length === 0 ? null : `${label}: ${names.join(", ")}`;
}

// src/core/xml/resumption-context.ts
var RESUMPTION_TOKENS = 760;
function renderResumptionContext(checkpoint, situation) {
  const { workState: work } = checkpoint;
  const briefing = createBriefing(work);
  const lead = [describeOrigin(checkpoint, situation)];
  if (situation.monitorSpoke) lead.push("What a context-monitor said before this no longer holds.");
  const elements = [
    ...createWordElements(briefing, work),
    ...createWorkElements(briefing, work),
    ...createOrchestrationElements(parseOrchestrationNotes(checkpoint.resumptionState)),
    createTranscriptElement(checkpoint, situation)
  ];
  const id = checkpoint.checkpointId;
  const start = id === null ? "<resumption-context>\n" : `<resumption-context checkpoint="${id}">
`;
  const end = "</resumption-context>";
  const text = lead.map((line) => `${escapeText(line)}
`).join("");
  const budget = situation.budgetTokens ?? RESUMPTION_TOKENS;
  const rendered = renderParts(elements, budget, start.length + text.length + end.length);
  return `${start}${text}${rendered.map((line) => `${line}
`).join("")}${end}`;
}
function list(name, rank, step, items, maxChars = 240) {
  return {
    name,
    parts: items.map((text, index) => ({ rank: rank + index * step, text: excerptLine(text, maxChars) }))
  };
}
function single(name, rank, text, attributes = {}) {
  return { name, attributes, parts: text === null || text === "" ? [] : [{ rank, text }] };
}
function createWordElements(briefing, work) {
  const { newest, request, goal } = briefing;
  const ended = work.pendingQuestion === null ? work.lastAnswer : null;
  return [
    single("goal", 2.3, goal && excerpt(goal.split(/\n\s*\n/)[0] ?? goal, 280)),
    list("rules", 2.1, 0.25, briefing.rules),
    list("earlier-user-words", 3.6, 0.5, briefing.earlier),
    list("decisions", 2.4, 0.25, briefing.decisions),
    list("agreed", 5, 0.4, briefing.agreed),
    list("also-said", 2.8, 0.22, briefing.remarks, 200),
    list("remarks", 4.8, 0.4, briefing.asides, 160),
    {
      ...list("earlier-decisions", 3.4, 0.3, briefing.doubted, 160),
      attributes: { note: "later words on the same thing may have changed them" }
    },
    list("corrections", 2, 0.22, briefing.corrections),
    {
      ...list("superseded", 3.5, 0.4, briefing.superseded, 160),
      attributes: { note: "given up by the user, not to be done" }
    },
    single("request", 1, request && excerptMiddle(request, 200, 300)),
    single("newest-user-words", 1, newest && excerptMiddle(newest, 240, 400), { answered: ended && "yes" }),
    single("last-answer", 1.7, ended && excerpt(ended, 200)),
    single("waiting-for-user", 1, work.pendingQuestion && excerpt(work.pendingQuestion, 300), { answered: "no" }),
    single("plan-mode", 1.3, work.planMode ? "On: the user has not approved a plan yet." : null)
  ];
}
function createWorkElements(briefing, work) {
  return [
    single("plan", work.pendingQuestion === PLAN_WAITS ? 1.1 : 3, briefing.plan && excerpt(briefing.plan, 500), {
      status: work.planStatus,
      note: work.planStatus === "rejected" ? "not approved; the words of the user since say what to change" : null
    }),
    list("failing", 1.9, 0.35, briefing.failing, 420),
    list("open-tasks", 2.1, 0.3, briefing.open),
    { ...list("finished", 2.8, 0.3, briefing.finished, 160), attributes: { note: "not to be done again" } },
    list("reported-finished", 4.2, 0.5, briefing.reported, 160),
    rankFilesChanged(work),
    list("agents", 2.6, 0.3, [...work.agents].reverse().map(describeAgent), 380),
    list("commands-run", 4.6, 0.4, describeCommands(work.commands), 130),
    list("files-read", 5.5, 0.3, describeTouches(work, work.filesRead, "reads"), 200),
    {
      ...list("loaded-before", 3.4, 0.4, describeLoaded(work), 200),
      attributes: { note: "not in the context any more" }
    }
  ];
}
function rankFilesChanged(work) {
  const edits = new Map(work.touches.map((touch) => [touch.path, touch.edits]));
  const files = list("files-changed", 2.5, 0.1, describeTouches(work, work.filesModified, "edits"), 320);
  const parts = files.parts.map((part, index) => {
    const count = edits.get(work.filesModified[index] ?? "") ?? 0;
    return { ...part, rank: part.rank - Math.min(0.8, Math.max(0, count - 1) * 0.4) * Math.min(1, index / 4) };
  });
  return { ...files, parts };
}
function describeLoaded({ instructions, skills }) {
  return [...instructions, ...skills.length === 0 ? [] : [`skills used: ${skills.join(", ")}`]];
}
function describeTouches({ touches }, paths, what) {
  const counts = new Map(touches.map((touch) => [touch.path, touch[what]]));
  return paths.slice(0, 20).map((path) => {
    const count = counts.get(path) ?? 0;
    return count > 1 ? `${path} (${count}x)` : path;
  });
}
function describeAgent({ description, outcome }) {
  return `${description}: ${excerptEnds(outcome, 200)}`;
}
function describeCommands(commands) {
  const ended = commands.filter(({ outcome }) => !outcome.startsWith("failed"));
  return ended.slice(-6).reverse().map(({ command, outcome }) => `${excerptLine(command, 100)} (${outcome})`);
}
function createTranscriptElement({ sessionInfo }, { recallCommand }) {
  const { transcriptPath } = sessionInfo;
  const how = recallCommand ? `; search it: ${recallCommand}` : "";
  return single("transcript", 2.3, transcriptPath === null ? null : `${transcriptPath}${how}`);
}
function describeOrigin(checkpoint, { continuing, compacted }) {
  const { checkpointId, compactionSequence, timestamp, sessionId } = checkpoint;
  const event = `${compacted ? describeTrigger(checkpoint) : "saved its work"}${describeFill(checkpoint)}`;
  const who = continuing === "same" ? `This session ${event}.` : `An earlier session (${sessionId}) in this place ${event} on ${timestamp}${continuing === "new" ? " and has ended since" : ""}.`;
  const session = continuing === "same" ? "this" : "that";
  const count = compactionSequence > 1 && compacted ? ` It was compaction ${compactionSequence} of ${session} session.` : "";
  const record = checkpointId === null ? "" : ` in .holdfast/checkpoints/${checkpointId}-checkpoint.json`;
  return `${who}${count} Recorded from its transcript${record}; where a summary differs, the quoted user words count.`;
}

// src/steps/resume-work.ts
async function prepareRestoration(projectDir, config, input, report) {
  const { sessionId } = input;
  const state = loadSession(projectDir, sessionId, report);
  const snapshot = await takeSnapshot(projectDir, config, input, state);
  snapshot.problems.forEach(report);
  const pendingId = state.pending.at(-1);
  const { previous } = snapshot;
  const trigger = previous !== null && previous.checkpointId === pendingId ? previous.trigger : "auto";
  const upToDate = previous !== null && previous.checkpointId === pendingId && isSameWork(previous, snapshot.workState);
  const checkpoint = upToDate ? previous : storeOrReport(projectDir, snapshot, trigger, report);
  const closeCompactions = countCloseCompactions(state, snapshot.workState.answers);
  const situation = {
    continuing: "same",
    compacted: true,
    monitorSpoke: state.tier !== "nominal",
    recallCommand: describeRecall(projectDir),
    budgetTokens: shrinkBudget(RESUMPTION_TOKENS, closeCompactions)
  };
  const text = renderResumptionContext(checkpoint ?? { ...draftOf(snapshot, trigger), checkpointId: null }, situation);
  const record = () => {
    if (checkpoint === null) return;
    const { checkpointId } = checkpoint;
    updateSessionState(projectDir, sessionId, (now) => {
      const pending = now.pending.includes(checkpointId) ? now.pending : [...now.pending, checkpointId];
      const approvalDue = findOpenQuestion(checkpoint);
      const restored = { ...now, pending, restored: checkpointId, lastCheckpoint: checkpointId, closeCompactions };
      return { state: noteInjected({ ...restored, approvalDue }, text), answer: true };
    });
    appendEvents(projectDir, sessionId, [
      { event: "resumption_injected", checkpoint_id: checkpointId, tokens: estimateTokens(text) }
    ]);
  };
  return { text, lost: snapshot.workState.instructions, record };
}
function describeRecall(projectDir) {
  const command = findOwnCommand(projectDir);
  return command === null ? null : `${command} recall WORDS`;
}
function isSameWork(checkpoint, work) {
  return serializeWorkState(checkpoint.workState) === serializeWorkState(work);
}
function storeOrReport(projectDir, snapshot, trigger, report) {
  try {
    const { sessionId, sessionInfo } = snapshot;
    const documents = compactElsewhere(projectDir, { ...sessionInfo, sessionId }, report);
    const checkpoint = saveSnapshot(projectDir, { ...snapshot, ...documents }, trigger);
    const { checkpointId: checkpoint_id } = checkpoint;
    appendEvents(projectDir, sessionId, [{ event: "checkpoint_created", checkpoint_id, trigger }]);
    return checkpoint;
  } catch (error) {
    report({ code: "state-not-writable", path: ".holdfast/checkpoints", cause: errorCode(error) });
    return null;
  }
}
function draftOf(snapshot, trigger) {
  const sequence = countCompactions(snapshot);
  return createCheckpointDraft({ ...snapshot, trigger, timestamp: readClock().toISOString(), sequence, previous: null });
}
var MAX_CANDIDATES = 50;
function prepareHandover(projectDir, config, input, report) {
  const now = readClock();
  const branch = readGitFacts(input.cwd ?? projectDir)?.branch ?? null;
  const storedBranch = branch === null ? null : redactText(branch);
  const open = listOpenCheckpoints(projectDir).slice(-MAX_CANDIDATES).reverse();
  for (const id of open) {
    const found = readCheckpoint(projectDir, id);
    if ("problem" in found) {
      report(found.problem);
      continue;
    }
    const { checkpoint } = found;
    const ageHours = (now.getTime() - Date.parse(checkpoint.timestamp)) / 36e5;
    if (!(ageHours <= config["resumption.max_age_hours"])) continue;
    if (checkpoint.sessionId === input.sessionId || checkpoint.sessionInfo.branch !== storedBranch) continue;
    if (isRunningElsewhere(readSessionState(projectDir, checkpoint.sessionId).state.clientPid)) continue;
    const older = open.slice(open.indexOf(id) + 1);
    return handOver(projectDir, input, checkpoint, older);
  }
  return null;
}
function handOver(projectDir, input, checkpoint, older) {
  const { checkpointId } = checkpoint;
  const { workState, compacted } = readSinceCheckpoint(projectDir, checkpoint);
  const recallCommand = describeRecall(projectDir);
  const text = renderResumptionContext({ ...checkpoint, workState }, { continuing: "new", compacted, recallCommand });
  const record = () => {
    const channel = "session-start";
    const mark = { acknowledgedAt: readClock().toISOString(), sessionId: input.sessionId, channel };
    acknowledgeCheckpoint(projectDir, checkpointId, mark);
    for (const id of older) {
      const found = readCheckpoint(projectDir, id);
      const isSameSession = "checkpoint" in found && found.checkpoint.sessionId === checkpoint.sessionId;
      if (isSameSession) acknowledgeCheckpoint(projectDir, id, mark);
    }
    appendEvents(projectDir, input.sessionId, [
      { event: "resumption_injected", checkpoint_id: checkpointId, tokens: estimateTokens(text) },
      { event: "checkpoint_acknowledged", checkpoint_id: checkpointId, channel }
    ]);
  };
  return { text, lost: [], record };
}
function readSinceCheckpoint(projectDir, checkpoint) {
  const since = readWorkState(projectDir, checkpoint.sessionInfo.transcriptPath);
  return {
    workState: mergeWorkState(checkpoint.workState, redactData(since.workState)),
    compacted: since.boundaryUuid !== checkpoint.sessionInfo.boundaryUuid
  };
}
;return {describeRecall,
  prepareHandover,
  prepareRestoration,
  readSinceCheckpoint};
|*/
/*| part steps/rotate-logs
const {
  readClock
} = (await loadPart("answers/session-start")).shared36;
const {
  ensureFolder,
  replaceFile,
  withLock
} = (await loadPart("answers/session-start")).shared35;
const {
  posix
} = await loadPart("shared/4");
const {
  errorCode,
  lstatSync,
  readTextFile,
  readdirSync
} = (await loadPart("answers/session-start")).shared3;


// src/core/rotation/archive-text.ts
var NOTICE = /<!-- holdfast:notice -->\r?\n(?:>[^\n]*\n){1,10}<!-- \/holdfast:notice -->\r?\n(?:\r?\n)?/;
function dropNotice(text) {
  return text.replace(NOTICE, "");
}
function addNotice(rest, facts) {
  const { moved, archivePath, today } = facts;
  const lines = [
    "<!-- holdfast:notice -->",
    `> **NOTICE**: Older entries are in \`archive/\`, the newest of them in \`${archivePath}\``,
    `> **Last Archival**: ${today}`,
    `> **Archived**: ${describeRange(moved)}`,
    "<!-- /holdfast:notice -->"
  ];
  const first = rest.findIndex(({ entry }) => entry !== null);
  const place = first === -1 ? rest.length : first;
  const join = (pieces) => pieces.map(({ text }) => text).join("");
  const above = join(rest.slice(0, place));
  const gap = above === "" || above.endsWith("\n") ? "" : "\n";
  return `${above}${gap}${lines.join("\n")}

${join(rest.slice(place))}`;
}
function renderTitle(kind) {
  return kind === "decisions" ? "# Architecture Decision Records Archive\n" : "# Resolved Issues Archive\n";
}
function renderBatch(entries, { source, today }) {
  const head = [
    `<!-- holdfast:archived ${today} -->`,
    `> **ARCHIVED**: ${today}`,
    `> **Source**: ${source}`,
    `> **Entries**: ${describeRange(entries)}`,
    "",
    "---",
    ""
  ];
  const texts = entries.map(({ text }) => text.endsWith("\n") ? text : `${text}
`);
  return `${head.join("\n")}
${texts.join("")}`;
}
function describeRange(entries) {
  const count = entries.length === 1 ? "1 entry" : `${entries.length} entries`;
  const numbers = entries.map(({ title }) => /^\[?(ADR-\d+)/i.exec(title)?.[1]?.toUpperCase());
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === void 0 || last === void 0) return count;
  return first === last ? `${first} (${count})` : `${first} through ${last} (${count})`;
}

// src/core/rotation/log.ts
var BATCH_LINE = /^<!-- holdfast:archived \d{4}-\d\d-\d\d -->$/;
function splitLog(text, kind, isArchive = false) {
  const lines = text.split(/(?<=\n)/);
  const isCode = markCode(lines);
  const bodies = lines.map((line, index) => isCode[index] ? "" : line.trimEnd());
  const headings = bodies.flatMap((body, line) => {
    const match = /^(#{1,6})[ \t]+(\S.*)$/.exec(body);
    return match === null ? [] : [{ line, level: match[1]?.length ?? 0, title: match[2] ?? "" }];
  });
  const starts = headings.filter(
    (heading, index) => kind === "decisions" ? isRecord(heading) : isIssue(heading, headings[index + 1], bodies)
  );
  const pieces = [];
  let from = 0;
  const add = (to, heading) => {
    if (to <= from) return;
    const own = lines.slice(from, to).join("");
    pieces.push({
      text: own,
      entry: heading === null ? null : readEntry(own, bodies.slice(from, to), heading.title, kind)
    });
    from = to;
  };
  for (const start of starts) {
    if (start.line < from) continue;
    add(start.line, null);
    add(findEntryEnd(start, headings, bodies, isArchive), start);
  }
  add(lines.length, null);
  return pieces;
}
function isRecord({ level, title }) {
  return (level === 2 || level === 3) && /^\[?ADR-\d+\]?(?:[\s:.\u2013\u2014-]|$)/i.test(title);
}
function isIssue({ line, level }, next, bodies) {
  if (level !== 2 && level !== 3) return false;
  return bodies.slice(line + 1, next?.line).some((body) => readField(body) !== null);
}
function findEntryEnd(start, headings, bodies, isArchive) {
  const next = headings.find(({ line, level }) => line > start.line && level <= start.level)?.line ?? bodies.length;
  if (!isArchive) return next;
  const batch = bodies.findIndex((body, line) => line > start.line && line < next && BATCH_LINE.test(body));
  return batch === -1 ? next : batch;
}
function readEntry(text, bodies, title, kind) {
  let date = null;
  let resolved = null;
  let isClosed = kind === "decisions";
  for (const body of bodies) {
    const field = readField(body);
    if (field?.name === "date") date ??= readDate(field.value);
    if (kind === "decisions" || field === null) continue;
    if (field.name === "status") isClosed = /^\W*(?:resolved|closed|fixed)\b/i.test(field.value);
    if (field.name === "resolved") resolved = readDate(field.value) ?? resolved;
    if (field.name === "resolved" && resolved !== null) isClosed = true;
  }
  return { key: createKey(text), text, title: title.trim(), date: resolved ?? date, isClosed };
}
function createKey(text) {
  const lines = text.split(/\r?\n/);
  while (/^(?:\s*|-{3,}\s*)$/.test(lines.at(-1) ?? "x")) lines.pop();
  return lines.join("\n");
}
function readField(body) {
  const match = /^\s{0,8}(?:[-*+]\s{1,4})?\*{0,2}(date|status|resolved)(?: on)?(?:\*{0,2}\s{0,4}:|:\*{2})\*{0,2}\s{0,8}(\S.{0,200})$/i.exec(
    body
  );
  const name = match?.[1]?.toLowerCase();
  return name === "date" || name === "status" || name === "resolved" ? { name, value: match?.[2] ?? "" } : null;
}
function readDate(value) {
  const iso = /(\d{4})-(\d{1,2})-(\d{1,2})/.exec(value);
  const us = iso === null ? /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(value) : null;
  const [year, month, day] = iso === null ? [us?.[3], us?.[1], us?.[2]] : [iso[1], iso[2], iso[3]];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (Number.isNaN(time)) return null;
  const text = new Date(time).toISOString().slice(0, 10);
  return Number(text.slice(8)) === Number(day) && Number(text.slice(5, 7)) === Number(month) ? text : null;
}
function markCode(lines) {
  const isCode = lines.map(() => false);
  let open = null;
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,20}|~{3,20})/.exec(line)?.[1];
    if (mark === void 0) continue;
    if (open === null) open = { mark, line: index };
    else if (mark[0] === open.mark[0] && mark.length >= open.mark.length && line.trim() === mark) {
      isCode.fill(true, open.line, index + 1);
      open = null;
    }
  }
  return isCode;
}

// src/core/rotation/plan.ts
function planRotation(before, facts, policy, always = false) {
  const pieces = splitLog(dropNotice(before.active), facts.kind);
  const lines = countLines(before.active);
  const archived = countKeys([...before.archives.values()].flatMap((text) => listEntries(text, facts.kind, true)));
  const isLong = always || lines > policy.maxLines;
  const moved = /* @__PURE__ *@/ new Set();
  const added = [];
  for (const { entry } of pieces) {
    if (entry === null || !isDue(entry, facts.today, policy.ageDays)) continue;
    const copies = archived.get(entry.key) ?? 0;
    if (copies === 0 && !isLong) continue;
    moved.add(entry);
    if (copies === 0) added.push(entry);
    else archived.set(entry.key, copies - 1);
  }
  const archivePath = nameArchive(facts);
  const rest = pieces.filter(({ entry }) => entry === null || !moved.has(entry));
  const active = moved.size === 0 ? before.active : addNotice(rest, { ...facts, archivePath, moved: [...moved] });
  const archives = new Map(before.archives);
  if (added.length > 0) {
    const old = before.archives.get(archivePath) ?? renderTitle(facts.kind);
    archives.set(archivePath, `${endLine(old)}
${renderBatch(added, facts)}`);
  }
  return {
    lines,
    linesAfter: countLines(active),
    entries: pieces.filter(({ entry }) => entry !== null).length,
    moved: [...moved],
    alreadyArchived: moved.size - added.length,
    archivePath,
    after: { active, archives }
  };
}
function listEntries(text, kind, isArchive = false) {
  return splitLog(text, kind, isArchive).flatMap(({ entry }) => entry ?? []);
}
function countKeys(entries) {
  const counts = /* @__PURE__ *@/ new Map();
  for (const { key } of entries) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
function nameArchive({ source, today }) {
  const month = today.slice(0, 7);
  const name = source.slice(source.lastIndexOf("/") + 1).replace(/\.md$/, "");
  return `archive/${month}/${name}-${month}.md`;
}
function isDue({ isClosed, date }, today, ageDays) {
  if (!isClosed || date === null) return false;
  return (Date.parse(today) - Date.parse(date)) / 864e5 > ageDays;
}
function countLines(text) {
  return text === "" ? 0 : text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}
function endLine(text) {
  return text.endsWith("\n") ? text : `${text}
`;
}

// src/core/rotation/conserve.ts
function findLosses(before, after, kind) {
  const old = countPlaces(before, kind);
  const now = countPlaces(after, kind);
  const losses = [];
  for (const [key, was] of old) {
    const is = now.get(key) ?? { active: 0, archived: 0 };
    const most = was.active + was.archived;
    const least = was.archived === 0 ? most : Math.max(was.active, was.archived);
    const total = is.active + is.archived;
    if (is.archived < was.archived || total < least) losses.push(`entry "${nameKey(key)}" would be lost`);
    else if (total > most) losses.push(`entry "${nameKey(key)}" would be there twice`);
  }
  for (const key of now.keys()) if (!old.has(key)) losses.push(`entry "${nameKey(key)}" would be changed`);
  if (readRest(before.active, kind) !== readRest(after.active, kind))
    losses.push("text between the entries would change");
  return losses;
}
function countPlaces({ active, archives }, kind) {
  const inActive = countKeys(listEntries(dropNotice(active), kind));
  const inArchives = countKeys([...archives.values()].flatMap((text) => listEntries(text, kind, true)));
  const keys = /* @__PURE__ *@/ new Set([...inActive.keys(), ...inArchives.keys()]);
  return new Map([...keys].map((key) => [key, { active: inActive.get(key) ?? 0, archived: inArchives.get(key) ?? 0 }]));
}
function readRest(text, kind) {
  const rest = splitLog(dropNotice(text), kind).filter(({ entry }) => entry === null);
  return rest.map((piece) => piece.text).join("").replace(/\s+/g, " ").trim();
}
function nameKey(key) {
  return key.slice(0, key.indexOf("\n") === -1 ? 80 : Math.min(80, key.indexOf("\n")));
}

// src/io/log-files.ts
var MAX_LOG_BYTES = 32 << 20;
function readLog(projectDir, source) {
  const active = readTextFile(`${projectDir}/${source}`, MAX_LOG_BYTES);
  if ("error" in active) return active.error === "ENOENT" ? null : { error: active.error, path: source };
  const folder = posix.dirname(source);
  const name = posix.basename(source, ".md");
  const archives = /* @__PURE__ *@/ new Map();
  for (const month of listFolder(`${projectDir}/${folder}/archive`).filter((entry) => /^\d{4}-\d\d$/.test(entry))) {
    const path = `archive/${month}/${name}-${month}.md`;
    const file = readTextFile(`${projectDir}/${folder}/${path}`, MAX_LOG_BYTES);
    if ("text" in file) archives.set(path, file.text);
    else if (file.error !== "ENOENT") return { error: file.error, path: `${folder}/${path}` };
  }
  return { active: active.text, archives };
}
function saveRotation(projectDir, source, change) {
  const folder = ensureFolder(projectDir, splitPath(posix.dirname(source)));
  if (change.archive !== null) {
    const path = posix.dirname(change.archive.path);
    const archiveFolder = ensureFolder(folder, splitPath(path));
    replaceFile(archiveFolder, posix.basename(change.archive.path), change.archive.text, 420);
    const written = readTextFile(`${folder}/${change.archive.path}`, MAX_LOG_BYTES * 2);
    if (!("text" in written) || written.text !== change.archive.text) return "the archive does not read back as written";
  }
  const now = readTextFile(`${projectDir}/${source}`, MAX_LOG_BYTES);
  if (!("text" in now) || now.text !== change.before) return "it was changed while it was rotated";
  const mode = lstatSync(`${projectDir}/${source}`).mode & 511;
  replaceFile(folder, posix.basename(source), change.after, mode);
  return null;
}
function withLogLock(projectDir, source, rotate) {
  return withLock(ensureFolder(projectDir, splitPath(posix.dirname(source))), rotate);
}
function splitPath(path) {
  return path.split("/").filter((part) => part !== "" && part !== ".");
}
function listFolder(path) {
  try {
    return lstatSync(path).isDirectory() ? readdirSync(path).sort() : [];
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

// src/steps/rotate-logs.ts
function rotateLogs(projectDir, config, options) {
  return listLogs(config).map(({ source, kind }) => rotateLog(projectDir, config, { source, kind }, options));
}
function warnOfLongLogs(projectDir, config, report) {
  const found = rotateLogs(projectDir, config, { dryRun: true, always: false });
  for (const { problem } of found) if (problem !== null) report(problem);
  return found.filter(({ plan }) => plan !== null && plan.moved.length > 0).map(
    ({ source, plan }) => `${source} has ${plan?.lines} lines; \`holdfast memory rotate\` would archive ${plan?.moved.length} entries`
  ).join("\n");
}
function listLogs(config) {
  return [
    ...config["memory.rotation.decision_logs"].map((source) => ({ source, kind: "decisions" })),
    ...config["memory.rotation.issue_logs"].map((source) => ({ source, kind: "issues" }))
  ];
}
function rotateLog(projectDir, config, log, { dryRun, always }) {
  const { source, kind } = log;
  const maxLines = config["memory.rotation.max_lines"];
  const ageDays = config[kind === "decisions" ? "memory.rotation.decision_days" : "memory.rotation.issue_days"];
  const result = { source, kind, maxLines, plan: null, isRotated: false, problem: null };
  const refuse = (cause, plan, path = source) => ({
    ...result,
    plan,
    problem: { code: "log-not-rotated", path, cause }
  });
  const rotate = () => {
    const before = readLog(projectDir, source);
    if (before === null) return result;
    if ("error" in before) return refuse(before.error, null, before.path);
    const facts = { kind, source, today: readClock().toISOString().slice(0, 10) };
    const plan = planRotation(before, facts, { maxLines, ageDays }, always);
    if (plan.moved.length === 0) return { ...result, plan };
    const [loss] = findLosses(before, plan.after, kind);
    if (loss !== void 0) return refuse(loss, plan);
    if (dryRun) return { ...result, plan };
    const text = plan.after.archives.get(plan.archivePath);
    const isNew = text !== void 0 && text !== before.archives.get(plan.archivePath);
    const archive = isNew ? { path: plan.archivePath, text } : null;
    const obstacle = saveRotation(projectDir, source, { before: before.active, after: plan.after.active, archive });
    return obstacle === null ? { ...result, plan, isRotated: true } : refuse(obstacle, plan);
  };
  try {
    if (dryRun || readLog(projectDir, source) === null) return rotate();
    return withLogLock(projectDir, source, rotate)?.value ?? refuse("another rotation is at work", null);
  } catch (error) {
    return refuse(errorCode(error), null);
  }
}
;return {rotateLogs,
  warnOfLongLogs};
|*/
/*| part steps/scan-rules
const {rankMarks: me} = await loadPart("shared/23");const {blankCode: ke,splitFrontMatter: we} = (await loadPart("answers/session-start")).shared16;const {isSafeGlob: Ie} = await loadPart("shared/10");const {MAX_WATCHED: Ne,stampPaths: Me} = await loadPart("shared/40");const {redactText: Be} = (await loadPart("answers/session-start")).shared22;const {cleanText: De} = (await loadPart("answers/session-start")).shared27;const {readTextFile: Ge,readdirSync: Pe} = (await loadPart("answers/session-start")).shared3;const {__commonJS: Ee,__toESM: Fe} = (await loadPart("answers/session-start")).shared44;var xe=Ee({"node_modules/picomatch/lib/constants.js"(p,d){"use strict";var l="\\\\/",h=`[^${l}]`,T=0,i="\\.",b="\\+",_="\\?",s="\\/",c="(?=.)",f="[^/]",$=`(?:${s}|$)`,H=`(?:^|${s})`,D=`${i}{1,2}${$}`,U=`(?!${i})`,N=`(?!${H}${D})`,q=`(?!${i}{0,1}${$})`,le=`(?!${D})`,Z=`[^.${s}]`,ne=`${f}*?`,Y="/",u={DOT_LITERAL:i,PLUS_LITERAL:b,QMARK_LITERAL:_,SLASH_LITERAL:s,ONE_CHAR:c,QMARK:f,END_ANCHOR:$,DOTS_SLASH:D,NO_DOT:U,NO_DOTS:N,NO_DOT_SLASH:q,NO_DOTS_SLASH:le,QMARK_NO_DOT:Z,STAR:ne,START_ANCHOR:H,SEP:Y},A={...u,SLASH_LITERAL:`[${l}]`,QMARK:h,STAR:`${h}*?`,DOTS_SLASH:`${i}{1,2}(?:[${l}]|$)`,NO_DOT:`(?!${i})`,NO_DOTS:`(?!(?:^|[${l}])${i}{1,2}(?:[${l}]|$))`,NO_DOT_SLASH:`(?!${i}{0,1}(?:[${l}]|$))`,NO_DOTS_SLASH:`(?!${i}{1,2}(?:[${l}]|$))`,QMARK_NO_DOT:`[^.${l}]`,START_ANCHOR:`(?:^|[${l}])`,END_ANCHOR:`(?:[${l}]|$)`,SEP:"\\"},e={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};d.exports={DEFAULT_MAX_EXTGLOB_RECURSION:T,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:e,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**@/**":"**","**@/**@/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(x){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${x.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(x){return x===!0?A:u}}}}),ye=Ee({"node_modules/picomatch/lib/utils.js"(p){"use strict";var{REGEX_BACKSLASH:d,REGEX_REMOVE_BACKSLASH:l,REGEX_SPECIAL_CHARS:h,REGEX_SPECIAL_CHARS_GLOBAL:T}=xe();p.isObject=i=>i!==null&&typeof i=="object"&&!Array.isArray(i),p.hasRegexChars=i=>h.test(i),p.isRegexChar=i=>i.length===1&&p.hasRegexChars(i),p.escapeRegex=i=>i.replace(T,"\\$1"),p.toPosixSlashes=i=>i.replace(d,"/"),p.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){const i=navigator.platform.toLowerCase();return i==="win32"||i==="windows"}return typeof process<"u"&&process.platform?process.platform==="win32":!1},p.removeBackslashes=i=>i.replace(l,b=>b==="\\"?"":b),p.escapeLast=(i,b,_)=>{const s=i.lastIndexOf(b,_);return s===-1?i:i[s-1]==="\\"?p.escapeLast(i,b,s-1):`${i.slice(0,s)}\\${i.slice(s)}`},p.removePrefix=(i,b={})=>{let _=i;return _.startsWith("./")&&(_=_.slice(2),b.prefix="./"),_},p.wrapOutput=(i,b={},_={})=>{const s=_.contains?"":"^",c=_.contains?"":"$";let f=`${s}(?:${i})${c}`;return b.negated===!0&&(f=`(?:^(?!${f}).*$)`),f},p.basename=(i,{windows:b}={})=>{const _=i.split(b?/[\\/]/:"/"),s=_[_.length-1];return s===""?_[_.length-2]:s}}}),Xe=Ee({"node_modules/picomatch/lib/scan.js"(p,d){"use strict";var l=ye(),{CHAR_ASTERISK:h,CHAR_AT:T,CHAR_BACKWARD_SLASH:i,CHAR_COMMA:b,CHAR_DOT:_,CHAR_EXCLAMATION_MARK:s,CHAR_FORWARD_SLASH:c,CHAR_LEFT_CURLY_BRACE:f,CHAR_LEFT_PARENTHESES:$,CHAR_LEFT_SQUARE_BRACKET:H,CHAR_PLUS:D,CHAR_QUESTION_MARK:U,CHAR_RIGHT_CURLY_BRACE:N,CHAR_RIGHT_PARENTHESES:q,CHAR_RIGHT_SQUARE_BRACKET:le}=xe(),Z=u=>u===c||u===i,ne=u=>{u.isPrefix!==!0&&(u.depth=u.isGlobstar?1/0:1)},Y=(u,A)=>{const e=A||{},x=u.length-1,y=e.parts===!0||e.tokens===!0||e.scanToEnd===!0,g=[],R=[],E=[];let F=u,W=-1,M=0,se=0,J=!1,ue=!1,B=!1,ce=!1,pe=!1,ae=!1,O=!1,oe=!1,he=!1,j=!1,Q=0,ee,S,C={value:"",depth:0,isGlob:!1};const t=()=>W>=x,z=()=>F.charCodeAt(W+1),P=()=>(ee=S,F.charCodeAt(++W));for(;W<x;){S=P();let L;if(S===i){O=C.backslashes=!0,S=P(),S===f&&(ae=!0);continue}if(ae===!0||S===f){for(Q++;t()!==!0&&(S=P());){if(S===i){O=C.backslashes=!0,P();continue}if(S===f){Q++;continue}if(ae!==!0&&S===_&&(S=P())===_){if(J=C.isBrace=!0,B=C.isGlob=!0,j=!0,y===!0)continue;break}if(ae!==!0&&S===b){if(J=C.isBrace=!0,B=C.isGlob=!0,j=!0,y===!0)continue;break}if(S===N&&(Q--,Q===0)){ae=!1,J=C.isBrace=!0,j=!0;break}}if(y===!0)continue;break}if(S===c){if(g.push(W),R.push(C),C={value:"",depth:0,isGlob:!1},j===!0)continue;if(ee===_&&W===M+1){M+=2;continue}se=W+1;continue}if(e.noext!==!0&&(S===D||S===T||S===h||S===U||S===s)===!0&&z()===$){if(B=C.isGlob=!0,ce=C.isExtglob=!0,j=!0,S===s&&W===M&&(he=!0),y===!0){let te=0;for(;t()!==!0&&(S=P());){if(S===i){O=C.backslashes=!0,P();continue}if(S===$){te++;continue}if(S===q&&--te===0){j=!0;break}}continue}break}if(S===h){if(ee===h&&(pe=C.isGlobstar=!0),B=C.isGlob=!0,j=!0,y===!0)continue;break}if(S===U){if(B=C.isGlob=!0,j=!0,y===!0)continue;break}if(S===H){for(;t()!==!0&&(L=P());){if(L===i){O=C.backslashes=!0,P();continue}if(L===le){ue=C.isBracket=!0,B=C.isGlob=!0,j=!0;break}}if(y===!0)continue;break}if(e.nonegate!==!0&&S===s&&W===M){oe=C.negated=!0,M++;continue}if(e.noparen!==!0&&S===$){if(B=C.isGlob=!0,y===!0){let V=1;for(;t()!==!0&&(S=P());){if(S===i){O=C.backslashes=!0,P();continue}if(S===$){V++;continue}if(S===q&&--V===0){j=!0;break}}continue}break}if(B===!0){if(j=!0,y===!0)continue;break}}e.noext===!0&&(ce=!1,B=!1);let G=F,n="",r="";M>0&&(n=F.slice(0,M),F=F.slice(M),se-=M),G&&B===!0&&se>0?(G=F.slice(0,se),r=F.slice(se)):B===!0?(G="",r=F):G=F,G&&G!==""&&G!=="/"&&G!==F&&Z(G.charCodeAt(G.length-1))&&(G=G.slice(0,-1)),e.unescape===!0&&(r&&(r=l.removeBackslashes(r)),G&&O===!0&&(G=l.removeBackslashes(G)));const re={prefix:n,input:u,start:M,base:G,glob:r,isBrace:J,isBracket:ue,isGlob:B,isExtglob:ce,isGlobstar:pe,negated:oe,negatedExtglob:he};if(e.tokens===!0&&(re.maxDepth=0,Z(S)||R.push(C),re.tokens=R),e.parts===!0||e.tokens===!0){let L;for(let X=0;X<g.length;X++){const Re=L!==void 0?L+1:M,ge=g[X],_e=u.slice(Re,ge);e.tokens&&(X===0&&M!==0?(R[X].isPrefix=!0,R[X].value=n):R[X].value=_e,ne(R[X]),re.maxDepth+=R[X].depth),ge>=M&&(E.push(_e),L=ge)}const V=L!==void 0?L+1:M,te=u.slice(V);E.push(te),e.tokens&&L&&L+1<u.length&&(R[R.length-1].value=te,ne(R[R.length-1]),re.maxDepth+=R[R.length-1].depth),re.slashes=g,re.parts=E}return re};d.exports=Y}}),Ke=Ee({"node_modules/picomatch/lib/parse.js"(p,d){"use strict";var l=xe(),h=ye(),{MAX_LENGTH:T,POSIX_REGEX_SOURCE:i,REGEX_NON_SPECIAL_CHARS:b,REGEX_SPECIAL_CHARS_BACKREF:_,REPLACEMENTS:s}=l,c=(u,A)=>{if(typeof A.expandRange=="function")return A.expandRange(...u,A);u.sort();const e=`[${u.join("-")}]`;try{new RegExp(e)}catch{return u.map(y=>h.escapeRegex(y)).join("..")}return e},f=(u,A)=>`Missing ${u}: "${A}" - use "\\\\${A}" to match literal characters`,$=u=>{const A=[];let e=0,x=0,y=0,g="",R=!1;for(const E of u){if(R===!0){g+=E,R=!1;continue}if(E==="\\"){g+=E,R=!0;continue}if(E==='"'){y=y===1?0:1,g+=E;continue}if(y===0){if(E==="[")e++;else if(E==="]"&&e>0)e--;else if(e===0){if(E==="(")x++;else if(E===")"&&x>0)x--;else if(E==="|"&&x===0){A.push(g),g="";continue}}}g+=E}return A.push(g),A},H=u=>{let A=!1;for(const e of u){if(A===!0){A=!1;continue}if(e==="\\"){A=!0;continue}if(/[?*+@!()[\]{}]/.test(e))return!1}return!0},D=u=>{let A=u.trim(),e=!0;for(;e===!0;)e=!1,/^@\([^\\()[\]{}|]+\)$/.test(A)&&(A=A.slice(2,-1),e=!0);if(H(A))return A.replace(/\\(.)/g,"$1")},U=u=>{const A=u.map(D).filter(Boolean);for(let e=0;e<A.length;e++)for(let x=e+1;x<A.length;x++){const y=A[e],g=A[x],R=y[0];if(!(!R||y!==R.repeat(y.length)||g!==R.repeat(g.length))&&(y===g||y.startsWith(g)||g.startsWith(y)))return!0}return!1},N=(u,A=!0)=>{if(u[0]!=="+"&&u[0]!=="*"||u[1]!=="(")return;let e=0,x=0,y=0,g=!1;for(let R=1;R<u.length;R++){const E=u[R];if(g===!0){g=!1;continue}if(E==="\\"){g=!0;continue}if(E==='"'){y=y===1?0:1;continue}if(y!==1){if(E==="["){e++;continue}if(E==="]"&&e>0){e--;continue}if(!(e>0)){if(E==="("){x++;continue}if(E===")"&&(x--,x===0))return A===!0&&R!==u.length-1?void 0:{type:u[0],body:u.slice(2,R),end:R}}}}},q=u=>`${u.length===1?h.escapeRegex(u[0]):`[${u.map(e=>h.escapeRegex(e)).join("")}]`}*`,le=u=>{let A=0;const e=[];for(;A<u.length;){const x=N(u.slice(A),!1);if(!x||x.type!=="*")return;const y=$(x.body).map(R=>R.trim());if(y.length!==1)return;const g=D(y[0]);if(!g||g.length!==1)return;e.push(g),A+=x.end+1}if(!(e.length<1))return e},Z=u=>{let A=0,e=u.trim(),x=N(e);for(;x;)A++,e=x.body.trim(),x=N(e);return A},ne=(u,A)=>{if(A.maxExtglobRecursion===!1)return{risky:!1};const e=typeof A.maxExtglobRecursion=="number"?A.maxExtglobRecursion:l.DEFAULT_MAX_EXTGLOB_RECURSION,x=$(u).map(E=>E.trim());if(x.length>1&&(x.some(E=>E==="")||x.some(E=>/^[*?]+$/.test(E))||U(x)))return{risky:!0};const y=[];let g=!1,R=!0;for(const E of x){const F=le(E);if(F){g=!0,y.push(...F);continue}const W=D(E);if(W&&W.length===1){y.push(W);continue}if(R=!1,Z(E)>e)return{risky:!0}}return g?R?{risky:!0,safeOutput:q([...new Set(y)])}:{risky:!0}:{risky:!1}},Y=(u,A)=>{if(typeof u!="string")throw new TypeError("Expected a string");u=s[u]||u;const e={...A},x=typeof e.maxLength=="number"?Math.min(T,e.maxLength):T;let y=u.length;if(y>x)throw new SyntaxError(`Input length: ${y}, exceeds maximum allowed length: ${x}`);const g={type:"bos",value:"",output:e.prepend||""},R=[g],E=e.capture?"":"?:",F=l.globChars(e.windows),W=l.extglobChars(F),{DOT_LITERAL:M,PLUS_LITERAL:se,SLASH_LITERAL:J,ONE_CHAR:ue,DOTS_SLASH:B,NO_DOT:ce,NO_DOT_SLASH:pe,NO_DOTS_SLASH:ae,QMARK:O,QMARK_NO_DOT:oe,STAR:he,START_ANCHOR:j}=F,Q=o=>`(${E}(?:(?!${j}${o.dot?B:M}).)*?)`,ee=e.dot?"":ce,S=e.dot?O:oe;let C=e.bash===!0?Q(e):he;e.capture&&(C=`(${C})`),typeof e.noext=="boolean"&&(e.noextglob=e.noext);const t={input:u,index:-1,start:0,dot:e.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:R};u=h.removePrefix(u,t),y=u.length;const z=[],P=[],G=[];let n=g,r;const re=()=>t.index===y-1,L=t.peek=(o=1)=>u[t.index+o],V=t.advance=()=>u[++t.index]||"",te=()=>u.slice(t.index+1),X=(o="",I=0)=>{t.consumed+=o,t.index+=I},Re=o=>{t.output+=o.output!=null?o.output:o.value,X(o.value)},ge=()=>{let o=1;for(;L()==="!"&&(L(2)!=="("||L(3)==="?");)V(),t.start++,o++;return o%2===0?!1:(t.negated=!0,t.start++,!0)},_e=o=>{t[o]++,G.push(o)},fe=o=>{t[o]--,G.pop()},m=o=>{if(n.type==="globstar"){const I=t.braces>0&&(o.type==="comma"||o.type==="brace"),a=o.extglob===!0||z.length&&(o.type==="pipe"||o.type==="paren");o.type!=="slash"&&o.type!=="paren"&&!I&&!a&&(t.output=t.output.slice(0,-n.output.length),n.type="star",n.value="*",n.output=C,t.output+=n.output)}if(z.length&&o.type!=="paren"&&(z[z.length-1].inner+=o.value),(o.value||o.output)&&Re(o),n&&n.type==="text"&&o.type==="text"){n.output=(n.output||n.value)+o.value,n.value+=o.value;return}o.prev=n,R.push(o),n=o},be=(o,I)=>{const a={...W[I],conditions:1,inner:""};a.prev=n,a.parens=t.parens,a.output=t.output,a.startIndex=t.index,a.tokensIndex=R.length;const v=(e.capture?"(":"")+a.open;_e("parens"),m({type:o,value:I,output:t.output?"":ue}),m({type:"paren",extglob:!0,value:V(),output:v}),z.push(a)},Oe=o=>{const I=u.slice(o.startIndex,t.index+1),a=u.slice(o.startIndex+2,t.index),v=ne(a,e);if((o.type==="plus"||o.type==="star")&&v.risky){const k=v.safeOutput?(o.output?"":ue)+(e.capture?`(${v.safeOutput})`:v.safeOutput):void 0,ie=R[o.tokensIndex];ie.type="text",ie.value=I,ie.output=k||h.escapeRegex(I);for(let Ae=o.tokensIndex+1;Ae<R.length;Ae++)R[Ae].value="",R[Ae].output="",delete R[Ae].suffix;t.output=o.output+ie.output,t.backtrack=!0,m({type:"paren",extglob:!0,value:r,output:""}),fe("parens");return}let w=o.close+(e.capture?")":""),K;if(o.type==="negate"){let k=C;if(o.inner&&o.inner.length>1&&o.inner.includes("/")&&(k=Q(e)),(k!==C||re()||/^\)+$/.test(te()))&&(w=o.close=`)$))${k}`),o.inner.includes("*")&&(K=te())&&/^\.[^\\/.]+$/.test(K)){const ie=Y(K,{...A,fastpaths:!1}).output;w=o.close=`)${ie})${k})`}o.prev.type==="bos"&&(t.negatedExtglob=!0)}m({type:"paren",extglob:!0,value:r,output:w}),fe("parens")};if(e.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(u)){let o=!1,I=u.replace(_,(a,v,w,K,k,ie)=>K==="\\"?(o=!0,a):K==="?"?v?v+K+(k?O.repeat(k.length):""):ie===0?S+(k?O.repeat(k.length):""):O.repeat(w.length):K==="."?M.repeat(w.length):K==="*"?v?v+K+(k?C:""):C:v?a:`\\${a}`);return o===!0&&(e.unescape===!0?I=I.replace(/\\/g,""):I=I.replace(/\\+/g,a=>a.length%2===0?"\\\\":a?"\\":"")),I===u&&e.contains===!0?(t.output=u,t):(t.output=h.wrapOutput(I,t,A),t)}for(;!re();){if(r=V(),r==="\0")continue;if(r==="\\"){const a=L();if(a==="/"&&e.bash!==!0||a==="."||a===";")continue;if(!a){r+="\\",m({type:"text",value:r});continue}const v=/^\\+/.exec(te());let w=0;if(v&&v[0].length>2&&(w=v[0].length,t.index+=w,w%2!==0&&(r+="\\")),e.unescape===!0?r=V():r+=V(),t.brackets===0){m({type:"text",value:r});continue}}if(t.brackets>0&&(r!=="]"||n.value==="["||n.value==="[^")){if(e.posix!==!1&&r===":"){const a=n.value.slice(1);if(a.includes("[")&&(n.posix=!0,a.includes(":"))){const v=n.value.lastIndexOf("["),w=n.value.slice(0,v),K=n.value.slice(v+2),k=i[K];if(k){n.value=w+k,t.backtrack=!0,V(),!g.output&&R.indexOf(n)===1&&(g.output=ue);continue}}}(r==="["&&L()!==":"||r==="-"&&L()==="]")&&(r=`\\${r}`),r==="]"&&(n.value==="["||n.value==="[^")&&(r=`\\${r}`),e.posix===!0&&r==="!"&&n.value==="["&&(r="^"),n.value+=r,Re({value:r});continue}if(t.quotes===1&&r!=='"'){r=h.escapeRegex(r),n.value+=r,Re({value:r});continue}if(r==='"'){t.quotes=t.quotes===1?0:1,e.keepQuotes===!0&&m({type:"text",value:r});continue}if(r==="("){_e("parens"),m({type:"paren",value:r});continue}if(r===")"){if(t.parens===0&&e.strictBrackets===!0)throw new SyntaxError(f("opening","("));const a=z[z.length-1];if(a&&t.parens===a.parens+1){Oe(z.pop());continue}m({type:"paren",value:r,output:t.parens?")":"\\)"}),fe("parens");continue}if(r==="["){if(e.nobracket===!0||!te().includes("]")){if(e.nobracket!==!0&&e.strictBrackets===!0)throw new SyntaxError(f("closing","]"));r=`\\${r}`}else _e("brackets");m({type:"bracket",value:r});continue}if(r==="]"){if(e.nobracket===!0||n&&n.type==="bracket"&&n.value.length===1){m({type:"text",value:r,output:`\\${r}`});continue}if(t.brackets===0){if(e.strictBrackets===!0)throw new SyntaxError(f("opening","["));m({type:"text",value:r,output:`\\${r}`});continue}fe("brackets");const a=n.value.slice(1);if(n.posix!==!0&&a[0]==="^"&&!a.includes("/")&&(r=`/${r}`),n.value+=r,Re({value:r}),e.literalBrackets===!1||h.hasRegexChars(a))continue;const v=h.escapeRegex(n.value);if(t.output=t.output.slice(0,-n.value.length),e.literalBrackets===!0){t.output+=v,n.value=v;continue}n.value=`(${E}${v}|${n.value})`,t.output+=n.value;continue}if(r==="{"&&e.nobrace!==!0){_e("braces");const a={type:"brace",value:r,output:"(",outputIndex:t.output.length,tokensIndex:t.tokens.length};P.push(a),m(a);continue}if(r==="}"){const a=P[P.length-1];if(e.nobrace===!0||!a){m({type:"text",value:r,output:r});continue}let v=")";if(a.dots===!0){const w=R.slice(),K=[];for(let k=w.length-1;k>=0&&(R.pop(),w[k].type!=="brace");k--)w[k].type!=="dots"&&K.unshift(w[k].value);v=c(K,e),t.backtrack=!0}if(a.comma!==!0&&a.dots!==!0){const w=t.output.slice(0,a.outputIndex),K=t.tokens.slice(a.tokensIndex);a.value=a.output="\\{",r=v="\\}",t.output=w;for(const k of K)t.output+=k.output||k.value}m({type:"brace",value:r,output:v}),fe("braces"),P.pop();continue}if(r==="|"){z.length>0&&z[z.length-1].conditions++,m({type:"text",value:r});continue}if(r===","){let a=r;const v=P[P.length-1];v&&G[G.length-1]==="braces"&&(v.comma=!0,a="|"),m({type:"comma",value:r,output:a});continue}if(r==="/"){if(n.type==="dot"&&t.index===t.start+1){t.start=t.index+1,t.consumed="",t.output="",R.pop(),n=g;continue}m({type:"slash",value:r,output:J});continue}if(r==="."){if(t.braces>0&&n.type==="dot"){n.value==="."&&(n.output=M);const a=P[P.length-1];n.type="dots",n.output+=r,n.value+=r,a.dots=!0;continue}if(t.braces+t.parens===0&&n.type!=="bos"&&n.type!=="slash"){m({type:"text",value:r,output:M});continue}m({type:"dot",value:r,output:M});continue}if(r==="?"){if(!(n&&n.value==="(")&&e.noextglob!==!0&&L()==="("&&L(2)!=="?"){be("qmark",r);continue}if(n&&n.type==="paren"){const v=L();let w=r;(n.value==="("&&!/[!=<:]/.test(v)||v==="<"&&!/<([!=]|\w+>)/.test(te()))&&(w=`\\${r}`),m({type:"text",value:r,output:w});continue}if(e.dot!==!0&&(n.type==="slash"||n.type==="bos")){m({type:"qmark",value:r,output:oe});continue}m({type:"qmark",value:r,output:O});continue}if(r==="!"){if(e.noextglob!==!0&&L()==="("&&(L(2)!=="?"||!/[!=<:]/.test(L(3)))){be("negate",r);continue}if(e.nonegate!==!0&&t.index===0){ge();continue}}if(r==="+"){if(e.noextglob!==!0&&L()==="("&&L(2)!=="?"){be("plus",r);continue}if(n&&n.value==="("||e.regex===!1){m({type:"plus",value:r,output:se});continue}if(n&&(n.type==="bracket"||n.type==="paren"||n.type==="brace")||t.parens>0){m({type:"plus",value:r});continue}m({type:"plus",value:se});continue}if(r==="@"){if(e.noextglob!==!0&&L()==="("&&L(2)!=="?"){m({type:"at",extglob:!0,value:r,output:""});continue}m({type:"text",value:r});continue}if(r!=="*"){(r==="$"||r==="^")&&(r=`\\${r}`);const a=b.exec(te());a&&(r+=a[0],t.index+=a[0].length),m({type:"text",value:r});continue}if(n&&(n.type==="globstar"||n.star===!0)){n.type="star",n.star=!0,n.value+=r,n.output=C,t.backtrack=!0,t.globstar=!0,X(r);continue}let o=te();if(e.noextglob!==!0&&/^\([^?]/.test(o)){be("star",r);continue}if(n.type==="star"){if(e.noglobstar===!0){X(r);continue}const a=n.prev,v=a.prev,w=a.type==="slash"||a.type==="bos",K=v&&(v.type==="star"||v.type==="globstar");if(e.bash===!0&&(!w||o[0]&&o[0]!=="/")){m({type:"star",value:r,output:""});continue}const k=t.braces>0&&(a.type==="comma"||a.type==="brace"),ie=z.length&&(a.type==="pipe"||a.type==="paren");if(!w&&a.type!=="paren"&&!k&&!ie){m({type:"star",value:r,output:""});continue}for(;o.slice(0,3)==="/**";){const de=u[t.index+4];if(de&&de!=="/")break;o=o.slice(3),X("/**",3)}const Ae=re()||t.parens>0&&o===")".repeat(t.parens)&&!z.some(de=>de.type==="negate");if(a.type==="bos"&&re()){n.type="globstar",n.value+=r,n.output=Q(e),t.output=n.output,t.globstar=!0,X(r);continue}if(a.type==="slash"&&a.prev.type!=="bos"&&!K&&Ae){t.output=t.output.slice(0,-(a.output+n.output).length),a.output=`(?:${a.output}`,n.type="globstar",n.output=Q(e)+(e.strictSlashes?")":"|$)"),n.value+=r,t.globstar=!0,t.output+=a.output+n.output,X(r);continue}if(a.type==="slash"&&a.prev.type!=="bos"&&o[0]==="/"){const de=o[1]!==void 0?"|$":"";t.output=t.output.slice(0,-(a.output+n.output).length),a.output=`(?:${a.output}`,n.type="globstar",n.output=`${Q(e)}${J}|${J}${de})`,n.value+=r,t.output+=a.output+n.output,t.globstar=!0,X(r+V()),m({type:"slash",value:"/",output:""});continue}if(a.type==="bos"&&o[0]==="/"){n.type="globstar",n.value+=r,n.output=`(?:^|${J}|${Q(e)}${J})`,t.output=n.output,t.globstar=!0,X(r+V()),m({type:"slash",value:"/",output:""});continue}t.output=t.output.slice(0,-n.output.length),n.type="globstar",n.output=Q(e),n.value+=r,t.output+=n.output,t.globstar=!0,X(r);continue}const I={type:"star",value:r,output:C};if(e.bash===!0){I.output=".*?",(n.type==="bos"||n.type==="slash")&&(I.output=ee+I.output),m(I);continue}if(n&&(n.type==="bracket"||n.type==="paren")&&e.regex===!0){I.output=r,m(I);continue}(t.index===t.start||n.type==="slash"||n.type==="dot")&&(n.type==="dot"?(t.output+=pe,n.output+=pe):e.dot===!0?(t.output+=ae,n.output+=ae):(t.output+=ee,n.output+=ee),L()!=="*"&&(t.output+=ue,n.output+=ue)),m(I)}for(;t.brackets>0;){if(e.strictBrackets===!0)throw new SyntaxError(f("closing","]"));t.output=h.escapeLast(t.output,"["),fe("brackets")}for(;t.parens>0;){if(e.strictBrackets===!0)throw new SyntaxError(f("closing",")"));t.output=h.escapeLast(t.output,"("),fe("parens")}for(;t.braces>0;){if(e.strictBrackets===!0)throw new SyntaxError(f("closing","}"));t.output=h.escapeLast(t.output,"{"),fe("braces")}if(e.strictSlashes!==!0&&(n.type==="star"||n.type==="bracket")&&m({type:"maybe_slash",value:"",output:`${J}?`}),t.backtrack===!0){t.output="";for(const o of t.tokens)t.output+=o.output!=null?o.output:o.value,o.suffix&&(t.output+=o.suffix)}return t};Y.fastpaths=(u,A)=>{const e={...A},x=typeof e.maxLength=="number"?Math.min(T,e.maxLength):T,y=u.length;if(y>x)throw new SyntaxError(`Input length: ${y}, exceeds maximum allowed length: ${x}`);u=s[u]||u;const{DOT_LITERAL:g,SLASH_LITERAL:R,ONE_CHAR:E,DOTS_SLASH:F,NO_DOT:W,NO_DOTS:M,NO_DOTS_SLASH:se,STAR:J,START_ANCHOR:ue}=l.globChars(e.windows),B=e.dot?M:W,ce=e.dot?se:W,pe=e.capture?"":"?:",ae={negated:!1,prefix:""};let O=e.bash===!0?".*?":J;e.capture&&(O=`(${O})`);const oe=ee=>ee.noglobstar===!0?O:`(${pe}(?:(?!${ue}${ee.dot?F:g}).)*?)`,he=ee=>{switch(ee){case"*":return`${B}${E}${O}`;case".*":return`${g}${E}${O}`;case"*.*":return`${B}${O}${g}${E}${O}`;case"*@/*":return`${B}${O}${R}${E}${ce}${O}`;case"**":return B+oe(e);case"**@/*":return`(?:${B}${oe(e)}${R})?${ce}${E}${O}`;case"**@/*.*":return`(?:${B}${oe(e)}${R})?${ce}${O}${g}${E}${O}`;case"**@/.*":return`(?:${B}${oe(e)}${R})?${g}${E}${O}`;default:{const S=/^(.*?)\.(\w+)$/.exec(ee);if(!S)return;const C=he(S[1]);return C?C+g+S[2]:void 0}}},j=h.removePrefix(u,ae);let Q=he(j);return Q&&e.strictSlashes!==!0&&(Q+=`${R}?`),Q},d.exports=Y}}),Ue=Ee({"node_modules/picomatch/lib/picomatch.js"(p,d){"use strict";var l=Xe(),h=Ke(),T=ye(),i=xe(),b=s=>s&&typeof s=="object"&&!Array.isArray(s),_=(s,c,f=!1)=>{if(Array.isArray(s)){const Z=s.map(Y=>_(Y,c,f));return Y=>{for(const u of Z){const A=u(Y);if(A)return A}return!1}}const $=b(s)&&s.tokens&&s.input;if(s===""||typeof s!="string"&&!$)throw new TypeError("Expected pattern to be a non-empty string");const H=c||{},D=H.windows,U=$?_.compileRe(s,c):_.makeRe(s,c,!1,!0),N=U.state;delete U.state;let q=()=>!1;if(H.ignore){const Z={...c,ignore:null,onMatch:null,onResult:null};q=_(H.ignore,Z,f)}const le=(Z,ne=!1)=>{const{isMatch:Y,match:u,output:A}=_.test(Z,U,c,{glob:s,posix:D}),e={glob:s,state:N,regex:U,posix:D,input:Z,output:A,match:u,isMatch:Y};return typeof H.onResult=="function"&&H.onResult(e),Y===!1?(e.isMatch=!1,ne?e:!1):q(Z)?(typeof H.onIgnore=="function"&&H.onIgnore(e),e.isMatch=!1,ne?e:!1):(typeof H.onMatch=="function"&&H.onMatch(e),ne?e:!0)};return f&&(le.state=N),le};_.test=(s,c,f,{glob:$,posix:H}={})=>{if(typeof s!="string")throw new TypeError("Expected input to be a string");if(s==="")return{isMatch:!1,output:""};const D=f||{},U=D.format||(H?T.toPosixSlashes:null);let N=s===$,q=N&&U?U(s):s;return N===!1&&(q=U?U(s):s,N=q===$),(N===!1||D.capture===!0)&&(D.matchBase===!0||D.basename===!0?N=_.matchBase(s,c,f,H):N=c.exec(q)),{isMatch:!!N,match:N,output:q}},_.matchBase=(s,c,f,$=f&&f.windows)=>(c instanceof RegExp?c:_.makeRe(c,f)).test(T.basename(s,{windows:$})),_.isMatch=(s,c,f)=>_(c,f)(s),_.parse=(s,c)=>Array.isArray(s)?s.map(f=>_.parse(f,c)):h(s,{...c,fastpaths:!1}),_.scan=(s,c)=>l(s,c),_.compileRe=(s,c,f=!1,$=!1)=>{if(f===!0)return s.output;const H=c||{},D=H.contains?"":"^",U=H.contains?"":"$";let N=`${D}(?:${s.output})${U}`;s&&s.negated===!0&&(N=`^(?!${N}).*$`);const q=_.toRegex(N,c);return $===!0&&(q.state=s),q},_.makeRe=(s,c={},f=!1,$=!1)=>{if(!s||typeof s!="string")throw new TypeError("Expected a non-empty string");let H={negated:!1,fastpaths:!0};return c.fastpaths!==!1&&(s[0]==="."||s[0]==="*")&&(H.output=h.fastpaths(s,c)),H.output||(H=h(s,c)),_.compileRe(H,c,f,$)},_.toRegex=(s,c)=>{try{const f=c||{};return new RegExp(s,f.flags||(f.nocase?"i":""))}catch(f){if(c&&c.debug===!0)throw f;return/$^/}},_.constants=i,d.exports=_}}),We=Ee({"node_modules/picomatch/index.js"(p,d){"use strict";var l=Ue(),h=ye();function T(i,b,_=!1){return b&&(b.windows===null||b.windows===void 0)&&(b={...b,windows:h.isWindows()}),l(i,b,_)}Object.assign(T,l),d.exports=T}}),ve=400,Ce=100,Se="L2-REINJECT";function $e(p,d){const{front:l}=p.startsWith("---")?we(p):{front:""},h=/^(?:paths|globs):/m.test(l),T=[],i=[];if(!p.includes(Se))return{marks:T,bad:i,isScoped:h};let b=1,_=0;for(const{at:s,end:c}of qe(ke(p))){const f=p.slice(s+4,c===-1?s+4+200:c).trim();if(!f.startsWith(Se))continue;for(;_<s;_+=1)p[_]===`
`&&(b+=1);if(T.length+i.length>=Ce){i.push({path:d,line:b,why:`over ${Ce} markers in one file`});break}const $=c===-1?"the comment is not closed":Qe(f.slice(Se.length));typeof $=="string"?i.push({path:d,line:b,why:$}):T.push({...$,path:d,line:b})}return{marks:T,bad:i,isScoped:h}}function*qe(p){let d=0;for(let l=p.indexOf("<!--");l!==-1;l=p.indexOf("<!--",d===-1?l+4:d))d!==-1&&(d=p.indexOf("-->",l+4)),yield{at:l,end:d}}var He=/\s*([A-Za-z_]{1,40})\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]{1,40}))\s*(,|$)/y;function Qe(p){if(!p.startsWith(":"))return'no ":" after the name';const d=new Map;He.lastIndex=1;for(let h=!0;h;){const T=He.exec(p);if(T===null)return'not fields such as rank=1, content="..."';const[,i="",b,_="",s]=T;if(d.has(i))return`"${i}" is given twice`;d.set(i,b===void 0?_:b.replace(/\\(["\\])/g,"$1")),h=s===","}const l=[...d.keys()].find(h=>!["rank","tokens","content"].includes(h));return l!==void 0?`unknown field "${l}"`:je(d.get("rank"),d.get("tokens"),d.get("content"))}function je(p,d,l){if(p===void 0)return"no rank";if(!/^\d{1,4}$/.test(p))return"rank is not a whole number from 0 to 9999";if(d!==void 0&&!/^\d{1,5}$/.test(d))return"tokens is not a whole number";if(l===void 0)return"no content";const h=De(l).replace(/\s+/g," ").trim();return h===""?"the content is empty":h.length>ve?`the content has ${h.length} characters, ${ve} fit`:{rank:Number(p),content:h}}var ze=Fe(We(),1),Ze=4096,Ye=/[^/]{256}/;function Ve(p){if(!Ie(p))return()=>!1;const d=(0,ze.default)(p,{dot:!0,nonegate:!0,noextglob:!0});return l=>l.length<=Ze&&!Ye.test(l)&&d(l)}var Je=262144,et=8,tt=300,rt=new Set([".git",".holdfast","node_modules"]);function nt(p,d){const l=new Set,h=new Set;let T=!1;const i=()=>h.size+l.size>=Ne,b=c=>{i()||l.size>=tt?T=!0:l.add(c)},_=d.map(Ve),s=(c,f)=>{if(!h.has(c)){if(f>et||i()){T=!0;return}h.add(c);for(const $ of ut(`${p}/${c}`)){const H=c===""?$.name:`${c}/${$.name}`;$.isDirectory()?rt.has($.name)||s(H,f+1):_.some(D=>D(H))&&b(H)}}};for(const c of d){const f=st(c);f===c?b(c):s(f,0)}return{files:[...l].sort(),watched:[...h,...l].sort(),isCut:T}}function st(p){const d=p.split("/"),l=d.findIndex(h=>/[*?[{(!]/.test(h));return l===-1?p:d.slice(0,l).join("/")}function ut(p){try{return Pe(p,{withFileTypes:!0}).sort((d,l)=>d.name<l.name?-1:1)}catch{return[]}}function Te(p,d){const l=Ge(`${p}/${d}`,Je,!0);return"text"in l?l.text:""}function at(p,d){const{files:l,watched:h,isCut:T}=nt(p,d["reinforcement.files"]),i=Me(p,h),b=l.map(c=>Te(p,c)),_=l.map((c,f)=>$e(b[f]??"",c)),s=c=>me(_.filter(({isScoped:f})=>f===c).flatMap(({marks:f})=>f)).map(Le);return{marks:s(!1),scoped:s(!0),bad:_.flatMap(({bad:c})=>c),files:l.filter((c,f)=>b[f]!==""),watched:h,isCut:T,stamp:i,isEmpty:b.every(c=>c==="")}}function ot(p,d){const l=d.filter(h=>/^(?!.*\.\.)[^/\\~][^\\]*\.md$/i.test(h)&&!/^[A-Za-z]:/.test(h));return me(l.flatMap(h=>$e(Te(p,h),h).marks)).map(Le)}function Le(p){return{...p,content:Be(p.content)}};return {readLostMarks: ot,scanRules: at};
|*/
/*| part steps/tell-rules
const {
  parseMarkCache,
  trimMarks
} = await loadPart("shared/23");
const {
  selectWithinBudget
} = (await loadPart("answers/session-start")).shared33;
const {
  STANDARD_PLACES,
  hasRulePlaces,
  readRuleCache,
  stampPaths
} = await loadPart("shared/40");
const {
  updateSessionState
} = (await loadPart("answers/session-start")).shared11;
const {
  escapeAttribute,
  escapeText
} = (await loadPart("answers/session-start")).shared34;
const {
  DEFAULT_CONFIG
} = (await loadPart("answers/session-start")).shared8;
const {
  fingerprint
} = (await loadPart("answers/session-start")).shared14;
const {
  excerptLine
} = (await loadPart("answers/session-start")).shared27;







// src/core/reinforcement/cadence.ts
var CHANGED = "changed; replaces what was said before";
function planReminder(cadence, lines, { told, wasCompacted }) {
  const silent = (why) => ({ isDue: false, note: "", why });
  const due = (why, note = "") => ({ isDue: true, note, why });
  if (lines === null && told === null) return silent("no line is marked in the rule files");
  const isChanged = told !== null && told !== lines;
  if (isChanged && cadence !== "after-compaction") return due("the marked lines changed since they were told", CHANGED);
  if (cadence === "every-prompt") return due("told with every prompt");
  if (told !== null) return silent("told before, and nothing changed since");
  if (cadence === "on-change") return due("not told yet in this context");
  return wasCompacted ? due("not told yet since the compaction") : silent("told only after a compaction");
}

// src/core/routing/words.ts
function keyReminders(config) {
  const values = (of) => JSON.stringify([of["reinforcement.cadence"], of["reinforcement.files"], of["sections.quality_reinforcement"]]);
  return values(config) === values(DEFAULT_CONFIG) ? null : fingerprint(values(config));
}

// src/core/xml/quality-reinforcement.ts
var REINFORCEMENT_TOKENS = 600;
function renderReinforcement(marks, note = "", lost = null) {
  const known = new Set(lost?.marks.map(({ content: content2 }) => content2));
  const items = [
    ...describeLost(lost),
    ...marks.filter(({ content: content2 }) => !known.has(content2)).map(({ rank, content: content2 }) => ({ rank: rank + 1, text: `- ${escapeText(content2)}` }))
  ];
  if (items.length === 0) return "";
  const open = `<quality-reinforcement source="marked lines of the repository's rule files"${note && ` note="${escapeAttribute(note)}"`}>
`;
  const close = "\n</quality-reinforcement>";
  const content = selectWithinBudget(items, REINFORCEMENT_TOKENS, open.length + close.length);
  return content === "" ? "" : `${open}${content}${close}`;
}
function describeLost(lost) {
  if (lost === null) return [];
  const marked = lost.marks.map(({ rank, content, path }) => ({
    rank: rank / 1e4,
    text: `- ${escapeText(excerptLine(path, 120))}: ${escapeText(content)}`
  }));
  if (lost.files.length === 0) return marked;
  const names = lost.files.map((path) => escapeText(excerptLine(path, 120))).join(", ");
  return [
    { rank: -1, text: `Loaded before the compaction; they come back when a file they are for is read: ${names}` },
    ...marked
  ];
}
function renderWithdrawal() {
  return '<quality-reinforcement note="changed; replaces what was said before">No line is marked any more.</quality-reinforcement>';
}

// src/steps/read-rules.ts
async function readRules(projectDir, config) {
  const cache = readRuleCache(projectDir);
  const key = fingerprint(JSON.stringify(config["reinforcement.files"]));
  if (cache !== null && cache.key === key) {
    const marks2 = parseMarkCache(cache.marks);
    const stamp2 = stampPaths(projectDir, cache.watched);
    if (marks2 !== null && stamp2 === cache.stamp) return { marks: marks2, lines: cache.lines, stamp: stamp2 };
  }
  const { scanRules } = await loadPart("steps/scan-rules");
  const { marks, stamp, watched, isEmpty } = scanRules(projectDir, config);
  const kept = trimMarks(marks, REINFORCEMENT_TOKENS).map(({ rank, content }) => ({ rank, content }));
  const lines = kept.length === 0 ? null : fingerprint(JSON.stringify(kept));
  const isKnown = cache === null && isEmpty && watched.join() === STANDARD_PLACES.join();
  if (!isKnown) {
    const { saveRuleCache } = await loadPart("io/rule-cache");
    saveRuleCache(projectDir, { key, watched, stamp, lines, marks: kept });
  }
  return { marks: kept, lines, stamp };
}

// src/steps/tell-rules.ts
async function planRules(projectDir, config, state) {
  const key = keyReminders(config);
  const cadence = config["reinforcement.cadence"];
  const told = state.reminder?.told ?? null;
  const wasCompacted = state.compactions > 0 || state.pending.length > 0;
  if (cadence === "after-compaction" && !wasCompacted) {
    const { why } = planReminder(cadence, "", { told, wasCompacted });
    return { text: "", why, reminder: { key, stamp: null, told } };
  }
  const { marks, lines, stamp } = await readRules(projectDir, config);
  const plan = planReminder(cadence, lines, { told, wasCompacted });
  const whole = plan.isDue && lines !== null ? renderReinforcement(marks, plan.note) : "";
  const text = plan.isDue && lines === null ? renderWithdrawal() : whole;
  const next = cadence === "every-prompt" && lines !== null ? "every-prompt" : stamp;
  const reminder = { key, stamp: cadence === "after-compaction" ? null : next, told: plan.isDue ? lines : told };
  return { text, why: plan.why, reminder };
}
async function tellRules(projectDir, config, sessionId, state) {
  const { text, reminder } = await planRules(projectDir, config, state);
  if (isSameReminder(reminder, state.reminder)) return text;
  const claimed = updateSessionState(projectDir, sessionId, (now) => {
    const isElsewhere = text !== "" && isSameReminder(reminder, now.reminder);
    return { state: { ...now, reminder }, answer: { isOurs: !isElsewhere } };
  });
  return claimed === null || claimed.isOurs ? text : "";
}
var NO_RULES = { marks: [], lines: null, stamp: null };
async function restoreRules(projectDir, config, sessionId, { lost, restored }) {
  const hasRules = keyReminders(config) !== null || hasRulePlaces(projectDir);
  const { marks, lines, stamp } = hasRules ? await readRules(projectDir, config) : NO_RULES;
  const files = lost.filter((path) => !restored.includes(escapeText(path)));
  const text = renderReinforcement(marks, "after a compaction", { marks: await findLostMarks(projectDir, lost), files });
  const cadence = config["reinforcement.cadence"];
  const record = () => {
    if (marks.length === 0) return;
    const watched = cadence === "every-prompt" ? cadence : stamp;
    const reminder = {
      key: keyReminders(config),
      stamp: cadence === "after-compaction" ? null : watched,
      told: lines
    };
    updateSessionState(projectDir, sessionId, (now) => ({ state: { ...now, reminder }, answer: true }));
  };
  return { text, record };
}
async function findLostMarks(projectDir, lost) {
  if (lost.length === 0) return [];
  const { readLostMarks } = await loadPart("steps/scan-rules");
  return readLostMarks(projectDir, lost);
}
function forgetRules(projectDir, sessionId, config, state) {
  const stamp = config["sections.quality_reinforcement"] ? "untold" : null;
  const reminder = { key: keyReminders(config), stamp, told: state.reminder?.told ?? null };
  if (isSameReminder(reminder, state.reminder)) return;
  updateSessionState(projectDir, sessionId, (now) => ({ state: { ...now, reminder }, answer: true }));
}
function isSameReminder(a, b) {
  return b !== null && a.key === b.key && a.stamp === b.stamp && a.told === b.told;
}
;return {forgetRules,
  planRules,
  restoreRules,
  tellRules};
|*/
/*| part steps/tell-track
const {
  describeRefusal,
  listFindings,
  recoverState,
  renderTrackContext
} = await loadPart("shared/12");
const {
  parseTrackCheckpoint
} = await loadPart("shared/13");





const {
  ensureFolder,
  removeQuietly,
  replaceFile,
  withLock
} = (await loadPart("answers/session-start")).shared35;
const {
  isRecord,
  parseJsonRecord,
  stringOf
} = (await loadPart("answers/session-start")).shared21;
const {
  createHash,
  loadTiers,
  readTierDocument
} = await loadPart("shared/2");


const {
  isTrackId
} = (await loadPart("answers/session-start")).shared30;

const {
  isSafeName
} = (await loadPart("answers/session-start")).shared26;
const {
  errorCode,
  lstatSync,
  readTextFile,
  readdirSync
} = (await loadPart("answers/session-start")).shared3;


// src/core/documents/merge-entries.ts
var unifyLineEnds = (text) => text.replace(/\r\n?/g, "\n");

// src/core/documents/compact.ts
var INVARIANTS_PATH = "docs/context/INVARIANTS.md";
var CORE_PATH = "docs/context/CONTEXT_CORE.md";

// src/core/documents/transaction.ts
function serializeTransaction(writes) {
  const wire = writes.map(({ path, beforeSha256, text }) => ({ path, before_sha256: beforeSha256, text }));
  return `${JSON.stringify({ schema_version: "1", writes: wire }, null, 2)}
`;
}
function parseTransaction(text, trackId) {
  const wire = parseJsonRecord(text);
  if (wire === null || !Array.isArray(wire.writes)) return null;
  const writes = [];
  for (const item of wire.writes) {
    if (!isRecord(item)) return null;
    const { path, before_sha256: before, text: content } = item;
    if (typeof path !== "string" || typeof content !== "string" || !isWritable(path, trackId)) return null;
    writes.push({ path, beforeSha256: stringOf(before), text: content });
  }
  return writes;
}
function isWritable(path, trackId) {
  if (!isTrackId(trackId)) return false;
  if (path === CORE_PATH || path === INVARIANTS_PATH) return true;
  if (["DECISIONS.md", "PLAN.md", "RISKS.md"].some((name) => path === `docs/tracks/${trackId}/${name}`)) return true;
  const checkpoints = `artifacts/checkpoints/${trackId}/`;
  if (path.startsWith(checkpoints)) return /^(?:latest|replaced-\d{4,9})\.json$/.test(path.slice(checkpoints.length));
  const session = /^artifacts\/sessions\/([^/]+)\/compacted\.json$/.exec(path)?.[1];
  return session !== void 0 && isSafeName(session);
}

// src/io/document-transaction.ts
var WAIT_MS = 4e3;
var MAX_PENDING_BYTES = 16 << 20;
function changeDocuments(projectDir, trackId, hash, change) {
  const folder = ensureFolder(projectDir, ["artifacts", "checkpoints", trackId]);
  return withLock(
    folder,
    () => {
      finishPending(projectDir, trackId, hash);
      return change((writes) => commit(projectDir, folder, trackId, writes, hash));
    },
    WAIT_MS
  );
}
function hasPendingChange(projectDir, trackId) {
  return "text" in readTextFile(`${projectDir}/artifacts/checkpoints/${trackId}/pending.json`, MAX_PENDING_BYTES);
}
function commit(projectDir, folder, trackId, writes, hash) {
  if (writes.length === 0) return;
  replaceFile(folder, "pending.json", serializeTransaction(writes), 420);
  finishPending(projectDir, trackId, hash);
}
function finishPending(projectDir, trackId, hash) {
  const folder = `${projectDir}/artifacts/checkpoints/${trackId}`;
  removeLeftovers(folder);
  const file = readTextFile(`${folder}/pending.json`, MAX_PENDING_BYTES);
  if ("error" in file) return;
  const writes = parseTransaction(file.text, trackId) ?? [];
  const states = writes.map((write) => ({ ...write, state: compareFile(projectDir, write, hash) }));
  if (states.every(({ state }) => state !== "other")) {
    for (const write of states) if (write.state === "before") writeDocument(projectDir, write);
  }
  const places = new Set(writes.map(({ path }) => path.slice(0, path.lastIndexOf("/"))));
  for (const place of places) removeLeftovers(`${projectDir}/${place}`);
  removeQuietly(`${folder}/pending.json`);
}
function compareFile(projectDir, { path, beforeSha256, text }, hash) {
  const file = readTextFile(`${projectDir}/${path}`, MAX_PENDING_BYTES);
  if ("error" in file) return file.error === "ENOENT" && beforeSha256 === null ? "before" : "other";
  if (file.text === text) return "after";
  return hash(file.text) === beforeSha256 ? "before" : "other";
}
function writeDocument(projectDir, { path, text }) {
  const parts = path.split("/");
  const name = parts.pop() ?? "";
  const folder = ensureFolder(projectDir, parts);
  replaceFile(folder, name, text, readMode(`${folder}/${name}`));
}
function readMode(path) {
  try {
    return lstatSync(path).mode & 511;
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    return 420;
  }
}
function removeLeftovers(folder) {
  for (const name of listNames(folder)) {
    const pid = /^\.tmp-(\d{1,10})-\d{1,6}$/.exec(name)?.[1];
    if (pid !== void 0 && !isRunning(Number(pid))) removeQuietly(`${folder}/${name}`);
  }
}
function listNames(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

// src/io/sha256.ts
async function loadHash() {
  return (text) => createHash("sha256").update(text).digest("hex");
}

// src/io/track-documents.ts
var MAX_DOCUMENT_BYTES = 1 << 20;
var MAX_LOG_BYTES = 8 << 20;
var latestOf = (trackId) => `artifacts/checkpoints/${trackId}/latest.json`;
function readTrackCheckpoint(projectDir, trackId) {
  const file = readTextFile(`${projectDir}/${latestOf(trackId)}`, MAX_DOCUMENT_BYTES);
  if ("error" in file) return isMissing(file.error) ? null : { reason: file.error };
  try {
    const checkpoint = parseTrackCheckpoint(file.text);
    if (checkpoint.track === trackId) return { checkpoint, text: file.text };
    return { reason: "it is of another track" };
  } catch (error) {
    return { reason: error instanceof TypeError ? error.message : "not JSON" };
  }
}
var isMissing = (code) => code === "ENOENT" || code === "ENOTDIR";

// src/steps/recover-track.ts
async function recoverTrack(projectDir) {
  const pointed = loadTiers(projectDir, null);
  const { trackId } = pointed;
  if (trackId === null) return null;
  const hash = await loadHash();
  const isTorn = hasPendingChange(projectDir, trackId);
  if (isTorn) changeDocuments(projectDir, trackId, hash, () => null);
  const tiers = isTorn ? loadTiers(projectDir, null) : pointed;
  const read = readTrackCheckpoint(projectDir, trackId);
  const latest = read !== null && "checkpoint" in read ? read.checkpoint : null;
  const recorded = latest === null ? [] : [...latest.tiers.task, ...latest.tiers.transient];
  const found = recorded.map((file) => ({ file, state: compareFile2(projectDir, file, hash) }));
  const textOf = (name) => tiers.task.loaded.find(({ path }) => path.endsWith(`/${name}`)) ?? null;
  const plan = textOf("PLAN.md");
  return {
    trackId,
    tiers,
    latest,
    findings: [
      ...read !== null && "reason" in read ? [describeDamage(trackId, read.reason)] : [],
      ...latest === null ? [] : listFindings(latest, found)
    ],
    state: recoverState({
      decisions: textOf("DECISIONS.md")?.text ?? null,
      plan: plan?.text ?? null,
      risks: textOf("RISKS.md")?.text ?? null
    }),
    planSha256: plan === null ? null : hash(unifyLineEnds(plan.text)),
    recordedPlanSha256: latest?.compaction.outputs[`docs/tracks/${trackId}/PLAN.md`] ?? null
  };
}
function compareFile2(projectDir, file, hash) {
  const now = readTierDocument(projectDir, file.path);
  if ("reason" in now) return "missing";
  if (now.sha256 === file.sha256 || hash(unifyLineEnds(now.text)) === file.sha256) return "same";
  if (!/\/(?:DECISIONS|work_log)\.md$/.test(file.path)) return "changed";
  const start = new TextDecoder().decode(new TextEncoder().encode(now.text).subarray(0, file.bytes));
  return hash(start) === file.sha256 ? "grown" : "changed";
}
function describeDamage(trackId, reason) {
  const path = latestOf(trackId);
  const text = `${path} cannot be used: ${reason}; the documents are read as they stand, unchecked`;
  return { path, state: "unusable", text };
}

// src/steps/tell-track.ts
async function tellTrack(projectDir, report) {
  const recovered = await recoverTrack(projectDir);
  if (recovered === null) {
    report({ code: "track-unusable", path: "docs/tracks/ACTIVE_TRACK", consequence: "no track is restored" });
    return { text: "", message: "" };
  }
  const { trackId, latest, planSha256, state, findings } = recovered;
  const violations = latest?.compaction.violations ?? [];
  const facts = { trackId, planSha256, compactedAt: latest?.timestamp ?? null, state, findings, violations };
  return { text: renderTrackContext(facts), message: describeRefusal(trackId, violations) };
}
;return {tellTrack};
|*/
//| parts {"steps/tell-track":[8869,8865],"steps/tell-rules":[16581,7681],"steps/scan-rules":[44876,28264],"steps/rotate-logs":[60034,15127],"steps/resume-work":[82684,22618],"steps/refresh-transient":[95053,12337],"steps/refresh-index":[96014,923],"steps/open-memories":[98785,2737],"steps/load-tiers":[98898,79],"steps/keep-drafts":[102334,3405],"steps/escalate":[107407,5041],"shared/5":[204069,96633],"shared/43":[204575,483],"shared/40":[206594,1995],"shared/4":[206817,199],"shared/31":[227666,20826],"shared/24":[228043,353],"shared/23":[229083,1016],"shared/20":[242155,13048],"shared/2":[245218,3039],"shared/18":[266974,21733],"shared/13":[271009,4011],"shared/12":[283954,12921],"shared/10":[284363,385],"shared/1":[284546,159],"io/yaml-file":[383890,99321],"io/rule-cache":[384430,513],"io/report":[389491,5033],"io/config-parser":[447969,58454],"answers/session-start":[575923,127923]}
