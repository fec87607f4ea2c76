let ownText;
const loadedParts = {};
function loadPart(name) {
  return (loadedParts[name] ||= evaluatePart(name));
}
async function evaluatePart(name) {
  const older = {};
  for (const id of process.getBuiltinModule ? [] : ["node:fs"]) older[id] = await import(id);
  const builtin = process.getBuiltinModule || ((id) => older[id]);
  ownText ||= builtin("node:fs").readFileSync(new URL(import.meta.url), "latin1");
  const head = "\n/*| part " + name + "\n";
  const start = ownText.indexOf(head) + head.length;
  const code = ownText.slice(start, ownText.indexOf("\n|*" + "/", start)).replaceAll("*@/", "*" + "/");
  return new (async () => {}).constructor("builtin", "loadPart", code)(builtin, loadPart);
}
// src/core/record.ts
var isRecord = (function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
});
var stringOf = (function stringOf(value) {
  return typeof value === "string" ? value : null;
});

// src/core/guardrails/measure-write.ts
var WARN_TOKENS = 2e4;
var CONTENT_FIELDS = {
  Write: ["file_path", "content"],
  Edit: ["file_path", "new_string"],
  NotebookEdit: ["notebook_path", "new_source"]
};
var measureWrite = (function measureWrite(toolName, toolInput) {
  if (toolName === "MultiEdit") {
    const edits = Array.isArray(toolInput.edits) ? toolInput.edits : [];
    const chars = edits.reduce(
      (sum, edit) => sum + (stringOf(edit?.new_string)?.length ?? 0),
      0
    );
    return Math.ceil(chars / 4);
  }
  const fields = Object.hasOwn(CONTENT_FIELDS, toolName) ? CONTENT_FIELDS[toolName] : void 0;
  if (fields === void 0) return 0;
  return Math.ceil((stringOf(toolInput[fields[1]])?.length ?? 0) / 4);
});
var isSmallWrite = (function isSmallWrite(payload) {
  if (!isRecord(payload) || payload.hook_event_name !== "PreToolUse") return false;
  if (typeof payload.session_id !== "string" || typeof payload.tool_name !== "string") return false;
  return isRecord(payload.tool_input) && measureWrite(payload.tool_name, payload.tool_input) <= WARN_TOKENS;
});

// src/core/guardrails/spawn-gate.ts
var isSpawn = (function isSpawn(toolName) {
  return toolName === "Agent" || toolName === "Task";
});
var isSpawnCall = (function isSpawnCall(payload) {
  return isRecord(payload) && isSpawn(payload.tool_name) && typeof payload.agent_id !== "string";
});

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

