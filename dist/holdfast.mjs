// src/cli/holdfast.ts
console.log("holdfast");