// src/hooks/pre-tool-use.ts
await startHook(
  (payload) => isSmallWrite(payload) && !isSpawnCall(payload),
  () => loadPart("answers/pre-tool-use")
);
/*| part answers/pre-tool-use
const shared2 = (function () {
// src/core/config/config.ts
var GUARD_MODES = ["off", "warn", "ask", "deny"];
var CRITICALITIES = ["C1", "C2", "C3", "C4"];
var THRESHOLD_ROWS = ["c1", "c2", "c3", "c4"];
var THRESHOLD_NAMES = ["low", "warning", "critical", "emergency"];
var SPAWN_GATES = ["off", "ask", "deny"];
var GUIDANCE_LEVELS = ["off", "minimal", "standard", "detailed"];
var TONES = ["facts", "directive"];
var DEFAULT_CONFIG = {
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
  "sections.work_log": true,
  "sections.memory_capture": true,
  "sections.response_guidance": true,
  "sections.related_memories": true
};

// src/core/config/env.ts
var NOT_CONFIG = /* @__PURE__ *@/ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW"]);
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

;return {GUARD_MODES,
  CRITICALITIES,
  THRESHOLD_ROWS,
  THRESHOLD_NAMES,
  SPAWN_GATES,
  GUIDANCE_LEVELS,
  TONES,
  DEFAULT_CONFIG,
  environmentName,
  OLDER_NAMES,
  selectConfigVariables,
  parseVariable};})();
const shared1 = (function () {
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
var renameSync = /* @__PURE__ *@/ pick("renameSync");
var unlinkSync = /* @__PURE__ *@/ pick("unlinkSync");
var writeSync = /* @__PURE__ *@/ pick("writeSync");

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

;return {__commonJS,
  __toESM,
  isRecord,
  countOf,
  stringOf,
  parseJsonRecord,
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  unlinkSync,
  writeSync,
  readTextFile,
  errorCode};})();
const {
  CRITICALITIES,
  DEFAULT_CONFIG,
  selectConfigVariables
} = shared2;
const {
  countOf,
  errorCode,
  existsSync,
  isRecord,
  parseJsonRecord,
  readTextFile,
  stringOf,
  writeSync
} = shared1;

// src/core/guardrails/judge.ts
var ALLOW = { decision: "allow" };

// src/core/guardrails/measure-write.ts
var WARN_TOKENS = 2e4;
var CONTENT_FIELDS = {
  Write: ["file_path", "content"],
  Edit: ["file_path", "new_string"],
  NotebookEdit: ["notebook_path", "new_source"]
};
function measureWrite(toolName, toolInput) {
  if (toolName === "MultiEdit") {
    const edits = Array.isArray(toolInput.edits) ? toolInput.edits : [];
    const chars = edits.reduce(
      (sum, edit) => sum + (stringOf(edit?.new_string)?.length ?? 0),
      0
    );
    return Math.ceil(chars / 4);
  }
  const fields = Object.hasOwn(CONTENT_FIELDS, toolName) ? CONTENT_FIELDS[toolName] : void 0;
  if (fields === void 0) return 0;
  return Math.ceil((stringOf(toolInput[fields[1]])?.length ?? 0) / 4);
}

// src/core/guardrails/write-size.ts
var DENY_TOKENS = 25e3;
function judgeWriteSize(toolName, toolInput, mode) {
  const tokens = measureWrite(toolName, toolInput);
  if (tokens <= WARN_TOKENS || mode === "off") return ALLOW;
  const target = stringOf(toolInput.file_path) ?? stringOf(toolInput.notebook_path) ?? "the file";
  const size = `write-size: ${toolName} would write about ${tokens} tokens in one call`;
  if (tokens <= DENY_TOKENS || mode === "warn") {
    const reason = `${size}. A file is best read back in one piece when it stays under ${WARN_TOKENS}.`;
    return { decision: "warn", guard: "write-size", target, reason };
  }
  const advice = toolName === "Write" ? "Write a first part of the file, then add the rest with Edit calls, or split it into several files." : "Make the change in several smaller calls.";
  return { decision: mode, guard: "write-size", target, reason: `${size}; up to ${DENY_TOKENS} is allowed. ${advice}` };
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
function parsePreToolUse(payload) {
  return parseTool("PreToolUse", payload);
}
function parseTool(event, payload) {
  const parsed = parseCommon(event, payload);
  if ("problem" in parsed) return parsed;
  const { raw, ...common } = parsed.input;
  if (typeof raw.tool_name !== "string") return wrong("tool_name", "a string", raw.tool_name);
  if (!isRecord(raw.tool_input)) return wrong("tool_input", "an object", raw.tool_input);
  return {
    input: { ...common, toolName: raw.tool_name, toolInput: raw.tool_input, toolUseId: stringOf(raw.tool_use_id) }
  };
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
function addContext(event, text, message = "") {
  if (text === "" && message === "") return "";
  return JSON.stringify({
    ...message === "" ? {} : { systemMessage: message },
    ...text === "" ? {} : { hookSpecificOutput: { hookEventName: event, additionalContext: text } }
  });
}
function decidePermission(decision, reason) {
  return JSON.stringify({
    hookSpecificOutput: { hookEventName: "PreToolUse", permissionDecision: decision, permissionDecisionReason: reason }
  });
}

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
    if (standard === null) return found === null || typeof found === "number" || typeof found === "string";
    return typeof found === typeof standard && found !== null && Array.isArray(found) === Array.isArray(standard);
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
  return { projectDir, config, section, report };
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

// src/core/guardrails/spawn-gate.ts
function isSpawn(toolName) {
  return toolName === "Agent" || toolName === "Task";
}
function judgeSpawn(call, tier, mode) {
  if (mode === "off" || tier !== "emergency" || call.agentId !== null || !isSpawn(call.toolName)) return ALLOW;
  const described = isRecord(call.toolInput) ? stringOf(call.toolInput.description) : null;
  return {
    decision: mode,
    guard: "spawn-gate",
    target: described ?? "agent",
    reason: "spawn-gate: the context is at EMERGENCY, where the report of an agent may not fit. Finish what is open without agents, or continue in a new session, which is handed the checkpoint."
  };
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

// src/core/context/tier.ts
var THRESHOLD_TIERS = ["nominal", "low", "warning", "critical", "emergency"];

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
    memories: Array.isArray(wire.memories) ? wire.memories.filter(isSafeName).slice(-200) : [],
    closeCompactions: wholeNumber(wire.close_compactions) ?? 0,
    raisedCriticality: CRITICALITIES.find((name) => name === wire.raised_criticality) ?? null,
    escalations: ESCALATION_RULES.filter((rule) => Array.isArray(wire.escalations) && wire.escalations.includes(rule)),
    compactionsLearned: wholeNumber(wire.compactions_learned) ?? 0,
    relay: parseRelay(wire.statusline),
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
  const { governance, orchestration } = wire;
  return {
    key: wire.key,
    model: stringOf(wire.model),
    bounds,
    ...Array.isArray(governance) ? { governance: governance.filter((text) => typeof text === "string") } : {},
    ...typeof orchestration === "string" ? { orchestration } : {}
  };
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

// src/steps/gate-spawn.ts
function gateSpawn(projectDir, config, input) {
  const { tier } = readSessionState(projectDir, input.sessionId).state;
  return judgeSpawn(input, tier, config["escalation.gate_spawns"]);
}

// src/answers/pre-tool-use.ts
var respond = createResponder("pre-tool-use", parsePreToolUse, async (input, hook) => {
  const config = await hook.config();
  if (config === null) return null;
  const sized = judgeWriteSize(input.toolName, input.toolInput, config["guardrails.modes.write_size"]);
  const verdict = sized.decision === "allow" ? gateSpawn(hook.projectDir, config, input) : sized;
  if (verdict.decision === "allow") return null;
  if (verdict.decision === "warn") return { stdout: addContext("PreToolUse", verdict.reason) };
  const { decision, reason, guard, target } = verdict;
  const stdout = decidePermission(decision, reason);
  if (decision === "ask") return { stdout };
  return {
    stdout,
    after: async () => {
      const { appendEvents } = await loadPart("io/journal-store");
      appendEvents(hook.projectDir, input.sessionId, [{ event: "tool_denied", guard, tool: input.toolName, target }]);
    }
  };
});
;return {respond, shared2, shared1};
|*/
/*| part io/config-parser
const {CRITICALITIES,DEFAULT_CONFIG,GUARD_MODES,GUIDANCE_LEVELS,OLDER_NAMES,SPAWN_GATES,THRESHOLD_NAMES,THRESHOLD_ROWS,TONES,environmentName,parseVariable} = (await loadPart("answers/pre-tool-use")).shared2;const {openStateFolder,removeQuietly,replaceFile} = await loadPart("shared/4");const {__commonJS,__toESM,isRecord} = (await loadPart("answers/pre-tool-use")).shared1;var require_parser=__commonJS({"node_modules/@iarna/toml/lib/parser.js"(e,r){"use strict";var s=1114112,t=class _ extends Error{constructor(l,a,h){super("[ParserError] "+l,a,h),this.name="ParserError",this.code="ParserError",Error.captureStackTrace&&Error.captureStackTrace(this,_)}},i=class{constructor(n){this.parser=n,this.buf="",this.returned=null,this.result=null,this.resultTable=null,this.resultArr=null}},o=class{constructor(){this.pos=0,this.col=0,this.line=0,this.obj={},this.ctx=this.obj,this.stack=[],this._buf="",this.char=null,this.ii=0,this.state=new i(this.parseStart)}parse(n){if(n.length===0||n.length==null)return;this._buf=String(n),this.ii=-1,this.char=-1;let l;for(;l===!1||this.nextChar();)l=this.runOne();this._buf=null}nextChar(){return this.char===10&&(++this.line,this.col=-1),++this.ii,this.char=this._buf.codePointAt(this.ii),++this.pos,++this.col,this.haveBuffer()}haveBuffer(){return this.ii<this._buf.length}runOne(){return this.state.parser.call(this,this.state.returned)}finish(){this.char=s;let n;do n=this.state.parser,this.runOne();while(this.state.parser!==n);return this.ctx=null,this.state=null,this._buf=null,this.obj}next(n){if(typeof n!="function")throw new t("Tried to set state to non-existent state: "+JSON.stringify(n));this.state.parser=n}goto(n){return this.next(n),this.runOne()}call(n,l){l&&this.next(l),this.stack.push(this.state),this.state=new i(n)}callNow(n,l){return this.call(n,l),this.runOne()}return(n){if(this.stack.length===0)throw this.error(new t("Stack underflow"));n===void 0&&(n=this.state.buf),this.state=this.stack.pop(),this.state.returned=n}returnNow(n){return this.return(n),this.runOne()}consume(){if(this.char===s)throw this.error(new t("Unexpected end-of-buffer"));this.state.buf+=this._buf[this.ii]}error(n){return n.line=this.line,n.col=this.col,n.pos=this.pos,n}parseStart(){throw new t("Must declare a parseStart method")}};o.END=s,o.Error=t,r.exports=o}}),require_create_datetime=__commonJS({"node_modules/@iarna/toml/lib/create-datetime.js"(e,r){"use strict";r.exports=s=>{const t=new Date(s);if(isNaN(t))throw new TypeError("Invalid Datetime");return t}}}),require_format_num=__commonJS({"node_modules/@iarna/toml/lib/format-num.js"(e,r){"use strict";r.exports=(s,t)=>{for(t=String(t);t.length<s;)t="0"+t;return t}}}),require_create_datetime_float=__commonJS({"node_modules/@iarna/toml/lib/create-datetime-float.js"(e,r){"use strict";var s=require_format_num(),t=class extends Date{constructor(i){super(i+"Z"),this.isFloating=!0}toISOString(){const i=`${this.getUTCFullYear()}-${s(2,this.getUTCMonth()+1)}-${s(2,this.getUTCDate())}`,o=`${s(2,this.getUTCHours())}:${s(2,this.getUTCMinutes())}:${s(2,this.getUTCSeconds())}.${s(3,this.getUTCMilliseconds())}`;return`${i}T${o}`}};r.exports=i=>{const o=new t(i);if(isNaN(o))throw new TypeError("Invalid Datetime");return o}}}),require_create_date=__commonJS({"node_modules/@iarna/toml/lib/create-date.js"(e,r){"use strict";var s=require_format_num(),t=global.Date,i=class extends t{constructor(o){super(o),this.isDate=!0}toISOString(){return`${this.getUTCFullYear()}-${s(2,this.getUTCMonth()+1)}-${s(2,this.getUTCDate())}`}};r.exports=o=>{const n=new i(o);if(isNaN(n))throw new TypeError("Invalid Datetime");return n}}}),require_create_time=__commonJS({"node_modules/@iarna/toml/lib/create-time.js"(e,r){"use strict";var s=require_format_num(),t=class extends Date{constructor(i){super(`0000-01-01T${i}Z`),this.isTime=!0}toISOString(){return`${s(2,this.getUTCHours())}:${s(2,this.getUTCMinutes())}:${s(2,this.getUTCSeconds())}.${s(3,this.getUTCMilliseconds())}`}};r.exports=i=>{const o=new t(i);if(isNaN(o))throw new TypeError("Invalid Datetime");return o}}}),require_toml_parser=__commonJS({"node_modules/@iarna/toml/lib/toml-parser.js"(exports,module){"use strict";module.exports=makeParserClass(require_parser()),module.exports.makeParserClass=makeParserClass;var TomlError=class d extends Error{constructor(r){super(r),this.name="TomlError",Error.captureStackTrace&&Error.captureStackTrace(this,d),this.fromTOML=!0,this.wrapped=null}};TomlError.wrap=e=>{const r=new TomlError(e.message);return r.code=e.code,r.wrapped=e,r},module.exports.TomlError=TomlError;var createDateTime=require_create_datetime(),createDateTimeFloat=require_create_datetime_float(),createDate=require_create_date(),createTime=require_create_time(),CTRL_I=9,CTRL_J=10,CTRL_M=13,CTRL_CHAR_BOUNDARY=31,CHAR_SP=32,CHAR_QUOT=34,CHAR_NUM=35,CHAR_APOS=39,CHAR_PLUS=43,CHAR_COMMA=44,CHAR_HYPHEN=45,CHAR_PERIOD=46,CHAR_0=48,CHAR_1=49,CHAR_7=55,CHAR_9=57,CHAR_COLON=58,CHAR_EQUALS=61,CHAR_A=65,CHAR_E=69,CHAR_F=70,CHAR_T=84,CHAR_U=85,CHAR_Z=90,CHAR_LOWBAR=95,CHAR_a=97,CHAR_b=98,CHAR_e=101,CHAR_f=102,CHAR_i=105,CHAR_l=108,CHAR_n=110,CHAR_o=111,CHAR_r=114,CHAR_s=115,CHAR_t=116,CHAR_u=117,CHAR_x=120,CHAR_z=122,CHAR_LCUB=123,CHAR_RCUB=125,CHAR_LSQB=91,CHAR_BSOL=92,CHAR_RSQB=93,CHAR_DEL=127,SURROGATE_FIRST=55296,SURROGATE_LAST=57343,escapes={[CHAR_b]:"\b",[CHAR_t]:"	",[CHAR_n]:`
`,[CHAR_f]:"\f",[CHAR_r]:"\r",[CHAR_QUOT]:'"',[CHAR_BSOL]:"\\"};function isDigit(e){return e>=CHAR_0&&e<=CHAR_9}function isHexit(e){return e>=CHAR_A&&e<=CHAR_F||e>=CHAR_a&&e<=CHAR_f||e>=CHAR_0&&e<=CHAR_9}function isBit(e){return e===CHAR_1||e===CHAR_0}function isOctit(e){return e>=CHAR_0&&e<=CHAR_7}function isAlphaNumQuoteHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_APOS||e===CHAR_QUOT||e===CHAR_LOWBAR||e===CHAR_HYPHEN}function isAlphaNumHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_LOWBAR||e===CHAR_HYPHEN}var _type=Symbol("type"),_declared=Symbol("declared"),hasOwnProperty=Object.prototype.hasOwnProperty,defineProperty=Object.defineProperty,descriptor={configurable:!0,enumerable:!0,writable:!0,value:void 0};function hasKey(e,r){return hasOwnProperty.call(e,r)?!0:(r==="__proto__"&&defineProperty(e,"__proto__",descriptor),!1)}var INLINE_TABLE=Symbol("inline-table");function InlineTable(){return Object.defineProperties({},{[_type]:{value:INLINE_TABLE}})}function isInlineTable(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_TABLE}var TABLE=Symbol("table");function Table(){return Object.defineProperties({},{[_type]:{value:TABLE},[_declared]:{value:!1,writable:!0}})}function isTable(e){return e===null||typeof e!="object"?!1:e[_type]===TABLE}var _contentType=Symbol("content-type"),INLINE_LIST=Symbol("inline-list");function InlineList(e){return Object.defineProperties([],{[_type]:{value:INLINE_LIST},[_contentType]:{value:e}})}function isInlineList(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_LIST}var LIST=Symbol("list");function List(){return Object.defineProperties([],{[_type]:{value:LIST}})}function isList(e){return e===null||typeof e!="object"?!1:e[_type]===LIST}var _custom;try{const utilInspect=eval("require('util').inspect");_custom=utilInspect.custom}catch(e){}var _inspect=_custom||"inspect",BoxedBigInt=class{constructor(e){try{this.value=global.BigInt.asIntN(64,e)}catch{this.value=null}Object.defineProperty(this,_type,{value:INTEGER})}isNaN(){return this.value===null}toString(){return String(this.value)}[_inspect](){return`[BigInt: ${this.toString()}]}`}valueOf(){return this.value}},INTEGER=Symbol("integer");function Integer(e){let r=Number(e);return Object.is(r,-0)&&(r=0),global.BigInt&&!Number.isSafeInteger(r)?new BoxedBigInt(e):Object.defineProperties(new Number(r),{isNaN:{value:function(){return isNaN(this)}},[_type]:{value:INTEGER},[_inspect]:{value:()=>`[Integer: ${e}]`}})}function isInteger(e){return e===null||typeof e!="object"?!1:e[_type]===INTEGER}var FLOAT=Symbol("float");function Float(e){return Object.defineProperties(new Number(e),{[_type]:{value:FLOAT},[_inspect]:{value:()=>`[Float: ${e}]`}})}function isFloat(e){return e===null||typeof e!="object"?!1:e[_type]===FLOAT}function tomlType(e){const r=typeof e;if(r==="object"){if(e===null)return"null";if(e instanceof Date)return"datetime";if(_type in e)switch(e[_type]){case INLINE_TABLE:return"inline-table";case INLINE_LIST:return"inline-list";case TABLE:return"table";case LIST:return"list";case FLOAT:return"float";case INTEGER:return"integer"}}return r}function makeParserClass(e){class r extends e{constructor(){super(),this.ctx=this.obj=Table()}atEndOfWord(){return this.char===CHAR_NUM||this.char===CTRL_I||this.char===CHAR_SP||this.atEndOfLine()}atEndOfLine(){return this.char===e.END||this.char===CTRL_J||this.char===CTRL_M}parseStart(){if(this.char===e.END)return null;if(this.char===CHAR_LSQB)return this.call(this.parseTableOrList);if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(isAlphaNumQuoteHyphen(this.char))return this.callNow(this.parseAssignStatement);throw this.error(new TomlError(`Unknown character "${this.char}"`))}parseWhitespaceToEOL(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(this.char===CHAR_NUM)return this.goto(this.parseComment);if(this.char===e.END||this.char===CTRL_J)return this.return();throw this.error(new TomlError("Unexpected character, expected only whitespace or comments till end of line"))}parseAssignStatement(){return this.callNow(this.parseAssign,this.recordAssignStatement)}recordAssignStatement(t){let i=this.ctx,o=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&!isTable(i[n]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,o))throw this.error(new TomlError("Can't redefine existing key"));return i[_declared]=!0,isInteger(t.value)||isFloat(t.value)?i[o]=t.value.valueOf():i[o]=t.value,this.goto(this.parseWhitespaceToEOL)}parseAssign(){return this.callNow(this.parseKeyword,this.recordAssignKeyword)}recordAssignKeyword(t){return this.state.resultTable?this.state.resultTable.push(t):this.state.resultTable=[t],this.goto(this.parseAssignKeywordPreDot)}parseAssignKeywordPreDot(){if(this.char===CHAR_PERIOD)return this.next(this.parseAssignKeywordPostDot);if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.goto(this.parseAssignEqual)}parseAssignKeywordPostDot(){if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.callNow(this.parseKeyword,this.recordAssignKeyword)}parseAssignEqual(){if(this.char===CHAR_EQUALS)return this.next(this.parseAssignPreValue);throw this.error(new TomlError('Invalid character, expected "="'))}parseAssignPreValue(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseValue,this.recordAssignValue)}recordAssignValue(t){return this.returnNow({key:this.state.resultTable,value:t})}parseComment(){do{if(this.char===e.END||this.char===CTRL_J)return this.return();if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("comments")}while(this.nextChar())}parseTableOrList(){if(this.char===CHAR_LSQB)this.next(this.parseList);else return this.goto(this.parseTable)}parseTable(){return this.ctx=this.obj,this.goto(this.parseTableNext)}parseTableNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseTableMore)}parseTableMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)&&(!isTable(this.ctx[t])||this.ctx[t][_declared]))throw this.error(new TomlError("Can't redefine existing key"));return this.ctx=this.ctx[t]=this.ctx[t]||Table(),this.ctx[_declared]=!0,this.next(this.parseWhitespaceToEOL)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else throw this.error(new TomlError("Can't redefine existing key"));return this.next(this.parseTableNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseList(){return this.ctx=this.obj,this.goto(this.parseListNext)}parseListNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseListMore)}parseListMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)||(this.ctx[t]=List()),isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isList(this.ctx[t])){const i=Table();this.ctx[t].push(i),this.ctx=i}else throw this.error(new TomlError("Can't redefine an existing key"));return this.next(this.parseListEnd)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else{if(isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isInlineTable(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline table"));if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else throw this.error(new TomlError("Can't redefine an existing key"))}return this.next(this.parseListNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseListEnd(t){if(this.char===CHAR_RSQB)return this.next(this.parseWhitespaceToEOL);throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseValue(){if(this.char===e.END)throw this.error(new TomlError("Key without value"));if(this.char===CHAR_QUOT)return this.next(this.parseDoubleString);if(this.char===CHAR_APOS)return this.next(this.parseSingleString);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)return this.goto(this.parseNumberSign);if(this.char===CHAR_i)return this.next(this.parseInf);if(this.char===CHAR_n)return this.next(this.parseNan);if(isDigit(this.char))return this.goto(this.parseNumberOrDateTime);if(this.char===CHAR_t||this.char===CHAR_f)return this.goto(this.parseBoolean);if(this.char===CHAR_LSQB)return this.call(this.parseInlineList,this.recordValue);if(this.char===CHAR_LCUB)return this.call(this.parseInlineTable,this.recordValue);throw this.error(new TomlError("Unexpected character, expecting string, number, datetime, boolean, inline array or inline table"))}recordValue(t){return this.returnNow(t)}parseInf(){if(this.char===CHAR_n)return this.next(this.parseInf2);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseInf2(){if(this.char===CHAR_f)return this.state.buf==="-"?this.return(-1/0):this.return(1/0);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseNan(){if(this.char===CHAR_a)return this.next(this.parseNan2);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseNan2(){if(this.char===CHAR_n)return this.return(NaN);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseKeyword(){return this.char===CHAR_QUOT?this.next(this.parseBasicString):this.char===CHAR_APOS?this.next(this.parseLiteralString):this.goto(this.parseBareKey)}parseBareKey(){do{if(this.char===e.END)throw this.error(new TomlError("Key ended without value"));if(isAlphaNumHyphen(this.char))this.consume();else{if(this.state.buf.length===0)throw this.error(new TomlError("Empty bare keys are not allowed"));return this.returnNow()}}while(this.nextChar())}parseSingleString(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiStringMaybe):this.goto(this.parseLiteralString)}parseLiteralString(){do{if(this.char===CHAR_APOS)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiStringMaybe(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiString):this.returnNow()}parseLiteralMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseLiteralMultiStringContent):this.goto(this.parseLiteralMultiStringContent)}parseLiteralMultiStringContent(){do{if(this.char===CHAR_APOS)return this.next(this.parseLiteralMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiEnd(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd2):(this.state.buf+="'",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd2(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd3):(this.state.buf+="''",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd3(){return this.char===CHAR_APOS?(this.state.buf+="'",this.next(this.parseLiteralMultiEnd4)):this.returnNow()}parseLiteralMultiEnd4(){return this.char===CHAR_APOS?(this.state.buf+="'",this.return()):this.returnNow()}parseDoubleString(){return this.char===CHAR_QUOT?this.next(this.parseMultiStringMaybe):this.goto(this.parseBasicString)}parseBasicString(){do{if(this.char===CHAR_BSOL)return this.call(this.parseEscape,this.recordEscapeReplacement);if(this.char===CHAR_QUOT)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}recordEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseBasicString)}parseMultiStringMaybe(){return this.char===CHAR_QUOT?this.next(this.parseMultiString):this.returnNow()}parseMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseMultiStringContent):this.goto(this.parseMultiStringContent)}parseMultiStringContent(){do{if(this.char===CHAR_BSOL)return this.call(this.parseMultiEscape,this.recordMultiEscapeReplacement);if(this.char===CHAR_QUOT)return this.next(this.parseMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}errorControlCharIn(t){let i="\\u00";return this.char<16&&(i+="0"),i+=this.char.toString(16),this.error(new TomlError(`Control characters (codes < 0x1f and 0x7f) are not allowed in ${t}, use ${i} instead`))}recordMultiEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseMultiStringContent)}parseMultiEnd(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd2):(this.state.buf+='"',this.goto(this.parseMultiStringContent))}parseMultiEnd2(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd3):(this.state.buf+='""',this.goto(this.parseMultiStringContent))}parseMultiEnd3(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.next(this.parseMultiEnd4)):this.returnNow()}parseMultiEnd4(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.return()):this.returnNow()}parseMultiEscape(){return this.char===CTRL_M||this.char===CTRL_J?this.next(this.parseMultiTrim):this.char===CHAR_SP||this.char===CTRL_I?this.next(this.parsePreMultiTrim):this.goto(this.parseEscape)}parsePreMultiTrim(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CTRL_M||this.char===CTRL_J)return this.next(this.parseMultiTrim);throw this.error(new TomlError("Can't escape whitespace"))}parseMultiTrim(){return this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M?null:this.returnNow()}parseEscape(){if(this.char in escapes)return this.return(escapes[this.char]);if(this.char===CHAR_u)return this.call(this.parseSmallUnicode,this.parseUnicodeReturn);if(this.char===CHAR_U)return this.call(this.parseLargeUnicode,this.parseUnicodeReturn);throw this.error(new TomlError("Unknown escape character: "+this.char))}parseUnicodeReturn(t){try{const i=parseInt(t,16);if(i>=SURROGATE_FIRST&&i<=SURROGATE_LAST)throw this.error(new TomlError("Invalid unicode, character in range 0xD800 - 0xDFFF is reserved"));return this.returnNow(String.fromCodePoint(i))}catch(i){throw this.error(TomlError.wrap(i))}}parseSmallUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=4)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseLargeUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=8)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseNumberSign(){return this.consume(),this.next(this.parseMaybeSignedInfOrNan)}parseMaybeSignedInfOrNan(){return this.char===CHAR_i?this.next(this.parseInf):this.char===CHAR_n?this.next(this.parseNan):this.callNow(this.parseNoUnder,this.parseNumberIntegerStart)}parseNumberIntegerStart(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberIntegerExponentOrDecimal)):this.goto(this.parseNumberInteger)}parseNumberIntegerExponentOrDecimal(){return this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Integer(this.state.buf))}parseNumberInteger(){if(isDigit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder);if(this.char===CHAR_E||this.char===CHAR_e)return this.consume(),this.next(this.parseNumberExponentSign);if(this.char===CHAR_PERIOD)return this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseNoUnder(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD||this.char===CHAR_E||this.char===CHAR_e)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNoUnderHexOctBinLiteral(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNumberFloat(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberFloat);if(isDigit(this.char))this.consume();else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Float(this.state.buf))}parseNumberExponentSign(){if(isDigit(this.char))return this.goto(this.parseNumberExponent);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.call(this.parseNoUnder,this.parseNumberExponent);else throw this.error(new TomlError("Unexpected character, expected -, + or digit"))}parseNumberExponent(){if(isDigit(this.char))this.consume();else return this.char===CHAR_LOWBAR?this.call(this.parseNoUnder):this.returnNow(Float(this.state.buf))}parseNumberOrDateTime(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberBaseOrDateTime)):this.goto(this.parseNumberOrDateTimeOnly)}parseNumberOrDateTimeOnly(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberInteger);if(isDigit(this.char))this.consume(),this.state.buf.length>4&&this.next(this.parseNumberInteger);else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_HYPHEN?this.goto(this.parseDateTime):this.char===CHAR_COLON?this.goto(this.parseOnlyTimeHour):this.returnNow(Integer(this.state.buf))}parseDateTimeOnly(){if(this.state.buf.length<4){if(isDigit(this.char))return this.consume();if(this.char===CHAR_COLON)return this.goto(this.parseOnlyTimeHour);throw this.error(new TomlError("Expected digit while parsing year part of a date"))}else{if(this.char===CHAR_HYPHEN)return this.goto(this.parseDateTime);throw this.error(new TomlError("Expected hyphen (-) while parsing year part of date"))}}parseNumberBaseOrDateTime(){return this.char===CHAR_b?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerBin)):this.char===CHAR_o?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerOct)):this.char===CHAR_x?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerHex)):this.char===CHAR_PERIOD?this.goto(this.parseNumberInteger):isDigit(this.char)?this.goto(this.parseDateTimeOnly):this.returnNow(Integer(this.state.buf))}parseIntegerHex(){if(isHexit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerOct(){if(isOctit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerBin(){if(isBit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseDateTime(){if(this.state.buf.length<4)throw this.error(new TomlError("Years less than 1000 must be zero padded to four characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseDateMonth)}parseDateMonth(){if(this.char===CHAR_HYPHEN){if(this.state.buf.length<2)throw this.error(new TomlError("Months less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseDateDay)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseDateDay(){if(this.char===CHAR_T||this.char===CHAR_SP){if(this.state.buf.length<2)throw this.error(new TomlError("Days less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseStartTimeHour)}else{if(this.atEndOfWord())return this.returnNow(createDate(this.state.result+"-"+this.state.buf));if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}}parseStartTimeHour(){return this.atEndOfWord()?this.returnNow(createDate(this.state.result)):this.goto(this.parseTimeHour)}parseTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result+="T"+this.state.buf,this.state.buf="",this.next(this.parseTimeMin)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeSec);throw this.error(new TomlError("Incomplete datetime"))}}parseTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeZoneOrFraction)}else throw this.error(new TomlError("Incomplete datetime"))}parseOnlyTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeMin)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeSec);throw this.error(new TomlError("Incomplete time"))}}parseOnlyTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.next(this.parseOnlyTimeFractionMaybe)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeFractionMaybe(){if(this.state.result+=":"+this.state.buf,this.char===CHAR_PERIOD)this.state.buf="",this.next(this.parseOnlyTimeFraction);else return this.return(createTime(this.state.result))}parseOnlyTimeFraction(){if(isDigit(this.char))this.consume();else if(this.atEndOfWord()){if(this.state.buf.length===0)throw this.error(new TomlError("Expected digit in milliseconds"));return this.returnNow(createTime(this.state.result+"."+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}parseTimeZoneOrFraction(){if(this.char===CHAR_PERIOD)this.consume(),this.next(this.parseDateTimeFraction);else if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}parseDateTimeFraction(){if(isDigit(this.char))this.consume();else{if(this.state.buf.length===1)throw this.error(new TomlError("Expected digit in milliseconds"));if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}}parseTimeZoneHour(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.next(this.parseTimeZoneSep)}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseTimeZoneSep(){if(this.char===CHAR_COLON)this.consume(),this.next(this.parseTimeZoneMin);else throw this.error(new TomlError("Unexpected character in datetime, expected colon"))}parseTimeZoneMin(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.return(createDateTime(this.state.result+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseBoolean(){if(this.char===CHAR_t)return this.consume(),this.next(this.parseTrue_r);if(this.char===CHAR_f)return this.consume(),this.next(this.parseFalse_a)}parseTrue_r(){if(this.char===CHAR_r)return this.consume(),this.next(this.parseTrue_u);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_u(){if(this.char===CHAR_u)return this.consume(),this.next(this.parseTrue_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_e(){if(this.char===CHAR_e)return this.return(!0);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_a(){if(this.char===CHAR_a)return this.consume(),this.next(this.parseFalse_l);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_l(){if(this.char===CHAR_l)return this.consume(),this.next(this.parseFalse_s);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_s(){if(this.char===CHAR_s)return this.consume(),this.next(this.parseFalse_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_e(){if(this.char===CHAR_e)return this.return(!1);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseInlineList(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===e.END)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_NUM?this.call(this.parseComment):this.char===CHAR_RSQB?this.return(this.state.resultArr||InlineList()):this.callNow(this.parseValue,this.recordInlineListValue)}recordInlineListValue(t){return this.state.resultArr||(this.state.resultArr=InlineList(tomlType(t))),isFloat(t)||isInteger(t)?this.state.resultArr.push(t.valueOf()):this.state.resultArr.push(t),this.goto(this.parseInlineListNext)}parseInlineListNext(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CHAR_COMMA)return this.next(this.parseInlineList);if(this.char===CHAR_RSQB)return this.goto(this.parseInlineList);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTable(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_RCUB?this.return(this.state.resultTable||InlineTable()):(this.state.resultTable||(this.state.resultTable=InlineTable()),this.callNow(this.parseAssign,this.recordInlineTableValue))}recordInlineTableValue(t){let i=this.state.resultTable,o=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&(!isTable(i[n])||i[n][_declared]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,o))throw this.error(new TomlError("Can't redefine existing key"));return isInteger(t.value)||isFloat(t.value)?i[o]=t.value.valueOf():i[o]=t.value,this.goto(this.parseInlineTableNext)}parseInlineTableNext(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)return this.next(this.parseInlineTablePostComma);if(this.char===CHAR_RCUB)return this.goto(this.parseInlineTable);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTablePostComma(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)throw this.error(new TomlError("Empty elements in inline tables are not permitted"));if(this.char===CHAR_RCUB)throw this.error(new TomlError("Trailing commas in inline tables are not permitted"));return this.goto(this.parseInlineTable)}}return r}}}),require_parse_pretty_error=__commonJS({"node_modules/@iarna/toml/parse-pretty-error.js"(e,r){"use strict";r.exports=s;function s(t,i){if(t.pos==null||t.line==null)return t;let o=t.message;if(o+=` at row ${t.line+1}, col ${t.col+1}, pos ${t.pos}:
`,i&&i.split){const n=i.split(/\n/),l=String(Math.min(n.length,t.line+3)).length;let a=" ";for(;a.length<l;)a+=" ";for(let h=Math.max(0,t.line-1);h<Math.min(n.length,t.line+2);++h){let u=String(h+1);if(u.length<l&&(u=" "+u),t.line===h){o+=u+"> "+n[h]+`
`,o+=a+"  ";for(let c=0;c<t.col;++c)o+=" ";o+=`^
`}else o+=u+": "+n[h]+`
`}}return t.message=o+`
`,t}}}),require_parse_string=__commonJS({"node_modules/@iarna/toml/parse-string.js"(e,r){"use strict";r.exports=i;var s=require_toml_parser(),t=require_parse_pretty_error();function i(o){global.Buffer&&global.Buffer.isBuffer(o)&&(o=o.toString("utf8"));const n=new s;try{return n.parse(o),n.finish()}catch(l){throw t(l,o)}}}}),import_parse_string=__toESM(require_parse_string(),1);function createKeyLocator(e){let r;return s=>{r??=indexKeys(e);for(let t=s;t!=="";t=t.slice(0,Math.max(0,t.lastIndexOf(".")))){const i=r.get(t);if(i!==void 0)return i}}}var PART=String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`,HEADER=new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`),KEY=new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`);function indexKeys(e){const r=new Map;let s="",t=!1;for(const[i,o]of e.split(`
`).entries()){const n=o.trim(),l=t;if((n.match(/"""|'''/g)?.length??0)%2===1&&(t=!t),l)continue;const a=HEADER.exec(n)?.[1],h=a??KEY.exec(n)?.[1];if(h===void 0)continue;a!==void 0&&(s=unquote(a));const u=a!==void 0||s===""?unquote(h):`${s}.${unquote(h)}`;r.has(u)||r.set(u,i+1)}return r}function unquote(e){return e.split(".").map(r=>r.trim().replace(/^["']|["']$/g,"")).join(".")}var store$4,DEFAULT_CONFIG2={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function getGlobalConfig(e){return!e&&!store$4?DEFAULT_CONFIG2:{lang:e?.lang??store$4?.lang,message:e?.message,abortEarly:e?.abortEarly??store$4?.abortEarly,abortPipeEarly:e?.abortPipeEarly??store$4?.abortPipeEarly}}var store$3;function getGlobalMessage(e){return store$3?.get(e)}var store$2;function getSchemaMessage(e){return store$2?.get(e)}var store$1;function getSpecificMessage(e,r){return store$1?.get(e)?.get(r)}function _stringify(e){const r=typeof e;return r==="string"?`"${e}"`:r==="number"||r==="bigint"||r==="boolean"?`${e}`:r==="object"||r==="function"?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":r}function _addIssue(e,r,s,t,i){const o=i&&"input"in i?i.input:s.value,n=i?.expected??e.expects??null,l=i?.received??_stringify(o),a={kind:e.kind,type:e.type,input:o,expected:n,received:l,message:`Invalid ${r}: ${n?`Expected ${n} but r`:"R"}eceived ${l}`,requirement:e.requirement,path:i?.path,issues:i?.issues,lang:t.lang,abortEarly:t.abortEarly,abortPipeEarly:t.abortPipeEarly},h=e.kind==="schema",u=i?.message??e.message??getSpecificMessage(e.reference,a.lang)??(h?getSchemaMessage(a.lang):null)??t.message??getGlobalMessage(a.lang);u!==void 0&&(a.message=typeof u=="function"?u(a):u),h&&(s.typed=!1),s.issues?s.issues.push(a):s.issues=[a]}function _isValidObjectKey(e,r){return Object.prototype.hasOwnProperty.call(e,r)&&r!=="__proto__"&&r!=="prototype"&&r!=="constructor"}function _joinExpects(e,r){const s=[...new Set(e)];return s.length>1?`(${s.join(` ${r} `)})`:s[0]??"never"}function _standardSchema(e){return e["~standard"]={version:1,vendor:"valibot",validate:r=>e["~run"]({value:r},getGlobalConfig())},e}var EMOJI_REGEX=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function check(e,r){return{kind:"validation",type:"check",reference:check,async:!1,expects:null,requirement:e,message:r,"~run"(s,t){return s.typed&&!this.requirement(s.value)&&_addIssue(this,"input",s,t),s}}}function gtValue(e,r){return{kind:"validation",type:"gt_value",reference:gtValue,async:!1,expects:`>${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:r,"~run"(s,t){return s.typed&&!(s.value>this.requirement)&&_addIssue(this,"value",s,t,{received:s.value instanceof Date?s.value.toJSON():_stringify(s.value)}),s}}}function integer(e){return{kind:"validation",type:"integer",reference:integer,async:!1,expects:null,requirement:Number.isInteger,message:e,"~run"(r,s){return r.typed&&!this.requirement(r.value)&&_addIssue(this,"integer",r,s),r}}}function maxLength(e,r){return{kind:"validation",type:"max_length",reference:maxLength,async:!1,expects:`<=${e}`,requirement:e,message:r,"~run"(s,t){return s.typed&&s.value.length>this.requirement&&_addIssue(this,"length",s,t,{received:`${s.value.length}`}),s}}}function maxValue(e,r){return{kind:"validation",type:"max_value",reference:maxValue,async:!1,expects:`<=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:r,"~run"(s,t){return s.typed&&!(s.value<=this.requirement)&&_addIssue(this,"value",s,t,{received:s.value instanceof Date?s.value.toJSON():_stringify(s.value)}),s}}}function minValue(e,r){return{kind:"validation",type:"min_value",reference:minValue,async:!1,expects:`>=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:r,"~run"(s,t){return s.typed&&!(s.value>=this.requirement)&&_addIssue(this,"value",s,t,{received:s.value instanceof Date?s.value.toJSON():_stringify(s.value)}),s}}}function nonEmpty(e){return{kind:"validation",type:"non_empty",reference:nonEmpty,async:!1,expects:"!0",message:e,"~run"(r,s){return r.typed&&r.value.length===0&&_addIssue(this,"length",r,s,{received:"0"}),r}}}function regex(e,r){return{kind:"validation",type:"regex",reference:regex,async:!1,expects:`${e}`,requirement:e,message:r,"~run"(s,t){return s.typed&&!this.requirement.test(s.value)&&_addIssue(this,"format",s,t),s}}}function array(e,r){return _standardSchema({kind:"schema",type:"array",reference:array,expects:"Array",async:!1,item:e,message:r,"~run"(s,t){const i=s.value;if(Array.isArray(i)){s.typed=!0,s.value=[];for(let o=0;o<i.length;o++){const n=i[o],l=this.item["~run"]({value:n},t);if(l.issues){const a={type:"array",origin:"value",input:i,key:o,value:n};for(const h of l.issues)h.path?h.path.unshift(a):h.path=[a],s.issues?.push(h);if(s.issues||(s.issues=l.issues),t.abortEarly){s.typed=!1;break}}l.typed||(s.typed=!1),s.value.push(l.value)}}else _addIssue(this,"type",s,t);return s}})}function boolean(e){return _standardSchema({kind:"schema",type:"boolean",reference:boolean,expects:"boolean",async:!1,message:e,"~run"(r,s){return typeof r.value=="boolean"?r.typed=!0:_addIssue(this,"type",r,s),r}})}function number(e){return _standardSchema({kind:"schema",type:"number",reference:number,expects:"number",async:!1,message:e,"~run"(r,s){return typeof r.value=="number"&&!isNaN(r.value)?r.typed=!0:_addIssue(this,"type",r,s),r}})}function picklist(e,r){return _standardSchema({kind:"schema",type:"picklist",reference:picklist,expects:_joinExpects(e.map(_stringify),"|"),async:!1,options:e,message:r,"~run"(s,t){return this.options.includes(s.value)?s.typed=!0:_addIssue(this,"type",s,t),s}})}function record(e,r,s){return _standardSchema({kind:"schema",type:"record",reference:record,expects:"Object",async:!1,key:e,value:r,message:s,"~run"(t,i){const o=t.value;if(o&&typeof o=="object"){t.typed=!0,t.value={};for(const n in o)if(_isValidObjectKey(o,n)){const l=o[n],a=this.key["~run"]({value:n},i);if(a.issues){const u={type:"object",origin:"key",input:o,key:n,value:l};for(const c of a.issues)c.path=[u],t.issues?.push(c);if(t.issues||(t.issues=a.issues),i.abortEarly){t.typed=!1;break}}const h=this.value["~run"]({value:l},i);if(h.issues){const u={type:"object",origin:"value",input:o,key:n,value:l};for(const c of h.issues)c.path?c.path.unshift(u):c.path=[u],t.issues?.push(c);if(t.issues||(t.issues=h.issues),i.abortEarly){t.typed=!1;break}}(!a.typed||!h.typed)&&(t.typed=!1),a.typed&&(t.value[a.value]=h.value)}}else _addIssue(this,"type",t,i);return t}})}function string(e){return _standardSchema({kind:"schema",type:"string",reference:string,expects:"string",async:!1,message:e,"~run"(r,s){return typeof r.value=="string"?r.typed=!0:_addIssue(this,"type",r,s),r}})}function unknown(){return _standardSchema({kind:"schema",type:"unknown",reference:unknown,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,e}})}function pipe(...e){return _standardSchema({...e[0],pipe:e,"~run"(r,s){for(const t of e)if(t.kind!=="metadata"){if(r.issues&&(t.kind==="schema"||t.kind==="transformation")){r.typed=!1;break}(!r.issues||!s.abortEarly&&!s.abortPipeEarly)&&(r=t["~run"](r,s))}return r}})}function safeParse(e,r,s){const t=e["~run"]({value:r},getGlobalConfig(s));return{typed:t.typed,success:!t.issues,output:t.value,issues:t.issues}}var onOff={schema:boolean(),expected:"true or false"},ratio={schema:pipe(number(),gtValue(0),maxValue(1)),expected:"a number over 0 and up to 1"},tokens={schema:pipe(number(),integer(),minValue(1e3),maxValue(1e8)),expected:"a whole number of tokens, at least 1000"},fewMemories={schema:pipe(number(),integer(),minValue(0),maxValue(10)),expected:"a whole number from 0 to 10"},oneOf=e=>({schema:picklist(e),expected:`one of ${e.join(", ")}`}),wholeNumber=(e,r,s)=>({schema:pipe(number(),integer(),minValue(e),maxValue(r)),expected:`a whole number of ${s} from ${e} to ${r}`}),logFiles={schema:pipe(array(pipe(string(),regex(/^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./ -]{0,250}\.md$/))),maxLength(20)),expected:"a list of at most 20 Markdown files inside the project"},operationName=pipe(string(),regex(/^[a-z][a-z0-9_]{0,39}$/)),pattern=pipe(string(),maxLength(200),regex(/^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/),nonEmpty()),patterns={schema:pipe(array(pattern),maxLength(50)),expected:"a list of at most 50 file patterns with at most three wildcards each"},thresholdRules=Object.fromEntries(THRESHOLD_ROWS.flatMap(e=>THRESHOLD_NAMES.map(r=>[`context_monitor.thresholds.${e}.${r}`,ratio]))),CONFIG_RULES={criticality:oneOf(CRITICALITIES),"context_monitor.enabled":onOff,"context_monitor.low_threshold":ratio,"context_monitor.warning_threshold":ratio,"context_monitor.critical_threshold":ratio,"context_monitor.emergency_threshold":ratio,...thresholdRules,"context_monitor.absolute_floors":onOff,"context_monitor.operations":{schema:pipe(unknown(),check(e=>!Array.isArray(e)),record(operationName,pipe(number(),integer(),minValue(1),maxValue(1e8)))),expected:"a table of operations in snake_case and their tokens"},"context_monitor.typical_operation":{schema:operationName,expected:"the name of an operation in snake_case"},"context_monitor.compaction_point":tokens,"context_monitor.window":tokens,"context_monitor.tone":oneOf(TONES),"escalation.gate_spawns":oneOf(SPAWN_GATES),"governance.c3_files":patterns,"governance.c4_files":patterns,"resumption.max_age_hours":{schema:pipe(number(),minValue(0),maxValue(87600)),expected:"a number of hours from 0 to 87600"},"resumption.steer_summary":onOff,"resumption.orchestration_file":{schema:pipe(string(),regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),expected:"a path inside the project"},"memory.markers":onOff,"memory.guidance":oneOf(GUIDANCE_LEVELS),"memory.auto_capture.enabled":onOff,"memory.auto_capture.threshold":ratio,"memory.auto_capture.limit":fewMemories,"memory.auto_capture.prompt_first":onOff,"memory.rotation.decision_logs":logFiles,"memory.rotation.issue_logs":logFiles,"memory.rotation.max_lines":wholeNumber(1,1e6,"lines"),"memory.rotation.decision_days":wholeNumber(0,36500,"days"),"memory.rotation.issue_days":wholeNumber(0,36500,"days"),"memory.rotation.check_at_start":onOff,"memory.surface.limit":fewMemories,"memory.surface.at_start":fewMemories,"guardrails.modes.write_size":oneOf(GUARD_MODES),"hooks.session_start":onOff,"hooks.user_prompt_submit":onOff,"hooks.pre_compact":onOff,"hooks.pre_tool_use":onOff,"hooks.post_tool_use":onOff,"sections.project_context":onOff,"sections.resumption_context":onOff,"sections.context_monitor":onOff,"sections.compaction_alert":onOff,"sections.work_log":onOff,"sections.memory_capture":onOff,"sections.response_guidance":onOff,"sections.related_memories":onOff};function acceptsValue(e,r){return safeParse(CONFIG_RULES[e].schema,r).success}var MAX_PROBLEMS=20,THRESHOLD_GROUPS=[THRESHOLD_NAMES.map(e=>`context_monitor.${e}_threshold`),...THRESHOLD_ROWS.map(e=>THRESHOLD_NAMES.map(r=>`context_monitor.thresholds.${e}.${r}`))];function resolveConfig(e,r){const s={...DEFAULT_CONFIG},t={},i=[],o=new Map,n=(a,h,u,c,m)=>{const f=()=>{const p=i.length<1e3?m?.(a):void 0;return p===void 0?{path:c}:{path:c,line:p}};if(!isConfigKey(a)){i.push({code:"config-unknown-key",...f(),cause:shorten(a)});return}if(!acceptsValue(a,h)){const p=`${a} = ${describeValue(h)}, expected ${CONFIG_RULES[a].expected}`;i.push({code:"config-bad-value",...f(),cause:p,consequence:`${describeValue(s[a])} is used`});return}s[a]=h,t[a]=u,o.set(a,c)};for(const a of e){const h=createKeyLocator(a.text),u=i.length;for(const[m,f]of flatten(a.values))n(m,f,a.name,a.path,h);const c=i.splice(u+MAX_PROBLEMS).length;c>0&&i.push({code:"config-bad-value",path:a.path,cause:`${c} more entries are wrong`,consequence:"they are not used"})}const l=new Map(Object.keys(DEFAULT_CONFIG).map(a=>[environmentName(a),a]));for(const[a,h]of r){const u=l.get(a)??OLDER_NAMES[a]??a;n(u,readVariable(u,h),"environment",a)}for(const a of THRESHOLD_GROUPS){const h=dropUnorderedThresholds(a,s,t,o);h&&i.push(h)}return{config:s,origins:t,problems:i}}function isConfigKey(e){return Object.hasOwn(CONFIG_RULES,e)}function readVariable(e,r){const s=r.trim();return isConfigKey(e)&&Array.isArray(DEFAULT_CONFIG[e])?s.split(",").map(t=>t.trim()):isConfigKey(e)&&typeof DEFAULT_CONFIG[e]=="boolean"&&/^[01]$/.test(s)?s==="1":s===""||isConfigKey(e)&&acceptsValue(e,s)?s:parseVariable(s)}function dropUnorderedThresholds(e,r,s,t){const i=e.filter(a=>r[a]!==null),o=i.map(a=>r[a]);if(o.every((a,h)=>h===0||a>(o[h-1]??0)))return null;const n=i.map((a,h)=>`${a} = ${o[h]}`).join(", "),l=t.get(i.at(-1)??"")??"configuration";for(const a of i)r[a]=null,delete s[a];return{code:"config-not-increasing",path:l,cause:`not increasing (${n})`}}function*flatten(e,r=null,s=0){const t=r!==null&&isConfigKey(r)&&isRecord(DEFAULT_CONFIG[r]),i=isRecord(e)&&!t&&!(e instanceof Date)&&s<=6,o=i?Object.entries(e):[];r!==null&&(!i||o.length===0&&isConfigKey(r))&&(yield[r,e]);for(const[n,l]of o){const a=n===""?'""':n;yield*flatten(l,r===null?a:`${r}.${a}`,s+1)}}function shorten(e){return e.length>100?`${e.slice(0,100)}...`:e}function describeValue(e){return typeof e=="string"?JSON.stringify(e.length>60?`${e.slice(0,60)}...`:e):e===null?"the value of the criticality or model":Array.isArray(e)?"a list":typeof e=="object"?"a table":String(e)}function resolveSources(e){const r=[],s=[];for(const i of e.files)try{r.push({...i,values:(0,import_parse_string.default)(i.text)})}catch(o){s.push(describeSyntaxError(i.path,o))}const t=resolveConfig(r,e.variables);return{...t,problems:[...s,...t.problems]}}function describeSyntaxError(e,r){const s=r.line,t="not valid TOML";return typeof s=="number"?{code:"config-syntax",path:e,line:s+1,cause:t}:{code:"config-syntax",path:e,cause:t}}function saveCache(e,r){try{replaceFile(openStateFolder(e,["cache"]),"config.json",r)}catch{removeQuietly(`${e}/.holdfast/cache/config.json`)}};return {resolveSources,saveCache};
|*/
/*| part io/journal-store
const {
  parseEvent,
  readClock,
  serializeEvent
} = await loadPart("shared/3");
const {
  appendState
} = await loadPart("shared/4");
const {
  closeSync,
  constants,
  errorCode,
  existsSync,
  fstatSync,
  openSync,
  readSync
} = (await loadPart("answers/pre-tool-use")).shared1;

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
    read: () => bytes.toString("utf8", start, end),
    start: (count) => bytes.toString("latin1", start, Math.min(end, start + count)),
    tail: (count) => bytes.toString("latin1", Math.max(start, end - count), end),
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
function readRecentEvents(projectDir, limit) {
  const lines = [];
  walkTranscript(`${projectDir}/.holdfast/events.jsonl`, (line) => {
    const event = parseEvent(line.read());
    if (event !== null) lines.push(event);
    return lines.length >= limit;
  });
  return lines.reverse();
}
;return {appendEvents,
  readRecentEvents};
|*/
/*| part io/report
const {
  cleanText,
  readClock,
  redactText,
  serializeEvent
} = await loadPart("shared/3");
const {
  appendState
} = await loadPart("shared/4");
const {
  writeSync
} = (await loadPart("answers/pre-tool-use")).shared1;

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
  "answer-too-long": { failed: "Answer over the limit", consequence: "the least important sections are left out" },
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
/*| part shared/3
const {
  parseJsonRecord,
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared1;

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
function redactText(text) {
  let out = text;
  for (const pattern of PATTERNS) {
    out = out.replace(
      pattern,
      (_match, before, after) => typeof before === "string" ? `${before}${REDACTED}${typeof after === "string" ? after : ""}` : REDACTED
    );
  }
  return out;
}
var SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, "i");

// src/core/text.ts
function cleanText(text) {
  return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
    ""
  ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
}
function excerpt(text, maxChars) {
  const clean = cleanText(text).trim();
  if (clean.length <= maxChars) return clean;
  const head = clean.slice(0, Math.max(0, maxChars - 4));
  const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
  return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
}
function excerptLine(text, maxChars) {
  return excerpt(cleanText(text).replace(/\s+/g, " "), maxChars);
}

// src/core/journal/event.ts
function serializeEvent(event, at, sessionId) {
  const { event: name, ...fields } = event;
  const safe = Object.entries(fields).map(([key, value]) => [
    key,
    typeof value === "string" && !isWord(value) ? redactText(excerptLine(value, 2e3)) : value
  ]);
  return `${JSON.stringify({ at, event: name, session_id: sessionId, ...Object.fromEntries(safe) })}
`;
}
function isWord(value) {
  return value.length <= 12 && /^[a-z]+$/.test(value);
}
function parseEvent(line) {
  const wire = parseJsonRecord(line) ?? parseJsonRecord(line.slice(Math.max(0, line.lastIndexOf('{"at":'))));
  if (wire === null) return null;
  const { at, event, session_id, ...fields } = wire;
  if (typeof at !== "string" || typeof event !== "string") return null;
  return { at, event, sessionId: stringOf(session_id), fields };
}

// src/io/clock.ts
function readClock() {
  const fixed = process.env.HOLDFAST_NOW;
  const date = fixed === void 0 ? /* @__PURE__ *@/ new Date() : new Date(fixed);
  return Number.isNaN(date.getTime()) ? /* @__PURE__ *@/ new Date() : date;
}

;return {redactText,
  cleanText,
  serializeEvent,
  parseEvent,
  readClock};
|*/
/*| part shared/4
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
} = (await loadPart("answers/pre-tool-use")).shared1;

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

;return {replaceFile,
  removeQuietly,
  openStateFolder,
  appendState};
|*/
